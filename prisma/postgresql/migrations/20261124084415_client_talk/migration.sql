-- AlterTable
ALTER TABLE "Assignment" ADD COLUMN     "clientTalkSince" TIMESTAMP(3);
