-- AlterTable
ALTER TABLE "User" ADD COLUMN     "calendarVersion" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "digestedAt" TIMESTAMP(3);
