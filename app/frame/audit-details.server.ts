import { formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'

const MOST_LINES = 6
const MOST_CHARACTERS = 80

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)
  const line = text.replace(/\s+/g, ' ')
  return line === '' ? '–' : line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line
}

const isChange = (one: unknown): one is { field: string; from: unknown; to: unknown } => typeof Object(one).field === 'string'
const step = (name: string, { from, to }: { from: unknown; to: unknown }) => `${name}${shown(from)} → ${shown(to)}`

/** What an entry of the audit log says besides, in lines to read; the whole of it is in the export. Amounts are integer cents. */
export function presentDetails(data: unknown, language: Language): string[] {
  const { amount, currency, before, after, fields, ...rest } = Object(data) as Record<string, unknown>
  const changes = Array.isArray(fields) ? fields.filter(isChange) : []
  return [
    ...(typeof amount === 'number' && typeof currency === 'string' ? [formatMoney(amount, currency, language)] : []),
    ...(before === undefined && after === undefined ? [] : [step('', { from: before, to: after })]),
    ...Object.entries(rest).map(([name, value]) => `${name}: ${shown(value)}`),
    ...changes.slice(0, MOST_LINES).map(({ field, ...change }) => step(`${field}: `, change)),
    ...(changes.length > MOST_LINES ? ['…'] : []),
  ]
}
