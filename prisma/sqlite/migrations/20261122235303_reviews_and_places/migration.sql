-- AlterTable
ALTER TABLE "Product" ADD COLUMN "featuredPosition" INTEGER;

-- AlterTable
ALTER TABLE "Review" ADD COLUMN "language" TEXT;
ALTER TABLE "Review" ADD COLUMN "refusal" TEXT;
ALTER TABLE "Review" ADD COLUMN "refusalNote" TEXT;
ALTER TABLE "Review" ADD COLUMN "repliedAt" DATETIME;
ALTER TABLE "Review" ADD COLUMN "reply" TEXT;
ALTER TABLE "Review" ADD COLUMN "submittedAt" DATETIME;

-- AlterTable
ALTER TABLE "Template" ADD COLUMN "position" INTEGER;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Testimonial" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "studioId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "companyName" TEXT,
    "rating" INTEGER NOT NULL,
    "image" TEXT,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Testimonial_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Testimonial" ("companyName", "createdAt", "featured", "id", "image", "isSample", "name", "position", "rating", "studioId") SELECT "companyName", "createdAt", "featured", "id", "image", "isSample", "name", "position", "rating", "studioId" FROM "Testimonial";
DROP TABLE "Testimonial";
ALTER TABLE "new_Testimonial" RENAME TO "Testimonial";
CREATE INDEX "Testimonial_studioId_featured_position_idx" ON "Testimonial"("studioId", "featured", "position");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Review_submittedAt_id_idx" ON "Review"("submittedAt", "id");
