-- OR REPLACE deletes the row in its way without firing the trigger of a delete. A second row with the same key fails on the
-- constraint, as it always has; one that was told to replace the first gets through here, and is then refused.
CREATE TRIGGER "Event_staff_not_replaced" BEFORE INSERT ON "Event"
WHEN EXISTS (SELECT 1 FROM "Event" WHERE ("id" = NEW."id" OR "key" = NEW."key") AND +"actorType" = 'admin')
BEGIN
  INSERT INTO "Event" ("id", "key", "subject", "subjectId", "kind", "actorType") VALUES (NEW."id", NEW."key", NEW."subject", NEW."subjectId", 'replaced', NEW."actorType");
  SELECT RAISE(ABORT, 'what staff did is append-only') FROM "Event" WHERE "id" = NEW."id" AND "kind" = 'replaced';
END;
CREATE TRIGGER "Event_staff_not_displaced" BEFORE UPDATE OF "id", "key" ON "Event"
WHEN EXISTS (SELECT 1 FROM "Event" WHERE ("id" = NEW."id" OR "key" = NEW."key") AND "id" <> OLD."id" AND +"actorType" = 'admin')
BEGIN SELECT RAISE(ABORT, 'what staff did is append-only'); END;
