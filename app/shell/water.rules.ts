const FADE_DISTANCE = 300
const FAINTEST = 0.1

/**
 * How strong the water is when the page is scrolled by so many pixels: 1 at the top, 0.1 from 300
 * on (spec §4, §9).
 */
export function waterOpacity(scrolled: number): number {
  const progress = Math.min(Math.max(scrolled, 0) / FADE_DISTANCE, 1)
  return 1 - progress * (1 - FAINTEST)
}
