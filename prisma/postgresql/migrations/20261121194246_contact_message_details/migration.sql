-- AlterTable
ALTER TABLE "ContactMessage" ADD COLUMN     "company" TEXT,
ADD COLUMN     "key" TEXT,
ADD COLUMN     "suspicions" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "topic" TEXT NOT NULL DEFAULT 'other';

-- CreateIndex
CREATE UNIQUE INDEX "ContactMessage_key_key" ON "ContactMessage"("key");
