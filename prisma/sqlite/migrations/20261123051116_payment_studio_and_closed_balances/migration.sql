-- DropTable
DROP TABLE "DailyFigure";

-- CreateTable
CREATE TABLE "ClosedBalance" (
    "day" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    PRIMARY KEY ("day", "account", "currency")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Payment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "studioId" INTEGER NOT NULL,
    "payableId" TEXT NOT NULL,
    "attemptId" TEXT NOT NULL,
    "gateway" TEXT NOT NULL,
    "gatewayPaymentId" TEXT NOT NULL,
    "method" TEXT,
    "status" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "refundedAmount" INTEGER NOT NULL DEFAULT 0,
    "failureCode" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Payment_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Payment_payableId_fkey" FOREIGN KEY ("payableId") REFERENCES "Payable" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Payment_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "CheckoutAttempt" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Payment" ("amount", "attemptId", "createdAt", "currency", "failureCode", "gateway", "gatewayPaymentId", "id", "method", "payableId", "refundedAmount", "status", "studioId", "updatedAt") SELECT "amount", "attemptId", "createdAt", "currency", "failureCode", "gateway", "gatewayPaymentId", "id", "method", "payableId", "refundedAmount", "status", (SELECT o."studioId" FROM "Payable" p JOIN "Order" o ON o."id" = p."orderId" WHERE p."id" = "Payment"."payableId"), "updatedAt" FROM "Payment";
DROP TABLE "Payment";
ALTER TABLE "new_Payment" RENAME TO "Payment";
CREATE UNIQUE INDEX "Payment_gatewayPaymentId_key" ON "Payment"("gatewayPaymentId");
CREATE INDEX "Payment_payableId_idx" ON "Payment"("payableId");
CREATE INDEX "Payment_status_idx" ON "Payment"("status");
CREATE INDEX "Payment_studioId_amount_id_idx" ON "Payment"("studioId", "amount", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Order_studioId_name_id_idx" ON "Order"("studioId", "name", "id");
