-- AlterTable
ALTER TABLE "MailMessage" ADD COLUMN     "sealed" TEXT;
