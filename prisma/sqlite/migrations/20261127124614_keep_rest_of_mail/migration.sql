-- AlterTable
ALTER TABLE "Message" ADD COLUMN "mailRest" TEXT;
