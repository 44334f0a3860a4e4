-- CreateEnum
CREATE TYPE "WebhookEndpointStatus" AS ENUM ('active', 'paused');

-- CreateTable
CREATE TABLE "WebhookEndpoint" (
    "id" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "studioId" INTEGER,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "subjects" JSONB NOT NULL,
    "secret" TEXT NOT NULL,
    "oldSecret" TEXT,
    "oldSecretUntil" TIMESTAMP(3),
    "status" "WebhookEndpointStatus" NOT NULL DEFAULT 'active',
    "pauseCause" TEXT,
    "failingSince" TIMESTAMP(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "turn" INTEGER NOT NULL DEFAULT 0,
    "freeAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebhookEndpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" TEXT NOT NULL,
    "endpointId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "happenedAt" TIMESTAMP(3) NOT NULL,
    "subjectId" TEXT,
    "orderId" TEXT,
    "from" TEXT,
    "to" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAt" TIMESTAMP(3),
    "lastAt" TIMESTAMP(3),
    "deliveredAt" TIMESTAMP(3),
    "answered" INTEGER,
    "failure" TEXT,
    "answer" TEXT,
    "took" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "WebhookEndpoint" ADD CONSTRAINT "WebhookEndpoint_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookEndpoint" ADD CONSTRAINT "WebhookEndpoint_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "WebhookEndpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;
