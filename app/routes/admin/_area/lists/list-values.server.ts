import { decimalAmount } from '~/platform/decimal-amount'
import {
  formatDate,
  formatDateTime,
  formatIsoDay,
  formatMoney,
  formatNumber,
} from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'

/** A sum in integer cents. */
interface Money {
  cents: number
  currency: string
}
/** A moment that is told to the minute, where a bare date tells the day. */
interface Moment {
  at: Date
}

/** What a column has of a row; null for nothing. */
export type Value = string | number | Date | Money | Moment | null

/** As people read it in their language. */
export function pageValue(value: Value | Value[], language: Language): string {
  if (Array.isArray(value)) return value.map((one) => pageValue(one, language)).join(', ')
  if (value === null || value === '') return '–'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatNumber(value, language)
  if (value instanceof Date) return formatDate(value, language)
  if ('at' in value) return formatDateTime(value.at, language)
  return formatMoney(value.cents, value.currency, language)
}

/** As other programs read it: days as ISO writes them, sums in units with a point and two digits. */
function fileValue(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return formatIsoDay(value)
  if ('at' in value) return value.at.toISOString()
  return decimalAmount(value.cents)
}

/**
 * The lines that a row is in a file: one, or as many as it has values of a kind, each with all that
 * there is once.
 */
export function fileLines(values: (Value | Value[])[]): string[][] {
  const several = values.find((value) => Array.isArray(value))
  return (several ?? [null]).map((_, line) =>
    values.map((value) => fileValue(Array.isArray(value) ? (value[line] ?? null) : value)),
  )
}
