-- AlterTable
ALTER TABLE "Payout" ADD COLUMN "approvedAt" DATETIME;

-- CreateTable
CREATE TABLE "SettingProposal" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "proposedById" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE INDEX "Payout_approvedAt_idx" ON "Payout"("approvedAt");
