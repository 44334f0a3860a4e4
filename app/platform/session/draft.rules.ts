import { DAY } from '../clock'
import { isBankAccount, isPassword } from './secret-fields.rules'

/** How long a draft is kept after its last change. */
export const DRAFT_KEPT_FOR = 14 * DAY
/** Of one account, and characters of one of them and, as they are kept, of all. */
export const MOST_DRAFTS = 100
export const LONGEST_DRAFT = 400_000
export const LONGEST_DRAFTS = 2_000_000

const DRAFT_KEY = /^[a-z-]{1,40}:[\w-]{1,64}$/

/** A form by its kind and what it is about, as `message:<id of the conversation>`; null for none. */
export function readDraftKey(value: unknown): string | null {
  return typeof value === 'string' && DRAFT_KEY.test(value) ? value : null
}

/** Beside passwords and bank accounts, what the page brings anew. */
const NOT_KEPT = /^intent$|^key$|^files$|^picture$|^draft|^for-/i
const isKept = (name: string) => !isPassword(name) && !isBankAccount(name) && !NOT_KEPT.test(name)

/** The fields of a draft, by name, as the form would send them. */
export type DraftFields = Record<string, string | string[]>

/** What of a form is kept, by its fields; null when nothing of it was typed or chosen. */
export function draftFields(entries: Iterable<[string, unknown]>): DraftFields | null {
  const fields: DraftFields = {}
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || !isKept(name)) continue
    const before = fields[name]
    fields[name] = before === undefined ? value : [before, value].flat()
  }
  return Object.values(fields).some((value) => value.length > 0) ? fields : null
}
