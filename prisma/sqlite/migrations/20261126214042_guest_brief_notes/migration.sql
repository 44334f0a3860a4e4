-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_BriefNote" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "projectId" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "authorId" INTEGER,
    "body" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "BriefNote_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "Project" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_BriefNote" ("authorId", "body", "createdAt", "id", "key", "projectId") SELECT "authorId", "body", "createdAt", "id", "key", "projectId" FROM "BriefNote";
DROP TABLE "BriefNote";
ALTER TABLE "new_BriefNote" RENAME TO "BriefNote";
CREATE UNIQUE INDEX "BriefNote_key_key" ON "BriefNote"("key");
CREATE INDEX "BriefNote_projectId_id_idx" ON "BriefNote"("projectId", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
