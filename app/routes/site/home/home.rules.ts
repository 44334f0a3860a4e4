/** How long a picture of the showcase is featured, in milliseconds (spec §9). */
export const FEATURED_FOR = 5000
/** How far a finger moves, in pixels, for a swipe to count (spec §9). */
export const SWIPE_THRESHOLD = 50
/** Over how many pixels of scrolling the progress runs from 0 to 100 (spec §9). */
export const PROGRESS_RUN = 300

/** The picture that is featured next; the first follows the last. */
export function pictureAfter(current: number, count: number) {
  return (current + 1) % count
}

/**
 * The step to show after a finger moved `distance` pixels to the right (left is negative): one
 * further, one back, or the same.
 */
export function stepAfterSwipe(step: number, distance: number, count: number) {
  if (Math.abs(distance) <= SWIPE_THRESHOLD) return step
  return Math.min(Math.max(step - Math.sign(distance), 0), count - 1)
}

/** The progress, 0 to 100, when the page has been scrolled that many pixels past its start. */
export function scrollProgress(scrolled: number) {
  return Math.round((Math.min(Math.max(scrolled, 0), PROGRESS_RUN) / PROGRESS_RUN) * 100)
}
