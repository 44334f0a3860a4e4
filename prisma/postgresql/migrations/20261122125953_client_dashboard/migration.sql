-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "key" TEXT,
ADD COLUMN     "orderId" TEXT;
UPDATE "Notification" SET "key" = "id";
ALTER TABLE "Notification" ALTER COLUMN "key" SET NOT NULL;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "title" TEXT NOT NULL DEFAULT '';

-- What an order is called: its services.
UPDATE "Order" SET "title" = COALESCE((SELECT STRING_AGG("name", ' + ' ORDER BY "position") FROM "OrderLine" WHERE "orderId" = "Order"."id"), '');

-- CreateIndex
CREATE UNIQUE INDEX "Notification_key_key" ON "Notification"("key");

-- CreateIndex
CREATE INDEX "Notification_orderId_idx" ON "Notification"("orderId");

-- CreateIndex
CREATE INDEX "Order_companyId_createdAt_idx" ON "Order"("companyId", "createdAt");

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
