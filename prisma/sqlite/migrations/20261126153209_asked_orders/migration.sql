-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Order" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "placementKey" TEXT NOT NULL,
    "studioId" INTEGER NOT NULL,
    "cartId" TEXT,
    "visitorHash" TEXT NOT NULL,
    "userId" INTEGER,
    "askedUserId" INTEGER,
    "companyId" TEXT,
    "couponId" TEXT,
    "couponCounted" BOOLEAN NOT NULL DEFAULT false,
    "status" TEXT NOT NULL DEFAULT 'pending_payment',
    "heldFrom" TEXT,
    "holdReason" TEXT,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "companyName" TEXT,
    "vatNumber" TEXT,
    "addressLine" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "net" INTEGER NOT NULL,
    "discount" INTEGER NOT NULL DEFAULT 0,
    "vatRate" INTEGER NOT NULL,
    "vat" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "reverseCharge" BOOLEAN NOT NULL DEFAULT false,
    "termsVersion" TEXT NOT NULL,
    "earlyStartAt" DATETIME,
    "earlyStartVersion" TEXT,
    "payUntil" DATETIME,
    "payerName" TEXT,
    "payerEmail" TEXT,
    "withdrawalEndsAt" DATETIME,
    "confirmedAt" DATETIME,
    "completedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Order_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Order_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Order_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Order_askedUserId_fkey" FOREIGN KEY ("askedUserId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Order_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Order_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "Coupon" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Order" ("addressLine", "cartId", "city", "companyId", "companyName", "completedAt", "confirmedAt", "country", "couponCounted", "couponId", "createdAt", "currency", "discount", "earlyStartAt", "earlyStartVersion", "email", "heldFrom", "holdReason", "id", "language", "name", "net", "number", "payUntil", "payerEmail", "payerName", "placementKey", "postalCode", "reverseCharge", "status", "studioId", "termsVersion", "title", "total", "updatedAt", "userId", "vat", "vatNumber", "vatRate", "visitorHash", "withdrawalEndsAt") SELECT "addressLine", "cartId", "city", "companyId", "companyName", "completedAt", "confirmedAt", "country", "couponCounted", "couponId", "createdAt", "currency", "discount", "earlyStartAt", "earlyStartVersion", "email", "heldFrom", "holdReason", "id", "language", "name", "net", "number", "payUntil", "payerEmail", "payerName", "placementKey", "postalCode", "reverseCharge", "status", "studioId", "termsVersion", "title", "total", "updatedAt", "userId", "vat", "vatNumber", "vatRate", "visitorHash", "withdrawalEndsAt" FROM "Order";
DROP TABLE "Order";
ALTER TABLE "new_Order" RENAME TO "Order";
CREATE UNIQUE INDEX "Order_number_key" ON "Order"("number");
CREATE UNIQUE INDEX "Order_placementKey_key" ON "Order"("placementKey");
CREATE INDEX "Order_userId_createdAt_idx" ON "Order"("userId", "createdAt");
CREATE INDEX "Order_askedUserId_idx" ON "Order"("askedUserId");
CREATE INDEX "Order_companyId_createdAt_idx" ON "Order"("companyId", "createdAt");
CREATE INDEX "Order_studioId_id_idx" ON "Order"("studioId", "id");
CREATE INDEX "Order_status_updatedAt_idx" ON "Order"("status", "updatedAt");
CREATE INDEX "Order_studioId_status_id_idx" ON "Order"("studioId", "status", "id");
CREATE INDEX "Order_studioId_name_id_idx" ON "Order"("studioId", "name", "id");
CREATE INDEX "Order_cartId_idx" ON "Order"("cartId");
CREATE INDEX "Order_email_idx" ON "Order"("email");
CREATE INDEX "Order_visitorHash_idx" ON "Order"("visitorHash");
CREATE TABLE "new_Project" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT NOT NULL,
    "userId" INTEGER,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'intake',
    "briefSentAt" DATETIME,
    "briefVersion" INTEGER NOT NULL DEFAULT 0,
    "dueAt" DATETIME,
    "fileBytes" BIGINT NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Project_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Project_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Project" ("briefSentAt", "briefVersion", "createdAt", "dueAt", "fileBytes", "id", "name", "orderId", "status", "updatedAt", "userId") SELECT "briefSentAt", "briefVersion", "createdAt", "dueAt", "fileBytes", "id", "name", "orderId", "status", "updatedAt", "userId" FROM "Project";
DROP TABLE "Project";
ALTER TABLE "new_Project" RENAME TO "Project";
CREATE UNIQUE INDEX "Project_orderId_key" ON "Project"("orderId");
CREATE INDEX "Project_userId_status_idx" ON "Project"("userId", "status");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
