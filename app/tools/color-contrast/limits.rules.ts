/** The most characters of one color and of a palette, and how many colors a palette has. */
export const COLOR_MAX = 100
export const PALETTE_MAX = 1500
export const PALETTE_COLORS = 12
