-- CreateIndex
CREATE INDEX "ContactMessage_studioId_answeredAt_suspicions_id_idx" ON "ContactMessage"("studioId", "answeredAt", "suspicions", "id");

-- CreateIndex
CREATE INDEX "User_role_idx" ON "User"("role");

-- CreateIndex
CREATE INDEX "User_isAdmin_idx" ON "User"("isAdmin");

-- CreateIndex
CREATE INDEX "User_name_id_idx" ON "User"("name", "id");

-- By hand: the order "nulls last", as Prisma writes it for SQLite. PostgreSQL has it in its indexes.
CREATE INDEX "Ticket_clock_idx" ON "Ticket"(CASE WHEN "answerDueAt" IS NULL THEN 1 ELSE 0 END, "answerDueAt", "id" DESC);
