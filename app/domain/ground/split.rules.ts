/** Splits an amount by weights into integer parts that add up to it exactly, in order. */
export function split(amount: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  let weightSoFar = 0
  let given = 0
  return weights.map((weight) => {
    weightSoFar += weight
    const part = Math.round((amount * weightSoFar) / sum) - given
    given += part
    return part
  })
}
