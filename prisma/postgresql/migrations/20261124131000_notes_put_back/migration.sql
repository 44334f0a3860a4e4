-- AlterTable
ALTER TABLE "StaffNote" ADD COLUMN     "removedAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "StaffNote_removedAt_idx" ON "StaffNote"("removedAt");
