-- AlterTable
ALTER TABLE "Freelancer" ADD COLUMN     "connectFacts" JSONB,
ADD COLUMN     "connectReadAt" TIMESTAMP(3),
ADD COLUMN     "connectRound" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE UNIQUE INDEX "Freelancer_connectAccountId_key" ON "Freelancer"("connectAccountId");
