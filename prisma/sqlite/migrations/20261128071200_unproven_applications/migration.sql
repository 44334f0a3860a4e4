-- Of whose address nobody knows who typed it: they keep nobody from applying any more
UPDATE "FreelancerApplication" SET "openKey" = NULL WHERE "openKey" IS NOT NULL;
