-- CreateTable
CREATE TABLE "MailWording" (
    "template" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "words" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MailWording_pkey" PRIMARY KEY ("template","language")
);
