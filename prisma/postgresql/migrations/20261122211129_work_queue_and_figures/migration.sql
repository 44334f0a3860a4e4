-- CreateTable
CREATE TABLE "DailyFigure" (
    "day" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "net" INTEGER NOT NULL,

    CONSTRAINT "DailyFigure_pkey" PRIMARY KEY ("day","currency")
);

-- CreateIndex
CREATE INDEX "ChangeRequest_status_idx" ON "ChangeRequest"("status");

-- CreateIndex
CREATE INDEX "ContactMessage_studioId_answeredAt_idx" ON "ContactMessage"("studioId", "answeredAt");

-- CreateIndex
CREATE INDEX "WebhookEvent_outcome_id_idx" ON "WebhookEvent"("outcome", "id");
