-- AlterTable
ALTER TABLE "FreelancerApplication" ADD COLUMN     "availability" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "experience" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "key" TEXT,
ADD COLUMN     "openKey" TEXT,
ADD COLUMN     "privacyVersion" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "suspicions" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE UNIQUE INDEX "FreelancerApplication_key_key" ON "FreelancerApplication"("key");

-- CreateIndex
CREATE UNIQUE INDEX "FreelancerApplication_openKey_key" ON "FreelancerApplication"("openKey");
