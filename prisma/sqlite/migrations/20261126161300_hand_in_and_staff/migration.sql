-- CreateTable
CREATE TABLE "WorkFile" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "assignmentId" TEXT NOT NULL,
    "fileVersionId" TEXT NOT NULL,
    "handedInAt" DATETIME,
    CONSTRAINT "WorkFile_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "WorkFile_fileVersionId_fkey" FOREIGN KEY ("fileVersionId") REFERENCES "FileVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StaffInvitation" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "invitedById" INTEGER NOT NULL,
    "liveKey" TEXT,
    "sends" INTEGER NOT NULL DEFAULT 1,
    "expiresAt" DATETIME NOT NULL,
    "acceptedAt" DATETIME,
    "revokedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

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
    "crc32" INTEGER,
    "uploadedById" INTEGER,
    "name" TEXT,
    "side" TEXT NOT NULL DEFAULT 'client',
    "teamOnly" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "FileVersion_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_FileVersion" ("contentType", "crc32", "createdAt", "fileId", "id", "name", "number", "received", "sha256", "side", "size", "status", "storageKey", "uploadedById") SELECT "contentType", "crc32", "createdAt", "fileId", "id", "name", "number", "received", "sha256", "side", "size", "status", "storageKey", "uploadedById" FROM "FileVersion";
DROP TABLE "FileVersion";
ALTER TABLE "new_FileVersion" RENAME TO "FileVersion";
CREATE UNIQUE INDEX "FileVersion_storageKey_key" ON "FileVersion"("storageKey");
CREATE INDEX "FileVersion_status_createdAt_idx" ON "FileVersion"("status", "createdAt");
CREATE UNIQUE INDEX "FileVersion_fileId_number_key" ON "FileVersion"("fileId", "number");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "WorkFile_fileVersionId_key" ON "WorkFile"("fileVersionId");

-- CreateIndex
CREATE INDEX "WorkFile_assignmentId_idx" ON "WorkFile"("assignmentId");

-- CreateIndex
CREATE UNIQUE INDEX "StaffInvitation_liveKey_key" ON "StaffInvitation"("liveKey");

-- CreateIndex
CREATE INDEX "StaffInvitation_email_idx" ON "StaffInvitation"("email");
