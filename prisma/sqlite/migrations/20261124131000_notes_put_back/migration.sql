-- AlterTable
ALTER TABLE "StaffNote" ADD COLUMN "removedAt" DATETIME;

-- CreateIndex
CREATE INDEX "StaffNote_removedAt_idx" ON "StaffNote"("removedAt");
