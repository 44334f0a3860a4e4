-- AlterTable
ALTER TABLE "Cart" ADD COLUMN "buyerCountry" TEXT;
ALTER TABLE "Cart" ADD COLUMN "buyerVatNumber" TEXT;
ALTER TABLE "Studio" ADD COLUMN "netPrices" BOOLEAN NOT NULL DEFAULT true;
