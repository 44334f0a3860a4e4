-- DropIndex
DROP INDEX "Order_studioId_email_idx";

-- DropIndex
DROP INDEX "Order_studioId_number_idx";

-- DropIndex
DROP INDEX "Payment_status_idx";

-- CreateTable
CREATE TABLE "OrderWord" (
    "orderId" TEXT NOT NULL,
    "word" TEXT NOT NULL,

    PRIMARY KEY ("orderId", "word"),
    CONSTRAINT "OrderWord_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Order_studioId_id_idx" ON "Order"("studioId", "id");

-- CreateIndex
CREATE INDEX "OrderWord_word_orderId_idx" ON "OrderWord"("word", "orderId");

-- CreateIndex
CREATE INDEX "Payment_studioId_id_idx" ON "Payment"("studioId", "id");

-- CreateIndex
CREATE INDEX "Payment_studioId_status_id_idx" ON "Payment"("studioId", "status", "id");

-- CreateIndex
CREATE INDEX "WebhookEvent_eventId_idx" ON "WebhookEvent"("eventId");
