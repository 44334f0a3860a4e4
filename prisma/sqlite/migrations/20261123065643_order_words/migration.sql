-- DropIndex
DROP INDEX "Order_studioId_email_idx";

-- DropIndex
DROP INDEX "Order_studioId_number_idx";

-- CreateTable
CREATE TABLE "OrderWord" (
    "orderId" TEXT NOT NULL,
    "word" TEXT NOT NULL,

    PRIMARY KEY ("orderId", "word"),
    CONSTRAINT "OrderWord_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "OrderWord_word_orderId_idx" ON "OrderWord"("word", "orderId");

-- CreateIndex
CREATE INDEX "WebhookEvent_eventId_idx" ON "WebhookEvent"("eventId");
