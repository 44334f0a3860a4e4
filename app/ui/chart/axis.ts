const STEPS = [1, 2, 4, 5, 10]

/** Round figures from nothing up to above all values, and below them where one is negative. */
export function axisOf(values: readonly number[], whole = 1): number[] {
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)]
  const most = Math.max(top, -bottom, 2 * whole) / whole
  const unit = 10 ** Math.floor(Math.log10(most))
  const bound = STEPS.map((step) => step * unit).find((step) => step >= most)! * whole
  const middle = (bound / whole) % 2 === 0 || bound / whole > 10 ? [bound / 2] : []
  return [...(bottom < 0 ? [-bound] : []), 0, ...middle, bound]
}
