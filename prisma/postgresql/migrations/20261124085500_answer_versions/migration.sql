-- AlterTable
ALTER TABLE "CannedAnswer" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
