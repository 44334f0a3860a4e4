-- AlterTable
-- What texts begin with is found by an index only in this order of letters, whatever the database's own is.
ALTER TABLE "OutboxJob" ALTER COLUMN "key" TYPE TEXT COLLATE "C";
ALTER TABLE "OutboxJob" ADD COLUMN     "keyTail" TEXT COLLATE "C" NOT NULL DEFAULT '';

-- What stands after the first colon; all of the key where there is none.
UPDATE "OutboxJob" SET "keyTail" = substr("key", strpos("key", ':') + 1);

-- CreateTable
CREATE TABLE "MailWord" (
    "mailId" TEXT NOT NULL,
    "word" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "MailWord_pkey" PRIMARY KEY ("mailId","word")
);

-- CreateTable
CREATE TABLE "UserWord" (
    "userId" INTEGER NOT NULL,
    "word" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "UserWord_pkey" PRIMARY KEY ("userId","word")
);

-- CreateIndex
CREATE INDEX "MailWord_word_mailId_idx" ON "MailWord"("word", "mailId");

-- CreateIndex
CREATE INDEX "UserWord_word_userId_idx" ON "UserWord"("word", "userId");

-- CreateIndex
CREATE INDEX "OutboxJob_keyTail_idx" ON "OutboxJob"("keyTail");

-- AddForeignKey
ALTER TABLE "MailWord" ADD CONSTRAINT "MailWord_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "MailMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserWord" ADD CONSTRAINT "UserWord_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
