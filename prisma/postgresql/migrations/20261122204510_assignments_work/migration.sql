-- AlterTable
ALTER TABLE "Assignment" ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "payoutDays" INTEGER NOT NULL DEFAULT 14,
ADD COLUMN     "revisionsUsed" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Freelancer" ADD COLUMN     "seenAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Thread" ADD COLUMN     "freelancerId" TEXT;

-- AlterTable
ALTER TABLE "TimeNote" ADD COLUMN     "key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Thread_projectId_freelancerId_key" ON "Thread"("projectId", "freelancerId");

-- CreateIndex
CREATE UNIQUE INDEX "TimeNote_key_key" ON "TimeNote"("key");

-- AddForeignKey
ALTER TABLE "Thread" ADD CONSTRAINT "Thread_freelancerId_fkey" FOREIGN KEY ("freelancerId") REFERENCES "Freelancer"("id") ON DELETE SET NULL ON UPDATE CASCADE;
