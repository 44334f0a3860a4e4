-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN "agreedAmount" INTEGER;

-- AlterTable
ALTER TABLE "Product" ADD COLUMN "bespoke" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Proposal" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT,
    "studioId" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "cartId" TEXT NOT NULL,
    "orderId" TEXT,
    "title" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL,
    "validDays" INTEGER NOT NULL,
    "expiresAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Proposal_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Proposal_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Proposal_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Proposal_number_key" ON "Proposal"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Proposal_cartId_key" ON "Proposal"("cartId");

-- CreateIndex
CREATE UNIQUE INDEX "Proposal_orderId_key" ON "Proposal"("orderId");

-- CreateIndex
CREATE INDEX "Proposal_studioId_id_idx" ON "Proposal"("studioId", "id");

-- CreateIndex
CREATE INDEX "Proposal_status_expiresAt_idx" ON "Proposal"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "Proposal_email_idx" ON "Proposal"("email");
