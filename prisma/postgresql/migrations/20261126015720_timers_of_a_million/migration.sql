-- CreateIndex
CREATE INDEX "MailMessage_createdAt_idx" ON "MailMessage"("createdAt");

-- CreateIndex
CREATE INDEX "Notification_createdAt_idx" ON "Notification"("createdAt");

-- CreateIndex
CREATE INDEX "Order_status_updatedAt_idx" ON "Order"("status", "updatedAt");

-- CreateIndex
CREATE INDEX "OrderLine_image_idx" ON "OrderLine"("image");

-- CreateIndex
CREATE INDEX "OutboxJob_status_finishedAt_idx" ON "OutboxJob"("status", "finishedAt");
