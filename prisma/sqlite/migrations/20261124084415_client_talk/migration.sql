-- AlterTable
ALTER TABLE "Assignment" ADD COLUMN "clientTalkSince" DATETIME;
