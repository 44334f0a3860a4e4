-- AlterTable
ALTER TABLE "Company" ADD COLUMN     "addressLine" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "city" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "postalCode" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "CompanyInvitation" ADD COLUMN     "liveKey" TEXT,
ADD COLUMN     "revokedAt" TIMESTAMP(3),
ADD COLUMN     "sends" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE UNIQUE INDEX "CompanyInvitation_liveKey_key" ON "CompanyInvitation"("liveKey");
