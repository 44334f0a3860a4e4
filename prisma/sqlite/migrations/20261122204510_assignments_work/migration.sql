-- AlterTable
ALTER TABLE "Freelancer" ADD COLUMN "seenAt" DATETIME;

-- AlterTable
ALTER TABLE "TimeNote" ADD COLUMN "key" TEXT;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Assignment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "milestoneId" TEXT NOT NULL,
    "freelancerId" TEXT NOT NULL,
    "leadKey" TEXT,
    "status" TEXT NOT NULL DEFAULT 'offered',
    "fee" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "payoutDays" INTEGER NOT NULL DEFAULT 14,
    "payoutDueAt" DATETIME NOT NULL,
    "offerEndsAt" DATETIME NOT NULL,
    "revisionLimit" INTEGER NOT NULL DEFAULT 2,
    "revisionsUsed" INTEGER NOT NULL DEFAULT 0,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Assignment_milestoneId_fkey" FOREIGN KEY ("milestoneId") REFERENCES "Milestone" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Assignment_freelancerId_fkey" FOREIGN KEY ("freelancerId") REFERENCES "Freelancer" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Assignment" ("createdAt", "currency", "fee", "freelancerId", "id", "leadKey", "milestoneId", "offerEndsAt", "payoutDueAt", "revisionLimit", "status", "updatedAt") SELECT "createdAt", "currency", "fee", "freelancerId", "id", "leadKey", "milestoneId", "offerEndsAt", "payoutDueAt", "revisionLimit", "status", "updatedAt" FROM "Assignment";
DROP TABLE "Assignment";
ALTER TABLE "new_Assignment" RENAME TO "Assignment";
CREATE UNIQUE INDEX "Assignment_leadKey_key" ON "Assignment"("leadKey");
CREATE INDEX "Assignment_freelancerId_status_idx" ON "Assignment"("freelancerId", "status");
CREATE INDEX "Assignment_milestoneId_idx" ON "Assignment"("milestoneId");
CREATE INDEX "Assignment_status_offerEndsAt_idx" ON "Assignment"("status", "offerEndsAt");
CREATE TABLE "new_Thread" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "orderId" TEXT,
    "projectId" TEXT,
    "freelancerId" TEXT,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Thread_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Thread_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Thread_freelancerId_fkey" FOREIGN KEY ("freelancerId") REFERENCES "Freelancer" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Thread" ("createdAt", "id", "kind", "orderId", "projectId", "subject") SELECT "createdAt", "id", "kind", "orderId", "projectId", "subject" FROM "Thread";
DROP TABLE "Thread";
ALTER TABLE "new_Thread" RENAME TO "Thread";
CREATE INDEX "Thread_projectId_idx" ON "Thread"("projectId");
CREATE UNIQUE INDEX "Thread_orderId_kind_key" ON "Thread"("orderId", "kind");
CREATE UNIQUE INDEX "Thread_projectId_freelancerId_key" ON "Thread"("projectId", "freelancerId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "TimeNote_key_key" ON "TimeNote"("key");
