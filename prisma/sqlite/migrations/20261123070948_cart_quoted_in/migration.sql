-- AlterTable
ALTER TABLE "Cart" ADD COLUMN "quotedIn" TEXT;
