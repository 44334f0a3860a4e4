-- AlterTable
ALTER TABLE "Freelancer" ADD COLUMN     "traits" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "usualHours" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "FreelancerApplication" ADD COLUMN     "freelancerId" TEXT,
ADD COLUMN     "traits" TEXT NOT NULL DEFAULT '';

-- What there is already is found by its skills and languages, too.
UPDATE "Freelancer" SET "traits" = ' ' || (SELECT string_agg("trait", ' ') FROM (SELECT 'skill:' || "value" AS "trait" FROM jsonb_array_elements_text("skills") UNION ALL SELECT 'language:' || "value" FROM jsonb_array_elements_text("languages")) "all") || ' '
WHERE jsonb_array_length("skills") + jsonb_array_length("languages") > 0;
UPDATE "FreelancerApplication" SET "traits" = ' ' || (SELECT string_agg("trait", ' ') FROM (SELECT 'skill:' || "value" AS "trait" FROM jsonb_array_elements_text("skills") UNION ALL SELECT 'language:' || "value" FROM jsonb_array_elements_text("languages")) "all") || ' '
WHERE jsonb_array_length("skills") + jsonb_array_length("languages") > 0;
