-- DropIndex
DROP INDEX "Template_createdAt_idx";

-- AlterTable
ALTER TABLE "Template" ADD COLUMN     "status" TEXT NOT NULL DEFAULT 'live';

-- CreateIndex
CREATE INDEX "Template_status_createdAt_idx" ON "Template"("status", "createdAt");
