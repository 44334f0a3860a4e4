-- AlterTable
ALTER TABLE "Company" ADD COLUMN "addressLine" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Company" ADD COLUMN "postalCode" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Company" ADD COLUMN "city" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "CompanyInvitation" ADD COLUMN "liveKey" TEXT;
ALTER TABLE "CompanyInvitation" ADD COLUMN "sends" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "CompanyInvitation" ADD COLUMN "revokedAt" DATETIME;

-- CreateIndex
CREATE UNIQUE INDEX "CompanyInvitation_liveKey_key" ON "CompanyInvitation"("liveKey");
