-- CreateTable
CREATE TABLE "CartItemFile" (
    "cartItemId" TEXT NOT NULL,
    "fileId" TEXT NOT NULL,

    PRIMARY KEY ("cartItemId", "fileId"),
    CONSTRAINT "CartItemFile_cartItemId_fkey" FOREIGN KEY ("cartItemId") REFERENCES "CartItem" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CartItemFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OrderLineFile" (
    "orderLineId" TEXT NOT NULL,
    "fileId" TEXT NOT NULL,

    PRIMARY KEY ("orderLineId", "fileId"),
    CONSTRAINT "OrderLineFile_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OrderLineFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_BriefAnswer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "orderLineId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "BriefAnswer_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "BriefAnswer_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_BriefAnswer" ("answer", "id", "projectId", "question", "updatedAt") SELECT "answer", "id", "projectId", "question", "updatedAt" FROM "BriefAnswer";
DROP TABLE "BriefAnswer";
ALTER TABLE "new_BriefAnswer" RENAME TO "BriefAnswer";
CREATE INDEX "BriefAnswer_projectId_idx" ON "BriefAnswer"("projectId");
CREATE UNIQUE INDEX "BriefAnswer_orderLineId_key_key" ON "BriefAnswer"("orderLineId", "key");
CREATE TABLE "new_CartItem" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "cartId" TEXT NOT NULL,
    "productId" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "deliverySpeed" TEXT NOT NULL DEFAULT 'standard',
    "customisation" TEXT NOT NULL DEFAULT '',
    "addOnIds" JSONB NOT NULL,
    "brief" JSONB,
    "briefWhole" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "CartItem_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CartItem_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_CartItem" ("addOnIds", "cartId", "createdAt", "customisation", "deliverySpeed", "id", "productId", "quantity") SELECT "addOnIds", "cartId", "createdAt", "customisation", "deliverySpeed", "id", "productId", "quantity" FROM "CartItem";
DROP TABLE "CartItem";
ALTER TABLE "new_CartItem" RENAME TO "CartItem";
CREATE UNIQUE INDEX "CartItem_cartId_productId_key" ON "CartItem"("cartId", "productId");
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
    "brief" JSONB,
    "briefWhole" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OrderLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_OrderLine" ("addOns", "amount", "customisation", "deliverySpeed", "discount", "id", "image", "name", "orderId", "position", "productId", "quantity", "revisions", "scope", "unitAmount", "workingDays") SELECT "addOns", "amount", "customisation", "deliverySpeed", "discount", "id", "image", "name", "orderId", "position", "productId", "quantity", "revisions", "scope", "unitAmount", "workingDays" FROM "OrderLine";
DROP TABLE "OrderLine";
ALTER TABLE "new_OrderLine" RENAME TO "OrderLine";
CREATE INDEX "OrderLine_orderId_idx" ON "OrderLine"("orderId");
CREATE INDEX "OrderLine_productId_idx" ON "OrderLine"("productId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "CartItemFile_fileId_idx" ON "CartItemFile"("fileId");

-- CreateIndex
CREATE INDEX "OrderLineFile_fileId_idx" ON "OrderLineFile"("fileId");
