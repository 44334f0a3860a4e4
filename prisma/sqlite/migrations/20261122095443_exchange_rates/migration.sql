-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN "sekRate" INTEGER;
ALTER TABLE "Invoice" ADD COLUMN "sekRateDay" TEXT;

-- CreateTable
CREATE TABLE "ExchangeRate" (
    "currency" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "sek" INTEGER NOT NULL,

    PRIMARY KEY ("currency", "day")
);
