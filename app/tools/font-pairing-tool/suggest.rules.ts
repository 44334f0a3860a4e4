import { type Family } from './family.rules'
import { SEEDS } from './limits.rules'
import { distanceOf, judge, type Pair } from './score.rules'

/** A number from 0 up to 1 that follows from a whole one (mulberry32, public domain). */
export function randomOf(seed: number): number {
  let state = (seed + 0x6d2b79f5) | 0
  state = Math.imul(state ^ (state >>> 15), state | 1)
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
  return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32
}

const pick = <Item>(items: Item[], seed: number) =>
  items[Math.floor(randomOf(seed) * items.length)]!

/** As many as a family is dealt at least: its best, where fewer are strong. */
const BEST = 8

/** The families that go with the other half of a pair, strong ones only. */
function partners(families: Family[], pairWith: (family: Family) => Pair): Family[] {
  const judged = families
    .map((family) => ({ family, ...judge(pairWith(family)) }))
    .sort((one, other) => other.score - one.score)
  const strong = judged.filter(({ verdict }) => verdict === 'strong')
  return (strong.length >= BEST ? strong : judged.slice(0, BEST)).map(({ family }) => family)
}

export type Kept = { heading: boolean; body: boolean }

/**
 * The next pair of a seed: what is kept stays, and the other is never what it was. Null when both
 * are kept.
 */
export function shuffle(
  families: Family[],
  pair: Pair,
  kept: Kept,
  seed: number,
): { heading: Family; body: Family; seed: number } | null {
  if (kept.heading && kept.body) return null
  const next = (seed + 1) % SEEDS
  const others = (half: 'heading' | 'body') => families.filter(({ id }) => id !== pair[half].id)
  if (kept.body)
    return {
      heading: pick(
        partners(
          others('heading').filter(({ id }) => id !== pair.body.id),
          (heading) => ({ ...pair, heading }),
        ),
        next,
      ),
      body: pair.body,
      seed: next,
    }
  const heading = kept.heading ? pair.heading : pick(others('heading'), next)
  const body = pick(
    partners(
      others('body').filter(({ id }) => id !== heading.id),
      (body) => ({ ...pair, heading, body }),
    ),
    next + SEEDS,
  )
  return { heading, body, seed: next }
}

export type Better = { family: Family; score: number }
const MOST_BETTER = 3

/**
 * For one half of a pair the families nearest to it that go better with the other half, nearest
 * first.
 */
export function nearestBetter(families: Family[], pair: Pair, half: 'heading' | 'body'): Better[] {
  const { score } = judge(pair)
  const better = families.flatMap((family): (Better & { distance: number })[] => {
    const found = judge({ ...pair, [half]: family })
    const isOther = family.id !== pair.heading.id && family.id !== pair.body.id
    return isOther && found.score > score && found.verdict !== 'twins'
      ? [{ family, score: found.score, distance: distanceOf(family, pair[half]) }]
      : []
  })
  return better.sort((one, other) => one.distance - other.distance).slice(0, MOST_BETTER)
}
