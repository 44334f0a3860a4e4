-- AlterTable
ALTER TABLE "MailMessage" ADD COLUMN "replyTo" TEXT;
ALTER TABLE "MailMessage" ADD COLUMN "unsubscribeUrl" TEXT;
