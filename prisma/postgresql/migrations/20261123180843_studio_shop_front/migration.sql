-- AlterTable
ALTER TABLE "Studio" ADD COLUMN     "about" JSONB,
ADD COLUMN     "address" TEXT,
ADD COLUMN     "companyNumber" TEXT,
ADD COLUMN     "country" TEXT,
ADD COLUMN     "email" TEXT,
ADD COLUMN     "legalName" TEXT,
ADD COLUMN     "publishedAt" TIMESTAMP(3),
ADD COLUMN     "tagline" JSONB,
ADD COLUMN     "typeface" TEXT NOT NULL DEFAULT 'plain',
ADD COLUMN     "vatNumber" TEXT;

-- AlterTable
ALTER TABLE "WaitlistEntry" ADD COLUMN     "studioId" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "WaitlistEntry_studioId_key" ON "WaitlistEntry"("studioId");

-- AddForeignKey
ALTER TABLE "WaitlistEntry" ADD CONSTRAINT "WaitlistEntry_studioId_fkey" FOREIGN KEY ("studioId") REFERENCES "Studio"("id") ON DELETE SET NULL ON UPDATE CASCADE;
