-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "viewedUntil" TIMESTAMP(3),
ADD COLUMN     "viewedUserId" INTEGER;

-- CreateIndex
CREATE INDEX "Session_viewedUserId_idx" ON "Session"("viewedUserId");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_viewedUserId_fkey" FOREIGN KEY ("viewedUserId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
