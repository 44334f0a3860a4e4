-- CreateTable
CREATE TABLE "SelfBillingInvoice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT NOT NULL,
    "payoutId" TEXT NOT NULL,
    "freelancerId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "description" TEXT NOT NULL,
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
    CONSTRAINT "SelfBillingInvoice_payoutId_fkey" FOREIGN KEY ("payoutId") REFERENCES "Payout" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Payout" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "freelancerId" TEXT NOT NULL,
    "assignmentId" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'accrued',
    "amount" INTEGER NOT NULL,
    "vat" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "approvedById" INTEGER,
    "secondApprovedById" INTEGER,
    "scheduledFor" DATETIME,
    "gateway" TEXT,
    "gatewayTransferId" TEXT,
    "reference" TEXT,
    "reason" TEXT,
    "round" INTEGER NOT NULL DEFAULT 0,
    "paidAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Payout_freelancerId_fkey" FOREIGN KEY ("freelancerId") REFERENCES "Freelancer" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Payout_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Payout" ("amount", "assignmentId", "createdAt", "currency", "dueAt", "freelancerId", "gatewayTransferId", "id", "paidAt", "status") SELECT "amount", "assignmentId", "createdAt", "currency", "dueAt", "freelancerId", "gatewayTransferId", "id", "paidAt", "status" FROM "Payout";
DROP TABLE "Payout";
ALTER TABLE "new_Payout" RENAME TO "Payout";
CREATE UNIQUE INDEX "Payout_assignmentId_key" ON "Payout"("assignmentId");
CREATE UNIQUE INDEX "Payout_gatewayTransferId_key" ON "Payout"("gatewayTransferId");
CREATE INDEX "Payout_freelancerId_status_idx" ON "Payout"("freelancerId", "status");
CREATE INDEX "Payout_status_dueAt_idx" ON "Payout"("status", "dueAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "SelfBillingInvoice_number_key" ON "SelfBillingInvoice"("number");

-- CreateIndex
CREATE UNIQUE INDEX "SelfBillingInvoice_payoutId_key" ON "SelfBillingInvoice"("payoutId");

-- CreateIndex
CREATE UNIQUE INDEX "SelfBillingInvoice_creditNumber_key" ON "SelfBillingInvoice"("creditNumber");

-- CreateIndex
CREATE INDEX "SelfBillingInvoice_freelancerId_issuedAt_idx" ON "SelfBillingInvoice"("freelancerId", "issuedAt");
