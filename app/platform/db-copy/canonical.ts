import { createHash } from 'node:crypto'

/** How a column's values are written: the form is the same whichever database they come from. */
export type Kind = 'text' | 'whole' | 'real' | 'truth' | 'time' | 'json'

/**
 * The values of a row in the order of its table's columns, each as text that PostgreSQL reads as it
 * stands.
 */
export type Row = (string | null)[]

const TRUE = new Set(['1', 't', 'true'])
const HAS_ZONE = /(Z|[+-]\d\d:?\d\d)$/

function canonicalTime(text: string) {
  const iso = text.replace(' ', 'T')
  return new Date(HAS_ZONE.test(iso) ? iso : `${iso}Z`).toISOString()
}

/** JSON with the keys of its objects in order: PostgreSQL keeps no order of them. */
function canonicalJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonicalJson)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonicalJson(inner)]),
  )
}

const WRITTEN: Record<Kind, (text: string) => string> = {
  text: (text) => text,
  whole: (text) => text,
  real: (text) => String(Number(text)),
  truth: (text) => String(TRUE.has(text)),
  time: canonicalTime,
  json: (text) => JSON.stringify(canonicalJson(JSON.parse(text))),
}

/** A stored value in its canonical form. Throws for what is no value of its kind. */
export function canonical(kind: Kind, stored: unknown): string | null {
  return stored === null || stored === undefined ? null : WRITTEN[kind](String(stored))
}

/** How many rows there are and what all of them are, in whichever order they come. */
export interface Tally {
  rows: number
  sha256: string
}

const SIZE = 2n ** 256n

/**
 * Adds up the SHA-256 of every row, so that neither order nor batches count and a row that is there
 * twice does not cancel itself.
 */
export class TableDigest {
  #rows = 0
  #sum = 0n

  add(rows: Row[]) {
    for (const row of rows) {
      this.#rows += 1
      this.#sum =
        (this.#sum +
          BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`)) %
        SIZE
    }
  }

  get tally(): Tally {
    return { rows: this.#rows, sha256: this.#sum.toString(16).padStart(64, '0') }
  }
}
