-- AlterTable
ALTER TABLE "DesignVersion" ADD COLUMN     "answeredAt" TIMESTAMP(3),
ADD COLUMN     "answeredById" INTEGER,
ADD COLUMN     "height" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "key" TEXT,
ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "reason" TEXT,
ADD COLUMN     "sharedAt" TIMESTAMP(3),
ADD COLUMN     "viewedAt" TIMESTAMP(3),
ADD COLUMN     "width" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Pin" ADD COLUMN     "key" TEXT,
ADD COLUMN     "side" TEXT NOT NULL DEFAULT 'client';

-- AlterTable
ALTER TABLE "PinReply" ADD COLUMN     "key" TEXT,
ADD COLUMN     "side" TEXT NOT NULL DEFAULT 'client';

-- AlterTable
ALTER TABLE "PreviewVersion" ADD COLUMN     "answeredAt" TIMESTAMP(3),
ADD COLUMN     "answeredById" INTEGER,
ADD COLUMN     "framingCheckedAt" TIMESTAMP(3),
ADD COLUMN     "framingReason" TEXT,
ADD COLUMN     "height" INTEGER,
ADD COLUMN     "key" TEXT,
ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "reason" TEXT,
ADD COLUMN     "sharedAt" TIMESTAMP(3),
ADD COLUMN     "viewedAt" TIMESTAMP(3),
ADD COLUMN     "width" INTEGER;

-- CreateTable
CREATE TABLE "PreviewComparison" (
    "id" TEXT NOT NULL,
    "beforeId" TEXT NOT NULL,
    "afterId" TEXT NOT NULL,
    "changed" INTEGER NOT NULL,
    "areas" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "storageKey" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PreviewComparison_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PreviewComparison_storageKey_key" ON "PreviewComparison"("storageKey");

-- CreateIndex
CREATE UNIQUE INDEX "PreviewComparison_beforeId_afterId_key" ON "PreviewComparison"("beforeId", "afterId");

-- CreateIndex
CREATE UNIQUE INDEX "DesignVersion_key_key" ON "DesignVersion"("key");

-- CreateIndex
CREATE UNIQUE INDEX "Pin_key_key" ON "Pin"("key");

-- CreateIndex
CREATE UNIQUE INDEX "PinReply_key_key" ON "PinReply"("key");

-- CreateIndex
CREATE UNIQUE INDEX "PreviewVersion_key_key" ON "PreviewVersion"("key");

-- AddForeignKey
ALTER TABLE "PreviewComparison" ADD CONSTRAINT "PreviewComparison_beforeId_fkey" FOREIGN KEY ("beforeId") REFERENCES "PreviewVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PreviewComparison" ADD CONSTRAINT "PreviewComparison_afterId_fkey" FOREIGN KEY ("afterId") REFERENCES "PreviewVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;
