-- AlterTable
ALTER TABLE "Thread" ADD COLUMN     "waitsFor" TEXT,
ADD COLUMN     "waitsSince" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "Thread_waitsFor_waitsSince_idx" ON "Thread"("waitsFor", "waitsSince");

-- CreateIndex
CREATE INDEX "Thread_waitsSince_idx" ON "Thread"("waitsSince");

-- What is there already: who answers the last message, since the first one that nobody has answered.
UPDATE "Thread" SET "waitsFor" = (
  SELECT CASE
    WHEN m."side" = (CASE WHEN "Thread"."kind" = 'freelancer' THEN 'freelancer' ELSE 'client' END) THEN 'studio'
    WHEN "Thread"."kind" = 'freelancer' THEN 'freelancer'
    ELSE 'client' END
  FROM "Message" m WHERE m."threadId" = "Thread"."id" ORDER BY m."createdAt" DESC LIMIT 1
);
UPDATE "Thread" SET "waitsSince" = (
  SELECT MIN(m."createdAt") FROM "Message" m
  WHERE m."threadId" = "Thread"."id" AND m."createdAt" > COALESCE((
    SELECT MAX(o."createdAt") FROM "Message" o
    WHERE o."threadId" = "Thread"."id" AND (
      o."side" = (CASE WHEN "Thread"."kind" = 'freelancer' THEN 'freelancer' ELSE 'client' END)
    ) <> ("Thread"."waitsFor" = 'studio')
  ), (SELECT MIN(f."createdAt") FROM "Message" f WHERE f."threadId" = "Thread"."id"))
) WHERE "waitsFor" IS NOT NULL;
-- Where only one of them has written.
UPDATE "Thread" SET "waitsSince" = (
  SELECT MIN(f."createdAt") FROM "Message" f WHERE f."threadId" = "Thread"."id"
) WHERE "waitsFor" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "Message" o
  WHERE o."threadId" = "Thread"."id" AND (
    o."side" = (CASE WHEN "Thread"."kind" = 'freelancer' THEN 'freelancer' ELSE 'client' END)
  ) <> ("Thread"."waitsFor" = 'studio')
);
