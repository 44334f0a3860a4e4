import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrangeCards,
  moveCard,
  OVERVIEW_CARDS,
  readArrangement,
  type PlacedCard,
} from './overview-cards.rules'

const anyCards = fc
  .shuffledSubarray([...OVERVIEW_CARDS], { minLength: OVERVIEW_CARDS.length })
  .map((cards) => cards.map((card): PlacedCard => ({ card, visible: true })))
const names = (cards: PlacedCard[]) => cards.map(({ card }) => card)

describe('the cards of the overview', () => {
  test('stand as they were arranged, those that came later at the end, and none that is no more', () => {
    const stored = [
      { card: 'studio', position: 1, visible: false },
      { card: 'weather', position: 2, visible: true },
      { card: 'activities', position: 0, visible: true },
    ]
    expect(arrangeCards(stored)).toEqual([
      { card: 'activities', visible: true },
      { card: 'studio', visible: false },
      { card: 'waiting', visible: true },
      { card: 'unread', visible: true },
      { card: 'payments', visible: true },
      { card: 'projects', visible: true },
    ])
  })

  test('are all there after any move, with their neighbors in their order', () => {
    fc.assert(
      fc.property(
        anyCards,
        fc.constantFrom(...OVERVIEW_CARDS),
        fc.constantFrom('up' as const, 'down' as const),
        (cards, card, direction) => {
          const moved = moveCard(cards, card, direction)
          const others = (list: PlacedCard[]) => names(list).filter((name) => name !== card)
          expect(others(moved)).toEqual(others(cards))
          const from = names(cards).indexOf(card)
          const to = Math.min(Math.max(from + (direction === 'up' ? -1 : 1), 0), cards.length - 1)
          expect(names(moved).indexOf(card)).toBe(to)
        },
      ),
    )
  })

  test('are read from any form as each of them once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...OVERVIEW_CARDS), fc.string())),
        fc.array(fc.string()),
        fc.oneof(fc.string(), fc.constant(null)),
        (order, shown, move) => {
          const { cards } = readArrangement({ order, shown, move })
          expect(names(cards).sort()).toEqual([...OVERVIEW_CARDS].sort())
        },
      ),
    )
  })
})
