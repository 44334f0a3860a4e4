export const LEGAL_NAMES = ['privacy', 'terms', 'cookies'] as const
export type LegalName = (typeof LEGAL_NAMES)[number]

/** The day that each document is from, in all languages; a test says when it has to change. */
export const LEGAL_VERSIONS: Record<LegalName, string> = {
  privacy: '2026-11-27',
  terms: '2026-11-27',
  cookies: '2026-11-28',
}

/**
 * Logged with every order: what the buyer accepted, and which words an early start was asked for
 * in.
 */
export const TERMS_VERSION = LEGAL_VERSIONS.terms
export const EARLY_START_VERSION = LEGAL_VERSIONS.terms

/** Running text with links and names of things, such as cookies, in it. */
export type Phrase = { text: string; href?: string; code?: boolean }[]

export interface LegalTable {
  caption: string
  columns: string[]
  /** The first cell names its row. */
  rows: Phrase[][]
}

export type LegalBlock =
  | { kind: 'text'; phrase: Phrase }
  | { kind: 'heading'; text: string }
  | { kind: 'list' | 'steps'; items: Phrase[] }
  | { kind: 'form'; title: string; lines: Phrase[] }
  | ({ kind: 'table' } & LegalTable)

export interface LegalSection {
  /** The anchor, the same in every language. */
  id: string
  title: string
  blocks: LegalBlock[]
}

/** A block as the locale file has it. */
type LegalText =
  | string
  | { heading: string }
  | { list: string[] }
  | { steps: string[] }
  | { form: { title: string; lines: string[] } }
  | { table: { caption: string; columns: string[]; rows: string[][] } }
  | { insert: string }

export type LegalTexts = Record<string, { title: string; body: LegalText[] }>

const MARK = /\[([^[\]]+)\]\(([^()[\s]+)\)|`([^`]+)`/g

/** Text with `[words](address)` and `` `name` `` in it, cut into its parts. */
export function parsePhrase(text: string): Phrase {
  const parts: Phrase = []
  let end = 0
  for (const match of text.matchAll(MARK)) {
    const [whole, words, href, code] = match
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push(code === undefined ? { text: words!, href } : { text: code, code: true })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Puts the facts into a text. Throws when it asks for one that there is not. */
export function fillFacts(text: string, facts: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (facts[name] === undefined) throw new Error(`a legal text asks for the fact "${name}"`)
    return facts[name]
  })
}

/**
 * A document's sections from its texts, the facts in them, and tables that are made from the code.
 * Throws when one is missing.
 */
export function buildSections(
  texts: LegalTexts,
  facts: Record<string, string>,
  inserts: Record<string, LegalTable> = {},
): LegalSection[] {
  const fill = (text: string) => fillFacts(text, facts)
  const phrase = (text: string) => parsePhrase(fill(text))
  const build = (text: LegalText): LegalBlock => {
    if (typeof text === 'string') return { kind: 'text', phrase: phrase(text) }
    if ('heading' in text) return { kind: 'heading', text: fill(text.heading) }
    if ('list' in text) return { kind: 'list', items: text.list.map(phrase) }
    if ('steps' in text) return { kind: 'steps', items: text.steps.map(phrase) }
    if ('form' in text)
      return { kind: 'form', title: fill(text.form.title), lines: text.form.lines.map(phrase) }
    if ('table' in text)
      return { kind: 'table', ...text.table, rows: text.table.rows.map((row) => row.map(phrase)) }
    const table = inserts[text.insert]
    if (!table) throw new Error(`a legal text asks for the table "${text.insert}"`)
    return { kind: 'table', ...table }
  }
  return Object.entries(texts).map(([id, { title, body }]) => ({
    id,
    title: fill(title),
    blocks: body.map(build),
  }))
}
