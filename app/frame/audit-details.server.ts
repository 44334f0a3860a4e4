import { formatDateTime, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

const MOST_LINES = 6
const MOST_CHARACTERS = 80

function shown(value: unknown, language: Language): string {
  if (typeof value === 'boolean') return translator(language, 'audit')(value ? 'yes' : 'no')
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  const line = text.replace(/\s+/g, ' ')
  return line === '' ? '–' : line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line
}

const isChange = (one: unknown): one is { field: string; from: unknown; to: unknown } => typeof Object(one).field === 'string'
const step = (name: string, { from, to }: { from: unknown; to: unknown }, language: Language) => `${name}${shown(from, language)} → ${shown(to, language)}`

/** Ids for other programs, which the export has. */
const NOT_TO_READ = ['noteId', 'linkId', 'into']

/** One more fact under its name; a fact that is empty says nothing. */
function fact([name, value]: [string, unknown], language: Language): string[] {
  if (NOT_TO_READ.includes(name) || value === '' || value === null) return []
  const label = translator(language, 'audit')(`facts.${name}` as 'facts.title', { defaultValue: name })
  const moment = name === 'until' && typeof value === 'string' ? new Date(value) : null
  return [`${label}: ${moment && !Number.isNaN(moment.getTime()) ? formatDateTime(moment, language) : shown(value, language)}`]
}

/** What an entry of the audit log says besides, in lines to read; the whole of it is in the export. Amounts are integer cents. */
export function presentDetails(data: unknown, language: Language): string[] {
  const { amount, currency, before, after, fields, ...rest } = Object(data) as Record<string, unknown>
  const changes = Array.isArray(fields) ? fields.filter(isChange) : []
  return [
    ...(typeof amount === 'number' && typeof currency === 'string' ? [formatMoney(amount, currency, language)] : []),
    ...(before === undefined && after === undefined ? [] : [step('', { from: before, to: after }, language)]),
    ...Object.entries(rest).flatMap((one) => fact(one, language)),
    ...changes.slice(0, MOST_LINES).map(({ field, ...change }) => step(`${field}: `, change, language)),
    ...(changes.length > MOST_LINES ? ['…'] : []),
  ]
}
