-- DropIndex
DROP INDEX "WaitlistEntry_status_confirmedAt_idx";

-- AlterTable
ALTER TABLE "WaitlistEntry" ADD COLUMN     "privacyVersion" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "standsSince" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "WaitlistEntry_status_standsSince_id_idx" ON "WaitlistEntry"("status", "standsSince", "id");

-- CreateIndex
CREATE INDEX "WaitlistEntry_referredById_status_idx" ON "WaitlistEntry"("referredById", "status");
