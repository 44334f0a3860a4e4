-- CreateTable
CREATE TABLE "WebhookEndpoint" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" INTEGER NOT NULL,
    "studioId" INTEGER,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "subjects" JSONB NOT NULL,
    "secret" TEXT NOT NULL,
    "oldSecret" TEXT,
    "oldSecretUntil" DATETIME,
    "status" TEXT NOT NULL DEFAULT 'active',
    "pauseCause" TEXT,
    "failingSince" DATETIME,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "turn" INTEGER NOT NULL DEFAULT 0,
    "freeAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "WebhookEndpoint_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "WebhookEndpoint_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "endpointId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "happenedAt" DATETIME NOT NULL,
    "subjectId" TEXT,
    "orderId" TEXT,
    "from" TEXT,
    "to" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" DATETIME,
    "lastAt" DATETIME,
    "deliveredAt" DATETIME,
    "answered" INTEGER,
    "failure" TEXT,
    "answer" TEXT,
    "took" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "WebhookDelivery_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "WebhookEndpoint" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "WebhookEndpoint_userId_idx" ON "WebhookEndpoint"("userId");

-- CreateIndex
CREATE INDEX "WebhookEndpoint_studioId_idx" ON "WebhookEndpoint"("studioId");

-- CreateIndex
CREATE INDEX "WebhookDelivery_endpointId_nextAt_idx" ON "WebhookDelivery"("endpointId", "nextAt");

-- CreateIndex
CREATE INDEX "WebhookDelivery_createdAt_idx" ON "WebhookDelivery"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "WebhookDelivery_endpointId_messageId_key" ON "WebhookDelivery"("endpointId", "messageId");
