import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'

const NAME = /^((INV|CN)\d*-\d{4}-\d+)\.pdf$/
const SERIES = /^(?:INV|CN)(\d+)-/

/** The invoice or credit note that a file of a mail was; null for another file. */
export function paperOf(name: string): { kind: 'invoice' | 'creditNote'; number: string } | null {
  const [, number, series] = NAME.exec(name) ?? []
  return number ? { kind: series === 'CN' ? 'creditNote' : 'invoice', number } : null
}

/** The studio in whose series a number is (app/domain/ground/number-series.server.ts). */
export const studioOf = (number: string) => Number(SERIES.exec(number)?.[1] ?? OWN_STUDIO_ID)
