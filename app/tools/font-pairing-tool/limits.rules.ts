/** Characters of the visitor's own words. */
export const TITLE_MAX = 80
export const TEXT_MAX = 600

/** Sizes in CSS px. */
export const SIZES = {
  heading: { least: 18, most: 96, usual: 44 },
  body: { least: 12, most: 28, usual: 18 },
} as const

/** Where the shuffle starts again. */
export const SEEDS = 100_000

/** Characters of a line that reads well (Bringhurst, The Elements of Typographic Style, 2.1.2). */
export const LINE_CHARACTERS = 66
