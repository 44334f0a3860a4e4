import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Language } from './i18n/languages'

/**
 * What a spreadsheet takes for columns and decimals where the language is spoken: a list separator
 * and a decimal mark that differ. A `sep=` line would hide the mark of UTF-8 from Excel, and is a
 * row of the table to every other program.
 */
const MARKS: Record<Language, { delimiter: string; decimal: string }> = {
  en: { delimiter: ',', decimal: '.' },
  sv: { delimiter: ';', decimal: ',' },
  nl: { delimiter: ';', decimal: ',' },
  pl: { delimiter: ';', decimal: ',' },
}

const NUMBER = /^-?\d+(?:\.\d+)?$/
/** Spreadsheets take these at the start of a cell for a formula, full-width ones too. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
/** The same behind a sign at which a spreadsheet of another country parts a row. */
const HIDDEN_FORMULA = /([;,\t\r\n]"*)(?=[=@\uff1d\uff20]|[+\-\uff0b\uff0d][\p{L}\p{N}(=@.])/gu

/** A number in the language's marks; a text that no spreadsheet takes for a formula. */
function writeCell(cell: string, decimal: string) {
  if (NUMBER.test(cell)) return cell.replace('.', decimal)
  const text = cell.replace(HIDDEN_FORMULA, "$1'")
  return FORMULA.test(text) ? `'${text}` : text
}

/**
 * A table for a spreadsheet in the reader's language (RFC 4180, but for the separator), read and
 * sent row by row: it may be longer than memory. It begins with the mark by which spreadsheets know
 * UTF-8. Numbers come with a point and without spaces, and stay numbers; what people typed is never
 * a formula.
 */
export function csvStream(
  columns: string[],
  rows: AsyncIterable<string[]>,
  language: Language,
): ReadableStream<Uint8Array> {
  const { delimiter, decimal } = MARKS[language]
  async function* table() {
    yield columns
    for await (const row of rows) yield row.map((cell) => writeCell(cell, decimal))
  }
  const text = stringify({
    ...{ bom: true, record_delimiter: 'windows', delimiter },
    quoted_match: /[\r\n]/,
  })
  // A failure ends the answer in the middle, which the reader's side can see.
  pipeline(Readable.from(table()), text, () => undefined)
  return Readable.toWeb(text) as ReadableStream<Uint8Array>
}
