-- AlterTable
ALTER TABLE "AccountLink" ADD COLUMN     "email" TEXT;

-- AlterTable
ALTER TABLE "Address" ADD COLUMN     "preferred" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "languageChosenAt" TIMESTAMP(3),
ADD COLUMN     "totpLastStep" INTEGER;
