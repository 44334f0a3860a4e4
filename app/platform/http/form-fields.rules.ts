import { z } from 'zod'

/** More rows than any list of a form has. */
export const MOST_ROWS = 100
/** More fields than any form has, its chosen rows among them. */
export const MOST_FIELDS = 10_000

/** Conform keeps its own state under this name in browsers; our forms have none, and it would be read as JSON. */
const STATE = '__state__'
/** The name under which Conform reads what a button does to a list. */
const INTENT = '__intent__'

/** Lists in lists, and characters, that no field's name has: Conform makes each list that a name goes through, and calls itself for each part. */
const MOST_LISTS = 3
const LONGEST_NAME = 200

const isRow = (row: number) => row < MOST_ROWS
/** Whether the rows that a field's name names, as in `steps[2].title`, can be there. */
function hasRows(name: string) {
  if (name.length > LONGEST_NAME) return false
  const rows = [...name.matchAll(/\[(\d+)\]/g)]
  return rows.length <= MOST_LISTS && rows.every(([, row]) => isRow(Number(row)))
}

const name = z.string().refine(hasRows)
const row = z.int().min(0).refine(isRow)
const intentSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('insert'), payload: z.strictObject({ name, index: row.optional(), defaultValue: z.unknown().optional() }) }),
  z.strictObject({ type: z.literal('remove'), payload: z.strictObject({ name, index: row }) }),
  z.strictObject({ type: z.literal('reorder'), payload: z.strictObject({ name, from: row, to: row }) }),
])

function isIntent(value: FormDataEntryValue) {
  try {
    return intentSchema.safeParse(JSON.parse(String(value))).success
  } catch {
    return false
  }
}

/**
 * Whether a page of ours could have sent these fields. Conform makes a list as long as the highest row that is named, which
 * takes all memory when that is `items[999999999]`, and throws on what it cannot read of its own fields.
 */
export function canBeSent(form: FormData): boolean {
  const fields = [...form]
  return fields.length <= MOST_FIELDS && !form.has(STATE) && fields.every(([field]) => hasRows(field)) && form.getAll(INTENT).every(isIntent)
}
