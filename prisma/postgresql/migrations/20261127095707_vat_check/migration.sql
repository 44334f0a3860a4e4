-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "vatCheckNumber" TEXT,
ADD COLUMN     "vatCheckValid" BOOLEAN,
ADD COLUMN     "vatCheckedAt" TIMESTAMP(3);
