-- CreateTable
CREATE TABLE "ContentVersion" (
    "id" INTEGER NOT NULL,
    "version" TEXT NOT NULL,

    CONSTRAINT "ContentVersion_pkey" PRIMARY KEY ("id")
);
