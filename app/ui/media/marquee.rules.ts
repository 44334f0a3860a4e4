export type MarqueeCardWidth = 220 | 280

/** Pixels between two cards, also from one list to its copy (spec §9). */
const GAP = 24
/** The strip is never wider than this; app.css says so too. */
const WIDEST_STRIP = 2560

/**
 * How many copies follow the list, so that the strip stays full while the list moves by its own
 * width.
 */
export function copiesNeeded(cards: number, cardWidth: MarqueeCardWidth) {
  return cards > 0 ? Math.ceil(WIDEST_STRIP / (cards * (cardWidth + GAP))) : 0
}
