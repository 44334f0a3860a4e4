import { z } from 'zod'

/** More rows than any list of a form has. */
export const MOST_ROWS = 100
/**
 * More fields than any form has, its chosen rows among them. Conform copies all values that a name
 * has for each further one, which for 10,000 takes half a second.
 */
export const MOST_FIELDS = 2_000

/** More names than any form has; rows that are chosen share one. */
export const MOST_NAMES = 1_000
/**
 * Characters of all texts of a form together: twice as many as the fields of the largest take, so
 * that what is too long is still shown again to be shortened. Some signs take ten times their room
 * on such a page.
 */
export const MOST_WORDS = 60_000
/** Of a brief, whose answers may be long, and of what is kept of any form: a hundred pages. */
export const MOST_BRIEF_WORDS = 250_000

/** More rows than all lists of any form have together, also those that are left out between two. */
export const MOST_ROWS_IN_ALL = 2_000

/**
 * Conform keeps its own state under this name in browsers; our forms have none, and it would be
 * read as JSON.
 */
const STATE = '__state__'
/** The name under which Conform reads what a button does to a list. */
const INTENT = '__intent__'

/**
 * Lists in lists, and characters, that no field's name has: Conform makes each list that a name
 * goes through, and calls itself for each part.
 */
const MOST_LISTS = 3
const MOST_PARTS = 6
const LONGEST_NAME = 200
/** Characters of what a button does to a list. */
const LONGEST_INTENT = 200

const isRow = (row: number) => row < MOST_ROWS
/** Whether the rows that a field's name names, as in `steps[2].title`, can be there. */
function hasRows(name: string) {
  if (name.length > LONGEST_NAME || name.split('.', MOST_PARTS + 1).length > MOST_PARTS)
    return false
  const rows = [...name.matchAll(/\[(\d+)\]/g)]
  return rows.length <= MOST_LISTS && rows.every(([, row]) => isRow(Number(row)))
}

/**
 * How many rows all lists have that names name: each is as long as its highest row, as in
 * `steps[2].title`.
 */
function countRows(names: Iterable<string>) {
  const longest = new Map<string, number>()
  for (const name of names) {
    for (const { index, 1: row } of name.matchAll(/\[(\d+)\]/g)) {
      const list = name.slice(0, index)
      longest.set(list, Math.max(longest.get(list) ?? 0, Number(row) + 1))
    }
  }
  return [...longest.values()].reduce((sum, rows) => sum + rows, 0)
}

const name = z.string()
const row = z.int().min(0).refine(isRow)
const intentSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('insert'),
    payload: z.strictObject({ name, index: row.optional() }),
  }),
  z.strictObject({ type: z.literal('remove'), payload: z.strictObject({ name, index: row }) }),
  z.strictObject({
    type: z.literal('reorder'),
    payload: z.strictObject({ name, from: row, to: row }),
  }),
])

function isIntent(value: FormDataEntryValue, lists: readonly string[]) {
  if (String(value).length > LONGEST_INTENT) return false
  try {
    const { success, data } = intentSchema.safeParse(JSON.parse(String(value)))
    return success && lists.includes(data.payload.name)
  } catch {
    return false
  }
}

/**
 * Whether a page of ours, whose form has these lists, could have sent these fields. Conform makes a
 * list as long as the highest row that is named, which takes all memory when that is
 * `items[999999999]`, or lists in lists in many lists, and throws on what it cannot read of its own
 * fields, or on a list that is none.
 */
export function canBeSent(form: FormData, lists: readonly string[] = []): boolean {
  const fields = [...form.keys()]
  const names = new Set(fields)
  if (fields.length > MOST_FIELDS || names.size > MOST_NAMES || names.has(STATE)) return false
  return (
    [...names].every(hasRows) &&
    countRows(names) <= MOST_ROWS_IN_ALL &&
    form.getAll(INTENT).every((value) => isIntent(value, lists))
  )
}
