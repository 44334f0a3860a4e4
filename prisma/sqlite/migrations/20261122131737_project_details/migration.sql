-- CreateTable
CREATE TABLE "BriefNote" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "BriefNote_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "ChangeRequest" ADD COLUMN "key" TEXT;
ALTER TABLE "ChangeRequest" ADD COLUMN "authorId" INTEGER;
ALTER TABLE "ChangeRequest" ADD COLUMN "answer" TEXT NOT NULL DEFAULT '';
ALTER TABLE "ChangeRequest" ADD COLUMN "startedAt" DATETIME;

-- AlterTable
ALTER TABLE "Project" ADD COLUMN "briefVersion" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE UNIQUE INDEX "BriefNote_key_key" ON "BriefNote"("key");

-- CreateIndex
CREATE INDEX "BriefNote_projectId_id_idx" ON "BriefNote"("projectId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ChangeRequest_key_key" ON "ChangeRequest"("key");
