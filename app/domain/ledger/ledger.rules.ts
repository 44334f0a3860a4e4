/**
 * The VAT in a part of a payable that goes back after `before` has gone back already; integer cents. However the whole is
 * cut into parts, their VAT adds up to the payable's.
 */
export function vatPart({ amount: total, vat }: { amount: number; vat: number }, before: number, amount: number) {
  const upTo = (sum: number) => Math.round((vat * sum) / total)
  return upTo(before + amount) - upTo(before)
}
