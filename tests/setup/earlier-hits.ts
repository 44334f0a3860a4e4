import { db } from '~/platform/db/db.server'

/** Lets every limit that has been counted to by now stand where it would after so many more. */
export const addEarlierHits = (hits: number) =>
  db.rateLimit.updateMany({ data: { hits: { increment: hits } } })
