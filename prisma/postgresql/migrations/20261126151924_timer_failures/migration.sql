-- CreateTable
CREATE TABLE "TimerFailure" (
    "timer" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failures" INTEGER NOT NULL DEFAULT 1,
    "lastError" TEXT NOT NULL,

    CONSTRAINT "TimerFailure_pkey" PRIMARY KEY ("timer","kind")
);
