-- AlterTable
ALTER TABLE "InvoiceLine" ADD COLUMN     "discount" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "couponCounted" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "payerEmail" TEXT,
ADD COLUMN     "payerName" TEXT;
