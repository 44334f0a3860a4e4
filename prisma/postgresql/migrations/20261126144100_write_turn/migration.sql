-- CreateTable
CREATE TABLE "WriteTurn" (
    "id" INTEGER NOT NULL,

    CONSTRAINT "WriteTurn_pkey" PRIMARY KEY ("id")
);
