/**
 * What a similarity means to the eye: a rule of thumb, since the index has no units. In order, each
 * from its value on.
 */
const STEPS = [
  ['same', 1],
  ['alike', 0.98],
  ['close', 0.95],
  ['near', 0.9],
  ['different', -1],
] as const

export type LikenessWord = (typeof STEPS)[number][0]

export const likenessOf = (ssim: number): LikenessWord =>
  STEPS.find(([, from]) => ssim >= from)?.[0] ?? 'different'
