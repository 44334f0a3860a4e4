/**
 * What a JSON column holds, read as far as it has the shape that it should have: a row that an
 * older version wrote, or a hand, is shown with less, and holds up none of those beside it.
 */
const isRecord = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)

/** The fields of an object; none of anything else. */
export const readFields = (stored: unknown): Record<string, unknown> =>
  isRecord(stored) ? stored : {}

/** The texts in a list; none of anything else. */
export const readTexts = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []

/** The objects in a list; none of anything else. */
export const readRecords = (stored: unknown): Record<string, unknown>[] =>
  Array.isArray(stored) ? stored.filter(isRecord) : []

/** A text of an object's; undefined where it has another kind of value. */
export const readText = (fields: Record<string, unknown>, name: string): string | undefined =>
  typeof fields[name] === 'string' ? fields[name] : undefined
