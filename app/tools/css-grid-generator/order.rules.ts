import { type Rectangle } from './areas.rules'
import { type Flow } from './grid.rules'

/** Two items, by their place in the HTML, that are seen the other way round. */
export type Turned = { seenFirst: number; seenSecond: number }

/**
 * Whether one place is read before another: it lies wholly above it in a shared column, or wholly
 * to the left in a shared row and begins no lower. What shares neither may come in either order, so
 * both reading by rows and reading by columns pass. In a dense flow, which goes back into gaps by
 * itself, only the way it goes does.
 */
function isBefore(one: Rectangle, other: Rectangle, flow: Flow): boolean {
  if (flow === 'row dense' && one.bottom <= other.top) return true
  if (flow === 'column dense' && one.right <= other.left) return true
  const shareColumns = one.left < other.right && other.left < one.right
  const shareRows = one.top < other.bottom && other.top < one.bottom
  if (shareColumns && !shareRows) return one.bottom <= other.top
  return shareRows && !shareColumns && one.right <= other.left && one.top <= other.top
}

/**
 * The pairs whose order in the HTML is not the order in which they are seen (WCAG 2.2, 1.3.2 and
 * 2.4.3).
 */
export function findTurned(places: Rectangle[], flow: Flow): Turned[] {
  return places.flatMap((place, seenSecond) =>
    places.flatMap((other, seenFirst) =>
      seenFirst > seenSecond && isBefore(other, place, flow) ? [{ seenFirst, seenSecond }] : [],
    ),
  )
}

/**
 * The order of the HTML that fits every layout and stays nearest to the one there is: indexes into
 * it. Null when the layouts contradict each other.
 */
export function fittingOrder(layouts: Rectangle[][], flow: Flow): number[] | null {
  const left = new Set((layouts[0] ?? []).keys())
  const order: number[] = []
  while (left.size > 0) {
    const next = [...left].find(
      (index) =>
        ![...left].some(
          (other) =>
            other !== index &&
            layouts.some((places) => isBefore(places[other]!, places[index]!, flow)),
        ),
    )
    if (next === undefined) return null
    order.push(next)
    left.delete(next)
  }
  return order
}
