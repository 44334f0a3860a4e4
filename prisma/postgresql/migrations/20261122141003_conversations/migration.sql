-- DropIndex
DROP INDEX "Message_threadId_id_idx";

-- DropIndex
DROP INDEX "Thread_orderId_idx";

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "quotedAuthorId" INTEGER,
ADD COLUMN     "quotedText" TEXT,
ADD COLUMN     "side" TEXT NOT NULL DEFAULT 'client',
ADD COLUMN     "via" TEXT NOT NULL DEFAULT 'app';

-- AlterTable
ALTER TABLE "MessageAttachment" ADD COLUMN     "contentType" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "size" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "ThreadMember" ADD COLUMN     "unread" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Message_threadId_createdAt_idx" ON "Message"("threadId", "createdAt");

-- CreateIndex
CREATE INDEX "Message_quotedId_idx" ON "Message"("quotedId");

-- CreateIndex
CREATE UNIQUE INDEX "Thread_orderId_kind_key" ON "Thread"("orderId", "kind");
