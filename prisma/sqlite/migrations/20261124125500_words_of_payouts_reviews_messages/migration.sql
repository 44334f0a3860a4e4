-- DropIndex
DROP INDEX "ContactMessage_studioId_answeredAt_idx";

-- AlterTable
ALTER TABLE "Payout" ADD COLUMN "payeeName" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "PayoutWord" (
    "payoutId" TEXT NOT NULL,
    "word" TEXT NOT NULL,

    PRIMARY KEY ("payoutId", "word"),
    CONSTRAINT "PayoutWord_payoutId_fkey" FOREIGN KEY ("payoutId") REFERENCES "Payout" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ReviewWord" (
    "reviewId" TEXT NOT NULL,
    "word" TEXT NOT NULL,

    PRIMARY KEY ("reviewId", "word"),
    CONSTRAINT "ReviewWord_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContactMessageWord" (
    "messageId" TEXT NOT NULL,
    "word" TEXT NOT NULL,

    PRIMARY KEY ("messageId", "word"),
    CONSTRAINT "ContactMessageWord_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "ContactMessage" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- The name by which the list of payouts is sorted.
UPDATE "Payout" SET "payeeName" = (SELECT u."name" FROM "User" u JOIN "Freelancer" f ON f."userId" = u."id" WHERE f."id" = "Payout"."freelancerId");

-- What is written has the day on which it was.
UPDATE "Review" SET "submittedAt" = "createdAt" WHERE "submittedAt" IS NULL AND "status" <> 'invited';

-- CreateIndex
CREATE INDEX "PayoutWord_word_payoutId_idx" ON "PayoutWord"("word", "payoutId");

-- CreateIndex
CREATE INDEX "ReviewWord_word_reviewId_idx" ON "ReviewWord"("word", "reviewId");

-- CreateIndex
CREATE INDEX "ContactMessageWord_word_messageId_idx" ON "ContactMessageWord"("word", "messageId");

-- CreateIndex
CREATE INDEX "Payout_status_id_idx" ON "Payout"("status", "id");

-- CreateIndex
CREATE INDEX "Payout_dueAt_id_idx" ON "Payout"("dueAt", "id");

-- CreateIndex
CREATE INDEX "Payout_currency_dueAt_id_idx" ON "Payout"("currency", "dueAt", "id");

-- CreateIndex
CREATE INDEX "Payout_currency_id_idx" ON "Payout"("currency", "id");

-- CreateIndex
CREATE INDEX "Payout_payeeName_id_idx" ON "Payout"("payeeName", "id");

-- CreateIndex
CREATE INDEX "Review_userId_idx" ON "Review"("userId");

-- CreateIndex
CREATE INDEX "Review_status_submittedAt_id_idx" ON "Review"("status", "submittedAt", "id");

-- CreateIndex
CREATE INDEX "Review_rating_submittedAt_id_idx" ON "Review"("rating", "submittedAt", "id");

-- CreateIndex
CREATE INDEX "Review_lowest_idx" ON "Review"("rating", "submittedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ContactMessage_studioId_answeredAt_id_idx" ON "ContactMessage"("studioId", "answeredAt", "id");

-- CreateIndex
CREATE INDEX "ContactMessage_studioId_topic_id_idx" ON "ContactMessage"("studioId", "topic", "id");
