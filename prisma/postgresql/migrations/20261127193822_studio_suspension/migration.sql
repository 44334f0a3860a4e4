-- AlterEnum
ALTER TYPE "StudioStatus" ADD VALUE 'suspended';

-- AlterTable
ALTER TABLE "Studio" ADD COLUMN     "suspendedFrom" "StudioStatus",
ADD COLUMN     "suspension" TEXT;
