-- The chosen add-ons move into their lines.
-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN     "addOnIds" JSONB NOT NULL DEFAULT '[]';
UPDATE "CartItem" SET "addOnIds" = COALESCE((SELECT jsonb_agg("addOnId") FROM "CartItemAddOn" WHERE "cartItemId" = "CartItem"."id"), '[]');
ALTER TABLE "CartItem" ALTER COLUMN "addOnIds" DROP DEFAULT;

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "addOns" JSONB NOT NULL DEFAULT '[]';
UPDATE "OrderLine" SET "addOns" = COALESCE((SELECT jsonb_agg(jsonb_build_object('addOnId', a."addOnId", 'name', a."name", 'amount', a."amount")) FROM "OrderLineAddOn" a WHERE a."orderLineId" = "OrderLine"."id"), '[]');
ALTER TABLE "OrderLine" ALTER COLUMN "addOns" DROP DEFAULT;

-- DropTable
DROP TABLE "CartItemAddOn";

-- DropTable
DROP TABLE "OrderLineAddOn";
