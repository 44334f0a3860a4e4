-- CreateIndex
CREATE INDEX "Review_productId_submittedAt_id_idx" ON "Review"("productId", "submittedAt", "id");
