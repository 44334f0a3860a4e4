import { format } from 'date-fns'
import { enUS, nl, pl, sv } from 'date-fns/locale'
import { DAY, HOUR, MINUTE, SECOND } from '../clock'
import type { Language } from './languages'
import { currentZone } from '../http/request-context.server'
import { STUDIO_TIME_ZONE, studioTime, timeIn } from './studio-time'

export { beginOfStudioDay, studioDay } from './studio-time'

const DATE_LOCALES = { en: enUS, sv, nl, pl }
const NUMBER_LOCALES: Record<Language, string> = {
  en: 'en-US',
  sv: 'sv-SE',
  nl: 'nl-NL',
  pl: 'pl-PL',
}

/** Making one takes longer than a hundred uses: each is made once. */
type Kept = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat
const formats = new Map<string, Kept>()

function keptFormat<Format extends Kept>(key: string, make: () => Format): Format {
  const kept = formats.get(key) as Format | undefined
  if (kept) return kept
  const made = make()
  formats.set(key, made)
  return made
}

const numbers = (language: Language, options: Intl.NumberFormatOptions) =>
  keptFormat(
    `number ${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(NUMBER_LOCALES[language], options),
  )
const dates = (language: Language, options: Intl.DateTimeFormatOptions) =>
  keptFormat(
    `date ${language} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(NUMBER_LOCALES[language], options),
  )

/**
 * Money as the language writes it, always with two decimals: `$1,234.00` in English (spec §3).
 * `cents` is an integer. What is no code of a currency stands before the number as it is.
 */
export function formatMoney(cents: number, currency: string, language: Language) {
  const always = { useGrouping: true, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
  if (!/^[A-Za-z]{3}$/.test(currency))
    return `${currency} ${numbers(language, always).format(cents / 100)}`
  return numbers(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: true,
  }).format(cents / 100)
}

/** A day as the language writes it: 'MMM d, yyyy' in English (spec §3). */
export function formatDate(date: Date, language: Language) {
  return format(studioTime(date), 'PP', { locale: DATE_LOCALES[language] })
}

/** A date within a sentence, not broken between its parts. */
export function onOneLine(date: string) {
  return date.replaceAll(' ', '\u00a0')
}

/**
 * A day with its month in full, as legal texts have it: `November 22, 2026`, `22 listopada 2026`.
 */
export function formatFullDate(date: Date, language: Language) {
  return dates(language, { dateStyle: 'long', timeZone: STUDIO_TIME_ZONE }).format(date)
}

/** A month that begins at midnight UTC: `Nov`, or `November 2026`. */
export function formatMonth(month: Date, language: Language, length: 'short' | 'long') {
  const parts =
    length === 'short'
      ? ({ month: 'short' } as const)
      : ({ month: 'long', year: 'numeric' } as const)
  return dates(language, { ...parts, timeZone: 'UTC' }).format(month)
}

/** A day in as few characters as a language writes it in: `11/22`, `22.11`. */
export function formatShortDay(date: Date, language: Language) {
  return dates(language, { day: 'numeric', month: 'numeric', timeZone: STUDIO_TIME_ZONE }).format(
    date,
  )
}

/** A day for machines, in the studio's zone: `2026-11-22`. */
export function formatIsoDay(date: Date) {
  return format(studioTime(date), 'yyyy-MM-dd')
}

/** A moment as the reader's clocks show it: those of the zone that they chose, or the studio's. */
const readersTime = (date: Date) => timeIn(currentZone() ?? STUDIO_TIME_ZONE, date)

/** A day with its time: 'MMM d, yyyy h:mm a' in English (spec §3). */
export function formatDateTime(date: Date, language: Language) {
  return format(readersTime(date), 'PP p', { locale: DATE_LOCALES[language] })
}

/** The time of a day: 'h:mm a' in English (spec §3). */
export function formatTime(date: Date, language: Language) {
  return format(readersTime(date), 'p', { locale: DATE_LOCALES[language] })
}

/** `4.5` in English, `4,5` in Swedish, with at most so many decimals. */
export function formatNumber(number: number, language: Language, maximumFractionDigits = 3) {
  return numbers(language, { maximumFractionDigits }).format(number)
}

/** A number in few letters, as `12.3K`, for where there is little room. */
export const formatShort = (number: number, language: Language) =>
  numbers(language, { notation: 'compact', maximumFractionDigits: 1 }).format(number)

/** Bytes to the last one: `27 bytes`. */
export function formatByteCount(bytes: number, language: Language) {
  return numbers(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes)
}

/** The unit that a number of bytes is told in, the smallest first, and how many of them one is. */
const BYTE_UNITS = [
  ['kilobyte', 1e3],
  ['megabyte', 1e6],
  ['gigabyte', 1e9],
] as const

/** The size of a file: `120 kB`, `2.4 MB`, `5 GB`. */
export function formatBytes(bytes: number, language: Language) {
  const [unit, size] = BYTE_UNITS.findLast(([, size]) => bytes >= size) ?? BYTE_UNITS[0]
  const amount = unit === 'kilobyte' ? Math.max(1, Math.round(bytes / size)) : bytes / size
  return numbers(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(amount)
}

/** Basis points as per cent: 2500 is `25%`. */
export function formatRate(basisPoints: number, language: Language) {
  return numbers(language, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  )
}

/** `24 months`, `1 hour`: a length of time, in the words of the language. */
export function formatLength(
  amount: number,
  unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year',
  language: Language,
) {
  return numbers(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}

/** Up to twice a unit its smaller one is told: 90 minutes, but 3 hours. */
function inUnits(seconds: number): [count: number, unit: 'minute' | 'hour' | 'day'] {
  const wait = seconds * SECOND
  if (wait <= 2 * HOUR) return [Math.ceil(wait / MINUTE), 'minute']
  return wait <= 2 * DAY ? [Math.ceil(wait / HOUR), 'hour'] : [Math.ceil(wait / DAY), 'day']
}

/**
 * How long to wait from now on, rounded up, as it stands in a sentence: "in 3 hours", "za 5 minut".
 */
export function formatWait(seconds: number, language: Language): string {
  const form = keptFormat(
    `wait ${language}`,
    () => new Intl.RelativeTimeFormat(NUMBER_LOCALES[language]),
  )
  return form.format(...inUnits(seconds))
}
