-- CreateTable
CREATE TABLE "PreviewComparison" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "beforeId" TEXT NOT NULL,
    "afterId" TEXT NOT NULL,
    "changed" INTEGER NOT NULL,
    "areas" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "storageKey" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PreviewComparison_beforeId_fkey" FOREIGN KEY ("beforeId") REFERENCES "PreviewVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PreviewComparison_afterId_fkey" FOREIGN KEY ("afterId") REFERENCES "PreviewVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_DesignVersion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "designId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "fileVersionId" TEXT NOT NULL,
    "width" INTEGER NOT NULL DEFAULT 1,
    "height" INTEGER NOT NULL DEFAULT 1,
    "note" TEXT NOT NULL DEFAULT '',
    "sharedAt" DATETIME,
    "viewedAt" DATETIME,
    "answeredAt" DATETIME,
    "answeredById" INTEGER,
    "reason" TEXT,
    "key" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "DesignVersion_designId_fkey" FOREIGN KEY ("designId") REFERENCES "Design" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "DesignVersion_fileVersionId_fkey" FOREIGN KEY ("fileVersionId") REFERENCES "FileVersion" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_DesignVersion" ("createdAt", "designId", "fileVersionId", "id", "number", "status") SELECT "createdAt", "designId", "fileVersionId", "id", "number", "status" FROM "DesignVersion";
DROP TABLE "DesignVersion";
ALTER TABLE "new_DesignVersion" RENAME TO "DesignVersion";
CREATE UNIQUE INDEX "DesignVersion_key_key" ON "DesignVersion"("key");
CREATE UNIQUE INDEX "DesignVersion_designId_number_key" ON "DesignVersion"("designId", "number");
CREATE TABLE "new_Pin" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "designVersionId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "x" REAL NOT NULL,
    "y" REAL NOT NULL,
    "body" TEXT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "side" TEXT NOT NULL DEFAULT 'client',
    "resolvedAt" DATETIME,
    "key" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Pin_designVersionId_fkey" FOREIGN KEY ("designVersionId") REFERENCES "DesignVersion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Pin" ("authorId", "body", "createdAt", "designVersionId", "id", "number", "resolvedAt", "x", "y") SELECT "authorId", "body", "createdAt", "designVersionId", "id", "number", "resolvedAt", "x", "y" FROM "Pin";
DROP TABLE "Pin";
ALTER TABLE "new_Pin" RENAME TO "Pin";
CREATE UNIQUE INDEX "Pin_key_key" ON "Pin"("key");
CREATE UNIQUE INDEX "Pin_designVersionId_number_key" ON "Pin"("designVersionId", "number");
CREATE TABLE "new_PinReply" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "pinId" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "side" TEXT NOT NULL DEFAULT 'client',
    "key" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PinReply_pinId_fkey" FOREIGN KEY ("pinId") REFERENCES "Pin" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_PinReply" ("authorId", "body", "createdAt", "id", "pinId") SELECT "authorId", "body", "createdAt", "id", "pinId" FROM "PinReply";
DROP TABLE "PinReply";
ALTER TABLE "new_PinReply" RENAME TO "PinReply";
CREATE UNIQUE INDEX "PinReply_key_key" ON "PinReply"("key");
CREATE INDEX "PinReply_pinId_idx" ON "PinReply"("pinId");
CREATE TABLE "new_PreviewVersion" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "previewId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "framingAllowed" BOOLEAN,
    "framingReason" TEXT,
    "framingCheckedAt" DATETIME,
    "screenshotFileId" TEXT,
    "width" INTEGER,
    "height" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "sharedAt" DATETIME,
    "viewedAt" DATETIME,
    "answeredAt" DATETIME,
    "answeredById" INTEGER,
    "reason" TEXT,
    "key" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "PreviewVersion_previewId_fkey" FOREIGN KEY ("previewId") REFERENCES "Preview" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PreviewVersion_screenshotFileId_fkey" FOREIGN KEY ("screenshotFileId") REFERENCES "FileVersion" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_PreviewVersion" ("createdAt", "framingAllowed", "id", "number", "previewId", "screenshotFileId", "status", "url") SELECT "createdAt", "framingAllowed", "id", "number", "previewId", "screenshotFileId", "status", "url" FROM "PreviewVersion";
DROP TABLE "PreviewVersion";
ALTER TABLE "new_PreviewVersion" RENAME TO "PreviewVersion";
CREATE UNIQUE INDEX "PreviewVersion_key_key" ON "PreviewVersion"("key");
CREATE UNIQUE INDEX "PreviewVersion_previewId_number_key" ON "PreviewVersion"("previewId", "number");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "PreviewComparison_storageKey_key" ON "PreviewComparison"("storageKey");

-- CreateIndex
CREATE UNIQUE INDEX "PreviewComparison_beforeId_afterId_key" ON "PreviewComparison"("beforeId", "afterId");
