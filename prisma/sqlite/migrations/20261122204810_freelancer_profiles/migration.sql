-- AlterTable
ALTER TABLE "Freelancer" ADD COLUMN "traits" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Freelancer" ADD COLUMN "usualHours" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "FreelancerApplication" ADD COLUMN "freelancerId" TEXT;
ALTER TABLE "FreelancerApplication" ADD COLUMN "traits" TEXT NOT NULL DEFAULT '';

-- What there is already is found by its skills and languages, too.
UPDATE "Freelancer" SET "traits" = ' ' || (SELECT group_concat("trait", ' ') FROM (SELECT 'skill:' || "value" AS "trait" FROM json_each("skills") UNION ALL SELECT 'language:' || "value" FROM json_each("languages"))) || ' '
WHERE json_array_length("skills") + json_array_length("languages") > 0;
UPDATE "FreelancerApplication" SET "traits" = ' ' || (SELECT group_concat("trait", ' ') FROM (SELECT 'skill:' || "value" AS "trait" FROM json_each("skills") UNION ALL SELECT 'language:' || "value" FROM json_each("languages"))) || ' '
WHERE json_array_length("skills") + json_array_length("languages") > 0;
