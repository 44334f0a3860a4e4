/** How far one press scrolls: pixels, or a share of the visible width. */
export type ScrollStep = number | `${number}%`

/** Where a scroller stands, in pixels, as the DOM names it. */
export interface ScrollPlace {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

/** Browsers round where a scroller ends; less than this is no way to go. */
const NO_WAY = 2

/** A step in pixels. */
export function scrollDistance(step: ScrollStep, visibleWidth: number) {
  return typeof step === 'number' ? step : (visibleWidth * parseFloat(step)) / 100
}

/**
 * Whether there is something to see in each direction (spec §2.10.9 'Arrows show only when
 * scrolling is possible').
 */
export function possibleWays({ scrollLeft, clientWidth, scrollWidth }: ScrollPlace) {
  return { back: scrollLeft > NO_WAY, on: scrollLeft < scrollWidth - clientWidth - NO_WAY }
}
