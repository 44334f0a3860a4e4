-- AlterTable
ALTER TABLE "Session" ADD COLUMN "chosenOrderId" TEXT;

-- AlterTable
ALTER TABLE "StaffInvitation" ADD COLUMN "permissions" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN "permissions" TEXT;

-- CreateTable
CREATE TABLE "UnsentForm" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" INTEGER NOT NULL,
    "browser" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "UnsentForm_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "ChangeRequest" ADD COLUMN "orderLineId" TEXT;
ALTER TABLE "ChangeRequest" ADD COLUMN "rounds" INTEGER;

-- CreateIndex
CREATE INDEX "UnsentForm_userId_idx" ON "UnsentForm"("userId");

-- CreateIndex
CREATE INDEX "UnsentForm_expiresAt_idx" ON "UnsentForm"("expiresAt");
