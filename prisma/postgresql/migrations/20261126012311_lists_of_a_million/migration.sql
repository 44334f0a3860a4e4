-- CreateIndex
CREATE INDEX "ContactMessage_studioId_answeredAt_suspicions_id_idx" ON "ContactMessage"("studioId", "answeredAt", "suspicions", "id");

-- CreateIndex
CREATE INDEX "User_role_idx" ON "User"("role");

-- CreateIndex
CREATE INDEX "User_isAdmin_idx" ON "User"("isAdmin");

-- CreateIndex
CREATE INDEX "User_name_id_idx" ON "User"("name", "id");
