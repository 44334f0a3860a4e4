import { z } from 'zod'
import { manyLines, oneLine, within } from '~/platform/free-text'
import { LANGUAGES } from '~/platform/i18n/languages'
import { named, PHONE, type AccountWords } from '../people/account.schema'

export const NOTE_MAX = 2000

const bare: AccountWords = () => ''

/**
 * What the staff may correct of somebody's account; the address they sign in with is theirs alone
 * to change.
 */
export function detailsSchema(say: AccountWords = bare) {
  return z.object({
    name: named(say, 120),
    phone: z.string().overwrite(within(30, oneLine)).max(30).regex(PHONE, say('phone')).optional(),
    language: z.enum(LANGUAGES, say('required')),
  })
}
export type DetailsFields = z.input<ReturnType<typeof detailsSchema>>

export const DETAILS = ['name', 'phone', 'language'] as const
/** What an account said when a form was shown: of two people who correct it, the second is told. */
export type Details = Record<(typeof DETAILS)[number], string>

const shown = z.object({ name: z.string(), phone: z.string(), language: z.string() })

/** What a form was shown for; null for what no form of ours says. */
export function readShown(text: unknown): Details | null {
  try {
    return shown.parse(JSON.parse(String(text)))
  } catch {
    return null
  }
}

export function noteSchema(say: (problem: 'note' | 'noteTooLong') => string = () => '') {
  return z.object({
    body: z
      .string({ error: say('note') })
      .overwrite(within(NOTE_MAX, manyLines))
      .min(1, say('note'))
      .max(NOTE_MAX, say('noteTooLong')),
  })
}
export type NoteFields = z.input<ReturnType<typeof noteSchema>>
