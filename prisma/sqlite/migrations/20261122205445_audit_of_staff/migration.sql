-- DropTable
PRAGMA foreign_keys=off;
DROP TABLE "AuditEntry";
PRAGMA foreign_keys=on;

-- CreateIndex
CREATE INDEX "Event_actorType_id_idx" ON "Event"("actorType", "id");

-- CreateIndex
CREATE INDEX "Event_actorType_actorId_id_idx" ON "Event"("actorType", "actorId", "id");

-- What staff did is only ever added to.
CREATE TRIGGER "Event_staff_kept" BEFORE UPDATE ON "Event" WHEN OLD."actorType" = 'admin'
BEGIN SELECT RAISE(ABORT, 'what staff did is append-only'); END;
CREATE TRIGGER "Event_staff_not_deleted" BEFORE DELETE ON "Event" WHEN OLD."actorType" = 'admin'
BEGIN SELECT RAISE(ABORT, 'what staff did is append-only'); END;
