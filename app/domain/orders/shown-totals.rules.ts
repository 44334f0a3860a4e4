/**
 * The total of a cart in each currency as a hidden field carries it, such as `USD:80100 EUR:73700`;
 * integer cents.
 */
export function writeTotals(totals: { currency: string; total: number }[]) {
  return totals.map(({ currency, total }) => `${currency}:${total}`).join(' ')
}

/** The totals of such a field by currency; what is none of it is left out. */
export function readTotals(text: string): Record<string, number> {
  const totals = [...text.matchAll(/\b([A-Z]{3}):(\d{1,12})\b/g)].map((match) => [
    match[1]!,
    Number(match[2]),
  ])
  return Object.fromEntries(totals) as Record<string, number>
}
