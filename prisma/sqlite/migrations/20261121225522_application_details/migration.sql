-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_FreelancerApplication" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "status" TEXT NOT NULL DEFAULT 'submitted',
    "key" TEXT,
    "openKey" TEXT,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "languages" JSONB NOT NULL,
    "skills" JSONB NOT NULL,
    "portfolioLinks" JSONB NOT NULL,
    "introduction" TEXT NOT NULL,
    "experience" TEXT NOT NULL DEFAULT '',
    "availability" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL,
    "privacyVersion" TEXT NOT NULL DEFAULT '',
    "suspicions" TEXT NOT NULL DEFAULT '',
    "decidedById" INTEGER,
    "decidedAt" DATETIME,
    "reason" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO "new_FreelancerApplication" ("country", "createdAt", "decidedAt", "decidedById", "email", "id", "introduction", "language", "languages", "name", "portfolioLinks", "reason", "skills", "status") SELECT "country", "createdAt", "decidedAt", "decidedById", "email", "id", "introduction", "language", "languages", "name", "portfolioLinks", "reason", "skills", "status" FROM "FreelancerApplication";
DROP TABLE "FreelancerApplication";
ALTER TABLE "new_FreelancerApplication" RENAME TO "FreelancerApplication";
CREATE UNIQUE INDEX "FreelancerApplication_key_key" ON "FreelancerApplication"("key");
CREATE UNIQUE INDEX "FreelancerApplication_openKey_key" ON "FreelancerApplication"("openKey");
CREATE INDEX "FreelancerApplication_status_id_idx" ON "FreelancerApplication"("status", "id");
CREATE INDEX "FreelancerApplication_email_idx" ON "FreelancerApplication"("email");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
