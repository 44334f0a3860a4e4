import { cleanText } from './brief.rules'

/** A line that parts one draft of a model from the next. */
const PARTING = /^[ \t]*(?:={3,}|-{3,})[ \t]*$/mu

/** What a model says before its drafts: "Here are three drafts:". */
const PREAMBLE = /^[^\n]{1,120}:[ \t]*\n\s*(?=1[.)] )/u
const FENCE = /^[ \t]*```[\w-]*[ \t]*$/gmu

/** The entries of a list that is numbered from one, or the text as it is. */
function listEntries(text: string): string[] {
  const list = text.trim().replace(PREAMBLE, '')
  const entries = list.split(/^(?=\d{1,2}[.)] )/mu)
  const numbered = entries.every((entry, index) => Number.parseInt(entry, 10) === index + 1)
  return entries.length > 1 && numbered
    ? entries.map((entry) => entry.replace(/^\d+[.)] /u, ''))
    : [text]
}

/**
 * The drafts of a model's answer, as text without what cannot be seen; thoughts that some models
 * write down first are left out, also where only their end is marked. A model that parts its drafts
 * by numbers is understood, too, when more than one was asked for.
 */
export function splitDrafts(answer: string, most: number): string[] {
  const said = answer
    .replace(/<think>[\s\S]*?(?:<\/think>|$)/gi, '')
    .replace(/^[\s\S]*<\/think>/i, '')
    .replace(FENCE, '')
  const parted = said.split(PARTING)
  const drafts = parted.length === 1 && most > 1 ? listEntries(said) : parted
  return drafts.map(cleanText).filter(Boolean).slice(0, most)
}

/** What a text of this kind has room for, in characters. */
export const FITS = { title: 60, meta: 155, x: 280 } as const
