-- AlterTable
ALTER TABLE "MailMessage" ADD COLUMN     "attachments" JSONB;
