const LARGEST_ID = 2 ** 31 - 1

/** The product id that an address or a form names, or null when it cannot be one. */
export function readProductId(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const id = /^\d{1,10}$/.test(String(value)) ? Number(value) : 0
  return id >= 1 && id <= LARGEST_ID ? id : null
}
