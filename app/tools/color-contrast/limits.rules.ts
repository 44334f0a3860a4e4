/** The most characters of one colour and of a palette, and how many colours a palette has. */
export const COLOUR_MAX = 100
export const PALETTE_MAX = 1500
export const PALETTE_COLOURS = 12
