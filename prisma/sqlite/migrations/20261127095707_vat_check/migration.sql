-- AlterTable
ALTER TABLE "Order" ADD COLUMN "vatCheckNumber" TEXT;
ALTER TABLE "Order" ADD COLUMN "vatCheckValid" BOOLEAN;
ALTER TABLE "Order" ADD COLUMN "vatCheckedAt" DATETIME;
