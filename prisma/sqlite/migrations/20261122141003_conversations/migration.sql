-- DropIndex
DROP INDEX "Thread_orderId_idx";

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Message" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "key" TEXT,
    "threadId" TEXT NOT NULL,
    "authorId" INTEGER,
    "quotedId" TEXT,
    "quotedAuthorId" INTEGER,
    "quotedText" TEXT,
    "side" TEXT NOT NULL DEFAULT 'client',
    "via" TEXT NOT NULL DEFAULT 'app',
    "body" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Message_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "Thread" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Message_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Message_quotedId_fkey" FOREIGN KEY ("quotedId") REFERENCES "Message" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Message" ("authorId", "body", "createdAt", "id", "key", "quotedId", "threadId") SELECT "authorId", "body", "createdAt", "id", "key", "quotedId", "threadId" FROM "Message";
DROP TABLE "Message";
ALTER TABLE "new_Message" RENAME TO "Message";
CREATE UNIQUE INDEX "Message_key_key" ON "Message"("key");
CREATE INDEX "Message_threadId_createdAt_idx" ON "Message"("threadId", "createdAt");
CREATE INDEX "Message_quotedId_idx" ON "Message"("quotedId");
CREATE TABLE "new_MessageAttachment" (
    "messageId" TEXT NOT NULL,
    "fileId" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "contentType" TEXT NOT NULL DEFAULT '',
    "size" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("messageId", "fileId"),
    CONSTRAINT "MessageAttachment_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "MessageAttachment_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_MessageAttachment" ("fileId", "messageId") SELECT "fileId", "messageId" FROM "MessageAttachment";
DROP TABLE "MessageAttachment";
ALTER TABLE "new_MessageAttachment" RENAME TO "MessageAttachment";
CREATE TABLE "new_ThreadMember" (
    "threadId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "lastReadAt" DATETIME,
    "unread" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("threadId", "userId"),
    CONSTRAINT "ThreadMember_threadId_fkey" FOREIGN KEY ("threadId") REFERENCES "Thread" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ThreadMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_ThreadMember" ("lastReadAt", "threadId", "userId") SELECT "lastReadAt", "threadId", "userId" FROM "ThreadMember";
DROP TABLE "ThreadMember";
ALTER TABLE "new_ThreadMember" RENAME TO "ThreadMember";
CREATE INDEX "ThreadMember_userId_idx" ON "ThreadMember"("userId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "Thread_orderId_kind_key" ON "Thread"("orderId", "kind");
