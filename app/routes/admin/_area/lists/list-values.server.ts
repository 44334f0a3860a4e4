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
export function pageValue(value: Value, language: Language): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatNumber(value, language)
  if (value instanceof Date) return formatDate(value, language)
  if ('at' in value) return formatDateTime(value.at, language)
  return formatMoney(value.cents, value.currency, language)
}

/** As other programs read it: days as ISO writes them, sums in units with a point and two digits. */
export function fileValue(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return formatIsoDay(value)
  if ('at' in value) return value.at.toISOString()
  return (value.cents / 100).toFixed(2)
}
