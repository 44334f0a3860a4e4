-- AlterTable
ALTER TABLE "FileVersion" ADD COLUMN     "teamOnly" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "WorkFile" (
    "id" TEXT NOT NULL,
    "assignmentId" TEXT NOT NULL,
    "fileVersionId" TEXT NOT NULL,
    "handedInAt" TIMESTAMP(3),

    CONSTRAINT "WorkFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StaffInvitation" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "invitedById" INTEGER NOT NULL,
    "liveKey" TEXT,
    "sends" INTEGER NOT NULL DEFAULT 1,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "acceptedAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StaffInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WorkFile_fileVersionId_key" ON "WorkFile"("fileVersionId");

-- CreateIndex
CREATE INDEX "WorkFile_assignmentId_idx" ON "WorkFile"("assignmentId");

-- CreateIndex
CREATE UNIQUE INDEX "StaffInvitation_liveKey_key" ON "StaffInvitation"("liveKey");

-- CreateIndex
CREATE INDEX "StaffInvitation_email_idx" ON "StaffInvitation"("email");

-- AddForeignKey
ALTER TABLE "WorkFile" ADD CONSTRAINT "WorkFile_assignmentId_fkey" FOREIGN KEY ("assignmentId") REFERENCES "Assignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkFile" ADD CONSTRAINT "WorkFile_fileVersionId_fkey" FOREIGN KEY ("fileVersionId") REFERENCES "FileVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;
