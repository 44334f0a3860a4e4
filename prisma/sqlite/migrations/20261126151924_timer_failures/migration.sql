-- CreateTable
CREATE TABLE "TimerFailure" (
    "timer" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "since" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failures" INTEGER NOT NULL DEFAULT 1,
    "lastError" TEXT NOT NULL,

    PRIMARY KEY ("timer", "kind")
);
