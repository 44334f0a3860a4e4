-- DropIndex
DROP INDEX "Payout_selfBillingNumber_key";

-- AlterTable
ALTER TABLE "Payout" DROP COLUMN "selfBillingNumber",
ADD COLUMN     "approvedById" INTEGER,
ADD COLUMN     "gateway" TEXT,
ADD COLUMN     "reason" TEXT,
ADD COLUMN     "reference" TEXT,
ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "scheduledFor" TIMESTAMP(3),
ADD COLUMN     "secondApprovedById" INTEGER,
ADD COLUMN     "vat" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "SelfBillingInvoice" (
    "id" TEXT NOT NULL,
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
    "issuedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creditNumber" TEXT,
    "creditedAt" TIMESTAMP(3),

    CONSTRAINT "SelfBillingInvoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SelfBillingInvoice_number_key" ON "SelfBillingInvoice"("number");

-- CreateIndex
CREATE UNIQUE INDEX "SelfBillingInvoice_payoutId_key" ON "SelfBillingInvoice"("payoutId");

-- CreateIndex
CREATE UNIQUE INDEX "SelfBillingInvoice_creditNumber_key" ON "SelfBillingInvoice"("creditNumber");

-- CreateIndex
CREATE INDEX "SelfBillingInvoice_freelancerId_issuedAt_idx" ON "SelfBillingInvoice"("freelancerId", "issuedAt");

-- AddForeignKey
ALTER TABLE "SelfBillingInvoice" ADD CONSTRAINT "SelfBillingInvoice_payoutId_fkey" FOREIGN KEY ("payoutId") REFERENCES "Payout"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
