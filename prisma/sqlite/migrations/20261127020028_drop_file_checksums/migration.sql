-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_FileVersion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "fileId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'uploading',
    "storageKey" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "sha256" TEXT,
    "uploadedById" INTEGER,
    "name" TEXT,
    "side" TEXT NOT NULL DEFAULT 'client',
    "teamOnly" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "FileVersion_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_FileVersion" ("contentType", "createdAt", "fileId", "id", "name", "number", "received", "sha256", "side", "size", "status", "storageKey", "teamOnly", "uploadedById") SELECT "contentType", "createdAt", "fileId", "id", "name", "number", "received", "sha256", "side", "size", "status", "storageKey", "teamOnly", "uploadedById" FROM "FileVersion";
DROP TABLE "FileVersion";
ALTER TABLE "new_FileVersion" RENAME TO "FileVersion";
CREATE UNIQUE INDEX "FileVersion_storageKey_key" ON "FileVersion"("storageKey");
CREATE INDEX "FileVersion_status_createdAt_idx" ON "FileVersion"("status", "createdAt");
CREATE UNIQUE INDEX "FileVersion_fileId_number_key" ON "FileVersion"("fileId", "number");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
