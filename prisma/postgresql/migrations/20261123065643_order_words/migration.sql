-- DropIndex
DROP INDEX "Order_studioId_email_idx";

-- DropIndex
DROP INDEX "Order_studioId_number_idx";

-- DropIndex
DROP INDEX "Payment_status_idx";

-- What texts begin with is found by an index only in this order of letters, whatever the database's own is.
ALTER TABLE "WebhookEvent" ALTER COLUMN "eventId" TYPE TEXT COLLATE "C";
ALTER TABLE "Payment" ALTER COLUMN "gatewayPaymentId" TYPE TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "OrderWord" (
    "orderId" TEXT NOT NULL,
    "word" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "OrderWord_pkey" PRIMARY KEY ("orderId","word")
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

-- AddForeignKey
ALTER TABLE "OrderWord" ADD CONSTRAINT "OrderWord_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
