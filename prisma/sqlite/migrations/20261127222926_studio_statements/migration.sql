-- AlterTable
ALTER TABLE "Studio" ADD COLUMN "payoutDetails" TEXT;

-- CreateTable
CREATE TABLE "StudioStatement" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT NOT NULL,
    "studioId" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "gross" INTEGER NOT NULL,
    "feeRate" INTEGER NOT NULL,
    "fee" INTEGER NOT NULL,
    "feeVat" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "StudioStatement_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StudioFeeInvoice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT NOT NULL,
    "statementId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "net" INTEGER NOT NULL,
    "vatRate" INTEGER NOT NULL,
    "vat" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "reverseCharge" BOOLEAN NOT NULL DEFAULT false,
    "sekRate" INTEGER,
    "sekRateDay" TEXT,
    "seller" JSONB NOT NULL,
    "buyer" JSONB NOT NULL,
    "issuedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creditNumber" TEXT,
    "creditedAt" DATETIME,
    CONSTRAINT "StudioFeeInvoice_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "StudioStatement" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Payout" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "freelancerId" TEXT,
    "assignmentId" TEXT,
    "statementId" TEXT,
    "status" TEXT NOT NULL DEFAULT 'accrued',
    "amount" INTEGER NOT NULL,
    "vat" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "approvedById" INTEGER,
    "secondApprovedById" INTEGER,
    "approvedAccount" TEXT,
    "approvedAt" DATETIME,
    "scheduledFor" DATETIME,
    "gateway" TEXT,
    "gatewayTransferId" TEXT,
    "reference" TEXT,
    "reason" TEXT,
    "round" INTEGER NOT NULL DEFAULT 0,
    "paidAt" DATETIME,
    "payeeName" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Payout_freelancerId_fkey" FOREIGN KEY ("freelancerId") REFERENCES "Freelancer" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Payout_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Payout_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "StudioStatement" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Payout" ("amount", "approvedAt", "approvedById", "assignmentId", "createdAt", "currency", "dueAt", "freelancerId", "gateway", "gatewayTransferId", "id", "paidAt", "payeeName", "reason", "reference", "round", "scheduledFor", "secondApprovedById", "status", "vat") SELECT "amount", "approvedAt", "approvedById", "assignmentId", "createdAt", "currency", "dueAt", "freelancerId", "gateway", "gatewayTransferId", "id", "paidAt", "payeeName", "reason", "reference", "round", "scheduledFor", "secondApprovedById", "status", "vat" FROM "Payout";
DROP TABLE "Payout";
ALTER TABLE "new_Payout" RENAME TO "Payout";
CREATE UNIQUE INDEX "Payout_assignmentId_key" ON "Payout"("assignmentId");
CREATE UNIQUE INDEX "Payout_statementId_key" ON "Payout"("statementId");
CREATE UNIQUE INDEX "Payout_gatewayTransferId_key" ON "Payout"("gatewayTransferId");
CREATE INDEX "Payout_freelancerId_status_idx" ON "Payout"("freelancerId", "status");
CREATE INDEX "Payout_status_dueAt_idx" ON "Payout"("status", "dueAt");
CREATE INDEX "Payout_status_id_idx" ON "Payout"("status", "id");
CREATE INDEX "Payout_dueAt_id_idx" ON "Payout"("dueAt", "id");
CREATE INDEX "Payout_currency_dueAt_id_idx" ON "Payout"("currency", "dueAt", "id");
CREATE INDEX "Payout_currency_id_idx" ON "Payout"("currency", "id");
CREATE INDEX "Payout_payeeName_id_idx" ON "Payout"("payeeName", "id");
CREATE INDEX "Payout_approvedAt_idx" ON "Payout"("approvedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "StudioStatement_number_key" ON "StudioStatement"("number");

-- CreateIndex
CREATE INDEX "StudioStatement_studioId_id_idx" ON "StudioStatement"("studioId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "StudioFeeInvoice_number_key" ON "StudioFeeInvoice"("number");

-- CreateIndex
CREATE UNIQUE INDEX "StudioFeeInvoice_statementId_key" ON "StudioFeeInvoice"("statementId");

-- CreateIndex
CREATE UNIQUE INDEX "StudioFeeInvoice_creditNumber_key" ON "StudioFeeInvoice"("creditNumber");

-- CreateIndex
CREATE INDEX "StudioFeeInvoice_issuedAt_idx" ON "StudioFeeInvoice"("issuedAt");

-- CreateIndex
CREATE INDEX "StudioFeeInvoice_creditedAt_idx" ON "StudioFeeInvoice"("creditedAt");
