-- AlterTable
ALTER TABLE "Cart" ADD COLUMN "typedBuyer" TEXT;

-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN "seenAmount" INTEGER;
ALTER TABLE "CartItem" ADD COLUMN "seenCurrency" TEXT;
