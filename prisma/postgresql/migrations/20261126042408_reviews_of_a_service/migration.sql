-- DropIndex
DROP INDEX "Review_productId_status_idx";

-- CreateIndex
CREATE INDEX "Review_productId_status_rating_idx" ON "Review"("productId", "status", "rating");

-- CreateIndex
CREATE INDEX "Review_productId_status_publishedAt_id_idx" ON "Review"("productId", "status", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "Review_productId_submittedAt_id_idx" ON "Review"("productId", "submittedAt", "id");
