-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Studio" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "accentColour" TEXT,
    "groundColour" TEXT,
    "logoKey" TEXT,
    "typeface" TEXT NOT NULL DEFAULT 'plain',
    "languages" JSONB NOT NULL,
    "currencies" JSONB NOT NULL,
    "tagline" JSONB,
    "about" JSONB,
    "legalName" TEXT,
    "companyNumber" TEXT,
    "vatNumber" TEXT,
    "address" TEXT,
    "country" TEXT,
    "email" TEXT,
    "publishedAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_Studio" ("accentColour", "createdAt", "currencies", "groundColour", "id", "languages", "logoKey", "name", "slug", "status") SELECT "accentColour", "createdAt", "currencies", "groundColour", "id", "languages", "logoKey", "name", "slug", "status" FROM "Studio";
DROP TABLE "Studio";
ALTER TABLE "new_Studio" RENAME TO "Studio";
CREATE UNIQUE INDEX "Studio_slug_key" ON "Studio"("slug");
CREATE TABLE "new_WaitlistEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "studioName" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "referralCode" TEXT NOT NULL,
    "referredById" TEXT,
    "privacyVersion" TEXT NOT NULL DEFAULT '',
    "confirmedAt" DATETIME,
    "standsSince" DATETIME,
    "invitedAt" DATETIME,
    "studioId" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "WaitlistEntry_referredById_fkey" FOREIGN KEY ("referredById") REFERENCES "WaitlistEntry" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "WaitlistEntry_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_WaitlistEntry" ("confirmedAt", "createdAt", "email", "id", "invitedAt", "language", "name", "privacyVersion", "referralCode", "referredById", "standsSince", "status", "studioName") SELECT "confirmedAt", "createdAt", "email", "id", "invitedAt", "language", "name", "privacyVersion", "referralCode", "referredById", "standsSince", "status", "studioName" FROM "WaitlistEntry";
DROP TABLE "WaitlistEntry";
ALTER TABLE "new_WaitlistEntry" RENAME TO "WaitlistEntry";
CREATE UNIQUE INDEX "WaitlistEntry_email_key" ON "WaitlistEntry"("email");
CREATE UNIQUE INDEX "WaitlistEntry_referralCode_key" ON "WaitlistEntry"("referralCode");
CREATE UNIQUE INDEX "WaitlistEntry_studioId_key" ON "WaitlistEntry"("studioId");
CREATE INDEX "WaitlistEntry_status_standsSince_id_idx" ON "WaitlistEntry"("status", "standsSince", "id");
CREATE INDEX "WaitlistEntry_referredById_status_idx" ON "WaitlistEntry"("referredById", "status");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
