-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "featuredPosition" INTEGER;

-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "language" TEXT,
ADD COLUMN     "refusal" TEXT,
ADD COLUMN     "refusalNote" TEXT,
ADD COLUMN     "repliedAt" TIMESTAMP(3),
ADD COLUMN     "reply" TEXT,
ADD COLUMN     "submittedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Template" ADD COLUMN     "position" INTEGER;

-- AlterTable
ALTER TABLE "Testimonial" ADD COLUMN     "hidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE INDEX "Review_submittedAt_id_idx" ON "Review"("submittedAt", "id");
