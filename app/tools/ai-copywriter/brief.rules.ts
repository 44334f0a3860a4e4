import { isLanguage, type Language } from '~/platform/i18n/languages'

export const COPY_KINDS = ['headline', 'product', 'meta', 'buttons', 'social', 'email'] as const
export type CopyKind = (typeof COPY_KINDS)[number]
export const TONES = ['plain', 'friendly', 'formal'] as const
export type Tone = (typeof TONES)[number]
export const LENGTHS = ['short', 'medium', 'long'] as const
export type Length = (typeof LENGTHS)[number]

/** In characters as people count them, and lines. `seed` is the highest. */
export const BRIEF_LIMITS = {
  what: 80,
  whom: 80,
  benefit: 120,
  benefits: 5,
  variants: 5,
  seed: 9999,
} as const

/**
 * The most characters of a text of each kind; those of meta and social are what search results and
 * X show.
 */
export const MOST_CHARACTERS: Record<CopyKind, number> = {
  headline: 700,
  product: 900,
  meta: 155,
  buttons: 200,
  social: 280,
  email: 900,
}

/** The limits as words have them. */
export type SaidLimits = Record<'what' | 'whom' | 'benefit' | 'benefits', string>

export interface Brief {
  what: string
  /** May be empty. */
  whom: string
  benefits: string[]
  tone: Tone
  kind: CopyKind
  length: Length
  /** Of the text, whatever the visitor reads the page in. */
  language: Language
  variants: number
  /** Other words for each. */
  seed: number
}

/** As typed, to be shown again. */
export type TypedBrief = Omit<Brief, 'benefits'> & { benefits: string }
export type BriefField = 'what' | 'whom' | 'benefits'
export type BriefProblem = 'missing' | 'tooLong' | 'tooMany'

/**
 * Signs that do not show but turn, hide or break what does: controls, marks of direction, and
 * zero-width ones but the joiner of emoji.
 */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u200b\u200c\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]|\p{Cs}/gu

/** One line of text without what cannot be seen, and single spaces. */
export const cleanLine = (text: string) =>
  text.replace(/\s/gu, ' ').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()

/** Text of several lines, cleaned line by line; at most one empty line stands between two. */
export const cleanText = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Letters and signs as a reader counts them: an emoji made of several is one. */
export const countCharacters = (text: string) =>
  text.length > 5000 ? text.length : [...new Intl.Segmenter().segment(text)].length

const oneOf = <T extends string>(list: readonly T[], value: unknown, usual: T) =>
  list.includes(value as T) ? (value as T) : usual

function wholeNumber(value: unknown, usual: number, least: number, most: number) {
  return typeof value === 'string' && /^\d{1,6}$/.test(value)
    ? Math.min(most, Math.max(least, Number(value)))
    : usual
}

/**
 * The fields of a form as they were typed; a choice that there is not gives the usual one, for the
 * text's language the visitor's.
 */
export function readTypedBrief(
  fields: { get(name: string): unknown },
  visitor: Language,
): TypedBrief {
  const text = (name: string) =>
    typeof fields.get(name) === 'string' ? (fields.get(name) as string) : ''
  const language = fields.get('language')
  return {
    ...{ what: text('what'), whom: text('whom'), benefits: text('benefits') },
    tone: oneOf(TONES, fields.get('tone'), 'plain'),
    kind: oneOf(COPY_KINDS, fields.get('kind'), 'headline'),
    length: oneOf(LENGTHS, fields.get('length'), 'medium'),
    language: isLanguage(language) ? language : visitor,
    variants: wholeNumber(fields.get('variants'), 3, 1, BRIEF_LIMITS.variants),
    seed: wholeNumber(fields.get('seed'), 0, 0, BRIEF_LIMITS.seed),
  }
}

const isTooLong = (text: string, most: number) => countCharacters(text) > most

/** The brief, or what is wrong with each field. */
export function checkBrief(
  typed: TypedBrief,
): { brief: Brief } | { problems: Partial<Record<BriefField, BriefProblem>> } {
  const [what, whom] = [cleanLine(typed.what), cleanLine(typed.whom)]
  const benefits = typed.benefits
    .split(/\r\n?|\n/)
    .map((line) => cleanLine(line).replace(/^[-*•–]\s+/u, ''))
    .filter((line) => /[\p{L}\p{N}\p{S}]/u.test(line))
  const problems: Partial<Record<BriefField, BriefProblem>> = {}
  if (!/[\p{L}\p{N}\p{S}]/u.test(what)) problems.what = 'missing'
  else if (isTooLong(what, BRIEF_LIMITS.what)) problems.what = 'tooLong'
  if (isTooLong(whom, BRIEF_LIMITS.whom)) problems.whom = 'tooLong'
  if (benefits.length === 0) problems.benefits = 'missing'
  else if (benefits.length > BRIEF_LIMITS.benefits) problems.benefits = 'tooMany'
  else if (benefits.some((line) => isTooLong(line, BRIEF_LIMITS.benefit)))
    problems.benefits = 'tooLong'
  if (Object.keys(problems).length > 0) return { problems }
  return { brief: { ...typed, what, whom: /[\p{L}\p{N}\p{S}]/u.test(whom) ? whom : '', benefits } }
}
