-- DropTable
DROP TABLE "DailyFigure";

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN "studioId" INTEGER;
UPDATE "Payment" SET "studioId" = o."studioId" FROM "Payable" p JOIN "Order" o ON o."id" = p."orderId" WHERE p."id" = "Payment"."payableId";
ALTER TABLE "Payment" ALTER COLUMN "studioId" SET NOT NULL;

-- CreateTable
CREATE TABLE "ClosedBalance" (
    "day" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "ClosedBalance_pkey" PRIMARY KEY ("day","account","currency")
);

-- CreateIndex
CREATE INDEX "Order_studioId_name_id_idx" ON "Order"("studioId", "name", "id");

-- CreateIndex
CREATE INDEX "Payment_studioId_amount_id_idx" ON "Payment"("studioId", "amount", "id");

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
