import { oneLine } from './free-text'

/** Months by how their names begin in English, Swedish, Dutch and Polish. */
const MONTHS = [
  ['jan', 'sty'],
  ['feb', 'lut'],
  ['mar', 'mrt', 'maa'],
  ['apr', 'kwi'],
  ['may', 'maj', 'mei'],
  ['jun', 'cze'],
  ['jul', 'lip'],
  ['aug', 'sie'],
  ['sep', 'wrz'],
  ['oct', 'okt', 'paź', 'paz'],
  ['nov', 'lis'],
  ['dec', 'gru'],
]
const monthOf = (word: string) =>
  MONTHS.findIndex((names) => names.some((name) => word.toLowerCase().startsWith(name))) + 1

type Parts = [year: number, month: number, day: number]

/** Each way in which a day is written, with where its parts stand. */
const FORMS: [form: RegExp, parts: (found: string[]) => Parts][] = [
  [/^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/, ([y, m, d]) => [Number(y), Number(m), Number(d)]],
  [/^(\d{1,2})[-./ ]{1,2}(\d{1,2})[-./ ]{1,2}(\d{4})$/, ([d, m, y]) => dayFirst(d!, m!, y!)],
  [/^(\d{1,2})\.? (\p{L}+)\.?,? (\d{4})$/u, ([d, m, y]) => [Number(y), monthOf(m!), Number(d)]],
  [/^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u, ([m, d, y]) => [Number(y), monthOf(m!), Number(d)]],
]

/** 24/12/2026, as in all four languages of Europe, and 12/24/2026, which can be no other day. */
function dayFirst(first: string, second: string, year: string): Parts {
  const [day, month] = [Number(first), Number(second)]
  return month > 12 ? [Number(year), day, month] : [Number(year), month, day]
}

/**
 * A day as people type it where no picker helps, as YYYY-MM-DD: `24.12.2026`, `24/12 2026`, `Dec
 * 24, 2026`, `24 grudnia 2026`. What is no day stays as it is, for the check of it to refuse.
 */
export function asIsoDay(typed: string): string {
  const text = oneLine(typed)
  for (const [form, parts] of FORMS) {
    const found = form.exec(text)
    if (!found) continue
    const [year, month, day] = parts(found.slice(1))
    const date = new Date(Date.UTC(year, month - 1, day))
    if (date.getUTCMonth() === month - 1 && date.getUTCDate() === day)
      return date.toISOString().slice(0, 10)
  }
  return typed
}
