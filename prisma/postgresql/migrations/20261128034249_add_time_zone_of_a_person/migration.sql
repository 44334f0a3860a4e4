-- AlterTable
ALTER TABLE "User" ADD COLUMN     "timeZone" TEXT;

-- CreateIndex
CREATE INDEX "User_timeZone_idx" ON "User"("timeZone");
