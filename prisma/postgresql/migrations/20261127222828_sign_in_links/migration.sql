-- AlterEnum
ALTER TYPE "AccountLinkPurpose" ADD VALUE 'sign_in';
