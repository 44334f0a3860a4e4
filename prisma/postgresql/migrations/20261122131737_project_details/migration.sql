-- AlterTable
ALTER TABLE "ChangeRequest" ADD COLUMN     "answer" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "authorId" INTEGER,
ADD COLUMN     "key" TEXT,
ADD COLUMN     "startedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "briefVersion" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "BriefNote" (
    "id" TEXT NOT NULL,
    "projectId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BriefNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "BriefNote_key_key" ON "BriefNote"("key");

-- CreateIndex
CREATE INDEX "BriefNote_projectId_id_idx" ON "BriefNote"("projectId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ChangeRequest_key_key" ON "ChangeRequest"("key");

-- AddForeignKey
ALTER TABLE "BriefNote" ADD CONSTRAINT "BriefNote_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
