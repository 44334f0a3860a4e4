import { z } from 'zod'

/**
 * Whether a text that came from outside can be the UUID of a row: PostgreSQL refuses some texts
 * with an error.
 */
export function isId(value: unknown): value is string {
  return z.uuid().safeParse(value).success
}

/** The UUID of a row that an address or a form names, or null when it cannot be one. */
export const readRowId = (value: string | null | undefined) => (isId(value) ? value : null)

const LARGEST_NUMBER = 2 ** 31 - 1

/** The number of a row that an address names, or null when it cannot be one. */
export function readRowNumber(value: string | null | undefined): number | null {
  const number = /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= LARGEST_NUMBER ? number : null
}
