-- AlterTable
ALTER TABLE "Payout" ADD COLUMN     "approvedAccount" TEXT,
ADD COLUMN     "statementId" TEXT,
ALTER COLUMN "freelancerId" DROP NOT NULL,
ALTER COLUMN "assignmentId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "Studio" ADD COLUMN     "payoutDetails" TEXT;

-- CreateTable
CREATE TABLE "StudioStatement" (
    "id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "studioId" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "gross" INTEGER NOT NULL,
    "feeRate" INTEGER NOT NULL,
    "fee" INTEGER NOT NULL,
    "feeVat" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StudioStatement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StudioFeeInvoice" (
    "id" TEXT NOT NULL,
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
    "issuedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creditNumber" TEXT,
    "creditedAt" TIMESTAMP(3),

    CONSTRAINT "StudioFeeInvoice_pkey" PRIMARY KEY ("id")
);

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

-- CreateIndex
CREATE UNIQUE INDEX "Payout_statementId_key" ON "Payout"("statementId");

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "StudioStatement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudioStatement" ADD CONSTRAINT "StudioStatement_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StudioFeeInvoice" ADD CONSTRAINT "StudioFeeInvoice_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "StudioStatement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
