-- AlterTable
ALTER TABLE "Freelancer" ADD COLUMN "connectFacts" JSONB;
ALTER TABLE "Freelancer" ADD COLUMN "connectReadAt" DATETIME;
ALTER TABLE "Freelancer" ADD COLUMN "connectRound" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE UNIQUE INDEX "Freelancer_connectAccountId_key" ON "Freelancer"("connectAccountId");
