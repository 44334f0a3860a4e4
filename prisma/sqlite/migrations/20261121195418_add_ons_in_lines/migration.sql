-- The chosen add-ons move into their lines.
-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_CartItem" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "cartId" TEXT NOT NULL,
    "productId" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "deliverySpeed" TEXT NOT NULL DEFAULT 'standard',
    "customisation" TEXT NOT NULL DEFAULT '',
    "addOnIds" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "CartItem_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "CartItem_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_CartItem" ("addOnIds", "cartId", "createdAt", "customisation", "deliverySpeed", "id", "productId", "quantity") SELECT (SELECT json_group_array("addOnId") FROM "CartItemAddOn" WHERE "cartItemId" = "CartItem"."id"), "cartId", "createdAt", "customisation", "deliverySpeed", "id", "productId", "quantity" FROM "CartItem";
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
    "deliverySpeed" TEXT NOT NULL,
    "workingDays" INTEGER NOT NULL,
    "customisation" TEXT NOT NULL,
    "revisions" INTEGER NOT NULL,
    "scope" JSONB NOT NULL,
    "addOns" JSONB NOT NULL,
    CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OrderLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_OrderLine" ("addOns", "amount", "customisation", "deliverySpeed", "id", "image", "name", "orderId", "position", "productId", "quantity", "revisions", "scope", "unitAmount", "workingDays") SELECT (SELECT json_group_array(json_object('addOnId', "addOnId", 'name', "OrderLineAddOn"."name", 'amount', "OrderLineAddOn"."amount")) FROM "OrderLineAddOn" WHERE "orderLineId" = "OrderLine"."id"), "amount", "customisation", "deliverySpeed", "id", "image", "name", "orderId", "position", "productId", "quantity", "revisions", "scope", "unitAmount", "workingDays" FROM "OrderLine";
DROP TABLE "OrderLine";
ALTER TABLE "new_OrderLine" RENAME TO "OrderLine";
CREATE INDEX "OrderLine_orderId_idx" ON "OrderLine"("orderId");
CREATE INDEX "OrderLine_productId_idx" ON "OrderLine"("productId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- DropIndex
DROP INDEX "OrderLineAddOn_orderLineId_idx";

-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "CartItemAddOn";
PRAGMA foreign_keys=on;

-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "OrderLineAddOn";
PRAGMA foreign_keys=on;
