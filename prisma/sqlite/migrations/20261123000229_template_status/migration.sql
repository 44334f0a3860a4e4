-- A column is added in place: making the table anew would take the words of the templates with it.
DROP INDEX "Template_createdAt_idx";
ALTER TABLE "Template" ADD COLUMN "status" TEXT NOT NULL DEFAULT 'live';
CREATE INDEX "Template_status_createdAt_idx" ON "Template"("status", "createdAt");
