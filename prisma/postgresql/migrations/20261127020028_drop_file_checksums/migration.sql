-- AlterTable
ALTER TABLE "FileVersion" DROP COLUMN "crc32";
