/**
 * The cards of the client's overview, in the order in which they stand until somebody arranges
 * them.
 */
export const OVERVIEW_CARDS = [
  'waiting',
  'unread',
  'payments',
  'projects',
  'studio',
  'activities',
] as const
export type OverviewCard = (typeof OVERVIEW_CARDS)[number]

export interface PlacedCard {
  card: OverviewCard
  visible: boolean
}

const isCard = (name: string): name is OverviewCard =>
  (OVERVIEW_CARDS as readonly string[]).includes(name)

/**
 * The cards as somebody arranged them; one that came later stands at the end, and one that is no
 * more is left out.
 */
export function arrangeCards(
  stored: { card: string; position: number; visible: boolean }[],
): PlacedCard[] {
  const known = [...stored]
    .sort((a, b) => a.position - b.position)
    .flatMap(({ card, visible }) => (isCard(card) ? [{ card, visible }] : []))
  const placed = known.filter(
    ({ card }, index) => known.findIndex((other) => other.card === card) === index,
  )
  const missing = OVERVIEW_CARDS.filter((card) => !placed.some((other) => other.card === card))
  return [...placed, ...missing.map((card) => ({ card, visible: true }))]
}

/** The cards with one of them a place further up or down; at the end of the list it stays. */
export function moveCard(
  cards: PlacedCard[],
  card: OverviewCard,
  direction: 'up' | 'down',
): PlacedCard[] {
  const from = cards.findIndex((placed) => placed.card === card)
  const to = direction === 'up' ? from - 1 : from + 1
  if (from < 0 || to < 0 || to >= cards.length) return cards
  return cards.map((placed, index) =>
    index === from ? cards[to]! : index === to ? cards[from]! : placed,
  )
}

/**
 * What the form of the arrangement was sent with, and the card that one of its buttons moved;
 * anything else in it is left out.
 */
export function readArrangement({
  order,
  shown,
  move,
}: {
  order: unknown[]
  shown: unknown[]
  move: unknown
}): { cards: PlacedCard[]; moved: OverviewCard | null } {
  const cards = arrangeCards(
    order.map((card, position) => ({
      card: String(card),
      position,
      visible: shown.includes(card),
    })),
  )
  const [card = '', direction] = String(move ?? '').split(':')
  if (!isCard(card) || (direction !== 'up' && direction !== 'down')) return { cards, moved: null }
  return { cards: moveCard(cards, card, direction), moved: card }
}
