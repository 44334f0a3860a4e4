-- CreateTable
CREATE TABLE "MailWord" (
    "mailId" TEXT NOT NULL,
    "word" TEXT NOT NULL,

    PRIMARY KEY ("mailId", "word"),
    CONSTRAINT "MailWord_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "MailMessage" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "UserWord" (
    "userId" INTEGER NOT NULL,
    "word" TEXT NOT NULL,

    PRIMARY KEY ("userId", "word"),
    CONSTRAINT "UserWord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "OutboxJob" ADD COLUMN "keyTail" TEXT NOT NULL DEFAULT '';

-- What stands after the first colon; all of the key where there is none.
UPDATE "OutboxJob" SET "keyTail" = substr("key", instr("key", ':') + 1);

-- CreateIndex
CREATE INDEX "OutboxJob_keyTail_idx" ON "OutboxJob"("keyTail");

-- CreateIndex
CREATE INDEX "MailWord_word_mailId_idx" ON "MailWord"("word", "mailId");

-- CreateIndex
CREATE INDEX "UserWord_word_userId_idx" ON "UserWord"("word", "userId");
