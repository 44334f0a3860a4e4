-- AlterTable
ALTER TABLE "Cart" ADD COLUMN     "buyerCountry" TEXT,
ADD COLUMN     "buyerVatNumber" TEXT;

-- AlterTable
ALTER TABLE "Studio" ADD COLUMN     "netPrices" BOOLEAN NOT NULL DEFAULT true;
