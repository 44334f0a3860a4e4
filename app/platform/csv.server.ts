import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/**
 * A table as comma-separated values (RFC 4180), read and sent row by row: it may be longer than
 * memory. It begins with the mark by which spreadsheets know UTF-8, and what they would take for a
 * formula is kept from being one.
 */
export function csvStream(
  columns: string[],
  rows: AsyncIterable<string[]>,
): ReadableStream<Uint8Array> {
  async function* table() {
    yield columns
    yield* rows
  }
  const text = stringify({ bom: true, record_delimiter: 'windows', escape_formulas: true })
  // A failure ends the answer in the middle, which the reader's side can see.
  pipeline(Readable.from(table()), text, () => undefined)
  return Readable.toWeb(text) as ReadableStream<Uint8Array>
}
