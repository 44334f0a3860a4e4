import { z } from 'zod'
import { manyLines } from '~/platform/free-text'
import { keySchema, noteSchema, titleSchema, type DesignProblem } from '../designs/design.schema'

/** Characters at most that browsers and proxies agree on. */
const LONGEST_URL = 2000

export type PreviewProblem = DesignProblem | 'url'
type Say = (problem: PreviewProblem) => string

/**
 * What the studio's form for the next version of a preview says; `readUrl` tells a public https
 * address from any other.
 */
export function previewVersionSchema(say: Say, readUrl: (text: string) => URL | null) {
  const url = z.string({ error: say('url') }).transform((typed, context) => {
    const found = readUrl(typed.length > LONGEST_URL ? '' : manyLines(typed))
    if (found) return found.href
    context.addIssue({ code: 'custom', message: say('url') })
    return z.NEVER
  })
  return z.object({ key: keySchema, url, note: noteSchema(say) })
}

export function previewSchema(say: Say, readUrl: (text: string) => URL | null) {
  return previewVersionSchema(say, readUrl).extend({ title: titleSchema(say) })
}
