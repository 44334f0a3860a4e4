-- AlterTable
ALTER TABLE "WaitlistEntry" ADD COLUMN     "invitedById" INTEGER;

-- Whoever sent the invitations that are open now, as the log tells
UPDATE "WaitlistEntry" SET "invitedById" = (
  SELECT e."actorId" FROM "Event" e
  WHERE e."subject" = 'waitlist' AND e."subjectId" = "WaitlistEntry"."id"
    AND e."kind" = 'waitlist.invited' AND e."actorType" = 'admin'
  ORDER BY e."id" DESC LIMIT 1
) WHERE "status" = 'invited' AND "studioId" IS NULL;
