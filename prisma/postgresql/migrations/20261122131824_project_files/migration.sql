-- AlterTable
ALTER TABLE "Deliverable" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "answeredAt" TIMESTAMP(3),
ADD COLUMN     "key" TEXT,
ADD COLUMN     "licences" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "number" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "replacesId" TEXT,
ADD COLUMN     "sharedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "File" ADD COLUMN     "size" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sortName" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "FileVersion" ADD COLUMN     "crc32" INTEGER,
ADD COLUMN     "name" TEXT,
ADD COLUMN     "side" TEXT NOT NULL DEFAULT 'client';

-- AlterTable
ALTER TABLE "Project" ADD COLUMN     "fileBytes" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "FileChunk" (
    "id" TEXT NOT NULL,
    "versionId" TEXT NOT NULL,
    "offset" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,
    "storageKey" TEXT NOT NULL,

    CONSTRAINT "FileChunk_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "FileChunk" ADD CONSTRAINT "FileChunk_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "FileVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is there already
UPDATE "File" SET "sortName" = lower("name"), "size" = COALESCE((SELECT "size" FROM "FileVersion" WHERE "fileId" = "File"."id" AND "status" = 'available'), 0);
UPDATE "Project" SET "fileBytes" = COALESCE((SELECT SUM("FileVersion"."size") FROM "FileVersion" JOIN "File" ON "File"."id" = "FileVersion"."fileId" WHERE "File"."projectId" = "Project"."id" AND "FileVersion"."status" <> 'deleted'), 0);
