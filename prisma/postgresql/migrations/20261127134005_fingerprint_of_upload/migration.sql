-- AlterTable
ALTER TABLE "FileVersion" ADD COLUMN     "fingerprint" TEXT;
