-- AlterTable
ALTER TABLE "Milestone" ADD COLUMN "startedAt" DATETIME;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN "payUntil" DATETIME;

-- CreateTable
CREATE TABLE "SandboxRefund" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "idempotencyKey" TEXT NOT NULL,
    "paymentIntentId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "settlesAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "SandboxDispute" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "paymentIntentId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "evidenceDueAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_OrderLine" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "productId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unitAmount" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "discount" INTEGER NOT NULL DEFAULT 0,
    "deliverySpeed" TEXT NOT NULL,
    "workingDays" INTEGER NOT NULL,
    "customisation" TEXT NOT NULL,
    "revisions" INTEGER NOT NULL,
    "scope" JSONB NOT NULL,
    "addOns" JSONB NOT NULL,
    CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OrderLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_OrderLine" ("addOns", "amount", "customisation", "deliverySpeed", "id", "image", "name", "orderId", "position", "productId", "quantity", "revisions", "scope", "unitAmount", "workingDays") SELECT "addOns", "amount", "customisation", "deliverySpeed", "id", "image", "name", "orderId", "position", "productId", "quantity", "revisions", "scope", "unitAmount", "workingDays" FROM "OrderLine";
DROP TABLE "OrderLine";
ALTER TABLE "new_OrderLine" RENAME TO "OrderLine";
CREATE INDEX "OrderLine_orderId_idx" ON "OrderLine"("orderId");
CREATE INDEX "OrderLine_productId_idx" ON "OrderLine"("productId");
CREATE TABLE "new_Refund" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "paymentId" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'requested',
    "amount" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "gatewayRefundId" TEXT,
    "requestedById" INTEGER,
    "approvedById" INTEGER,
    "secondApprovedById" INTEGER,
    "withdrawalId" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Refund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Refund_withdrawalId_fkey" FOREIGN KEY ("withdrawalId") REFERENCES "Withdrawal" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Refund" ("amount", "approvedById", "createdAt", "gatewayRefundId", "id", "paymentId", "reason", "requestedById", "secondApprovedById", "status", "updatedAt") SELECT "amount", "approvedById", "createdAt", "gatewayRefundId", "id", "paymentId", "reason", "requestedById", "secondApprovedById", "status", "updatedAt" FROM "Refund";
DROP TABLE "Refund";
ALTER TABLE "new_Refund" RENAME TO "Refund";
CREATE UNIQUE INDEX "Refund_gatewayRefundId_key" ON "Refund"("gatewayRefundId");
CREATE INDEX "Refund_paymentId_idx" ON "Refund"("paymentId");
CREATE INDEX "Refund_status_idx" ON "Refund"("status");
CREATE INDEX "Refund_withdrawalId_idx" ON "Refund"("withdrawalId");
CREATE TABLE "new_Withdrawal" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "userId" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'declared',
    "declaredAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" DATETIME,
    "acknowledgedAt" DATETIME,
    "refundedAt" DATETIME,
    "refundAmount" INTEGER,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    CONSTRAINT "Withdrawal_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Withdrawal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Withdrawal" ("acknowledgedAt", "confirmedAt", "declaredAt", "id", "orderId", "refundAmount", "refundedAt", "status", "userId") SELECT "acknowledgedAt", "confirmedAt", "declaredAt", "id", "orderId", "refundAmount", "refundedAt", "status", "userId" FROM "Withdrawal";
DROP TABLE "Withdrawal";
ALTER TABLE "new_Withdrawal" RENAME TO "Withdrawal";
CREATE INDEX "Withdrawal_orderId_idx" ON "Withdrawal"("orderId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "SandboxRefund_idempotencyKey_key" ON "SandboxRefund"("idempotencyKey");

-- CreateIndex
CREATE INDEX "SandboxRefund_paymentIntentId_idx" ON "SandboxRefund"("paymentIntentId");

-- CreateIndex
CREATE UNIQUE INDEX "SandboxDispute_paymentIntentId_key" ON "SandboxDispute"("paymentIntentId");
