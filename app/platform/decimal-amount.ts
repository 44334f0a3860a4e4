/** Integer cents as other programs read a sum: units with a point and two digits. */
export const decimalAmount = (cents: number) => (cents / 100).toFixed(2)
