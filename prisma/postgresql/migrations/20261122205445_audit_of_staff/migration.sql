-- DropTable
DROP TABLE "AuditEntry";

-- CreateIndex
CREATE INDEX "Event_actorType_id_idx" ON "Event"("actorType", "id");

-- CreateIndex
CREATE INDEX "Event_actorType_actorId_id_idx" ON "Event"("actorType", "actorId", "id");

-- What staff did is only ever added to.
CREATE FUNCTION "keep_what_staff_did"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what staff did is append-only';
END;
$$;
CREATE TRIGGER "Event_staff_kept" BEFORE UPDATE OR DELETE ON "Event" FOR EACH ROW WHEN (OLD."actorType" = 'admin') EXECUTE FUNCTION "keep_what_staff_did"();
