-- AlterTable
ALTER TABLE "Payment" ADD COLUMN "surplus" BOOLEAN NOT NULL DEFAULT false;
-- Until now only the reason of its refund told a second payment of one payable.
UPDATE "Payment" SET "surplus" = true WHERE "id" IN (SELECT "paymentId" FROM "Refund" WHERE "reason" = 'duplicate');
