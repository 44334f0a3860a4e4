-- DropIndex
DROP INDEX "BriefAnswer_projectId_question_key";

-- AlterTable
ALTER TABLE "BriefAnswer" ADD COLUMN     "key" TEXT NOT NULL,
ADD COLUMN     "orderLineId" TEXT NOT NULL;

-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN     "brief" JSONB,
ADD COLUMN     "briefWhole" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "brief" JSONB,
ADD COLUMN     "briefWhole" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "CartItemFile" (
    "cartItemId" TEXT NOT NULL,
    "fileId" TEXT NOT NULL,

    CONSTRAINT "CartItemFile_pkey" PRIMARY KEY ("cartItemId","fileId")
);

-- CreateTable
CREATE TABLE "OrderLineFile" (
    "orderLineId" TEXT NOT NULL,
    "fileId" TEXT NOT NULL,

    CONSTRAINT "OrderLineFile_pkey" PRIMARY KEY ("orderLineId","fileId")
);

-- CreateIndex
CREATE INDEX "CartItemFile_fileId_idx" ON "CartItemFile"("fileId");

-- CreateIndex
CREATE INDEX "OrderLineFile_fileId_idx" ON "OrderLineFile"("fileId");

-- CreateIndex
CREATE INDEX "BriefAnswer_projectId_idx" ON "BriefAnswer"("projectId");

-- CreateIndex
CREATE UNIQUE INDEX "BriefAnswer_orderLineId_key_key" ON "BriefAnswer"("orderLineId", "key");

-- AddForeignKey
ALTER TABLE "CartItemFile" ADD CONSTRAINT "CartItemFile_cartItemId_fkey" FOREIGN KEY ("cartItemId") REFERENCES "CartItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartItemFile" ADD CONSTRAINT "CartItemFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLineFile" ADD CONSTRAINT "OrderLineFile_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLineFile" ADD CONSTRAINT "OrderLineFile_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BriefAnswer" ADD CONSTRAINT "BriefAnswer_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
