-- CreateTable
CREATE TABLE "Backfill" (
    "name" TEXT NOT NULL,
    "finishedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Backfill_pkey" PRIMARY KEY ("name")
);
