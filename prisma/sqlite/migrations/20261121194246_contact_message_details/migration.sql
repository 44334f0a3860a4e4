-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_ContactMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "key" TEXT,
    "studioId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT,
    "topic" TEXT NOT NULL DEFAULT 'other',
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "suspicions" TEXT NOT NULL DEFAULT '',
    "answeredAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ContactMessage_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_ContactMessage" ("answeredAt", "body", "createdAt", "email", "id", "language", "name", "studioId", "subject") SELECT "answeredAt", "body", "createdAt", "email", "id", "language", "name", "studioId", "subject" FROM "ContactMessage";
DROP TABLE "ContactMessage";
ALTER TABLE "new_ContactMessage" RENAME TO "ContactMessage";
CREATE UNIQUE INDEX "ContactMessage_key_key" ON "ContactMessage"("key");
CREATE INDEX "ContactMessage_studioId_id_idx" ON "ContactMessage"("studioId", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
