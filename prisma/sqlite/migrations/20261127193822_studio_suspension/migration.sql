-- AlterTable
ALTER TABLE "Studio" ADD COLUMN "suspendedFrom" TEXT;
ALTER TABLE "Studio" ADD COLUMN "suspension" TEXT;
