import { cleanText } from './brief.rules'

/** A line that parts one draft of a model from the next. */
const PARTING = /^[ \t]*(?:={3,}|-{3,})[ \t]*$/mu

/**
 * The drafts of a model's answer, as text without what cannot be seen; thoughts that some models
 * write down first are left out.
 */
export function splitDrafts(answer: string, most: number): string[] {
  const said = answer.replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '')
  return said.split(PARTING).map(cleanText).filter(Boolean).slice(0, most)
}

/** What a text of this kind has room for, in characters. */
export const FITS = { title: 60, meta: 155, x: 280 } as const
