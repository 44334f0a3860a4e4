-- AlterTable
ALTER TABLE "Deliverable" ADD COLUMN "answer" TEXT;
ALTER TABLE "Deliverable" ADD COLUMN "answeredAt" DATETIME;
ALTER TABLE "Deliverable" ADD COLUMN "key" TEXT;
ALTER TABLE "Deliverable" ADD COLUMN "licences" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Deliverable" ADD COLUMN "number" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "Deliverable" ADD COLUMN "replacesId" TEXT;
ALTER TABLE "Deliverable" ADD COLUMN "sharedAt" DATETIME;

-- AlterTable
ALTER TABLE "File" ADD COLUMN "size" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "File" ADD COLUMN "sortName" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "FileVersion" ADD COLUMN "crc32" INTEGER;
ALTER TABLE "FileVersion" ADD COLUMN "name" TEXT;
ALTER TABLE "FileVersion" ADD COLUMN "side" TEXT NOT NULL DEFAULT 'client';

-- AlterTable
ALTER TABLE "Project" ADD COLUMN "fileBytes" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "FileChunk" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "versionId" TEXT NOT NULL,
    "offset" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,
    "storageKey" TEXT NOT NULL,
    CONSTRAINT "FileChunk_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "FileVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "FileChunk_storageKey_key" ON "FileChunk"("storageKey");

-- CreateIndex
CREATE UNIQUE INDEX "FileChunk_versionId_offset_key" ON "FileChunk"("versionId", "offset");

-- CreateIndex
CREATE UNIQUE INDEX "Deliverable_replacesId_key" ON "Deliverable"("replacesId");

-- CreateIndex
CREATE UNIQUE INDEX "Deliverable_key_key" ON "Deliverable"("key");

-- CreateIndex
CREATE INDEX "File_projectId_folderId_sortName_id_idx" ON "File"("projectId", "folderId", "sortName", "id");

-- CreateIndex
CREATE INDEX "File_projectId_folderId_size_id_idx" ON "File"("projectId", "folderId", "size", "id");

-- CreateIndex
CREATE INDEX "FileVersion_status_createdAt_idx" ON "FileVersion"("status", "createdAt");

-- What is there already
UPDATE "File" SET "sortName" = lower("name"), "size" = COALESCE((SELECT "size" FROM "FileVersion" WHERE "fileId" = "File"."id" AND "status" = 'available'), 0);
UPDATE "Project" SET "fileBytes" = COALESCE((SELECT SUM("FileVersion"."size") FROM "FileVersion" JOIN "File" ON "File"."id" = "FileVersion"."fileId" WHERE "File"."projectId" = "Project"."id" AND "FileVersion"."status" <> 'deleted'), 0);
