-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "sekRate" INTEGER,
ADD COLUMN     "sekRateDay" TEXT;

-- CreateTable
CREATE TABLE "ExchangeRate" (
    "currency" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "sek" INTEGER NOT NULL,

    CONSTRAINT "ExchangeRate_pkey" PRIMARY KEY ("currency","day")
);
