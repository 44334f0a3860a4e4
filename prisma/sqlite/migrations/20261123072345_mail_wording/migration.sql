-- CreateTable
CREATE TABLE "MailWording" (
    "template" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "words" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL,

    PRIMARY KEY ("template", "language")
);
