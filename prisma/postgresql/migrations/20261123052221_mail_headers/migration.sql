-- AlterTable
ALTER TABLE "MailMessage" ADD COLUMN     "replyTo" TEXT,
ADD COLUMN     "unsubscribeUrl" TEXT;
