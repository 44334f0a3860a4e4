-- TRUNCATE fires no trigger of a row.
CREATE TRIGGER "Event_staff_not_truncated" BEFORE TRUNCATE ON "Event" FOR EACH STATEMENT EXECUTE FUNCTION "keep_what_staff_did"();
