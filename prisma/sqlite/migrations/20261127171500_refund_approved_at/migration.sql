-- AlterTable
ALTER TABLE "Refund" ADD COLUMN "approvedAt" DATETIME;
