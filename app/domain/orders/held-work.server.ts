import { Prisma } from '~/platform/db/db.server'

/**
 * What `workHeldUntil` says, of an order `o`: whether a consumer may still withdraw who has not
 * asked for an early start, so that nobody works on it.
 */
export const workIsHeld = (now: Date) =>
  Prisma.sql`(o."earlyStartAt" IS NULL AND COALESCE(o."companyName", '') = ''
    AND COALESCE(o."vatNumber", '') = '' AND o."withdrawalEndsAt" >= ${now})`
