-- AlterTable
ALTER TABLE "BriefNote" ALTER COLUMN "authorId" DROP NOT NULL;
