-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "folded" TEXT;
