import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FAMILIES, findFamily } from './families.server'
import { compareFallbacks, fallbackOf, overridesOf, percent } from './fallback.rules'
import { judge, POINTS, type Pair } from './score.rules'
import { nearestBetter, shuffle } from './suggest.rules'

const pairOf = (heading: string, body: string, rest: Partial<Pair> = {}): Pair => ({
  heading: findFamily(heading)!,
  body: findFamily(body)!,
  weight: 700,
  headingSize: 44,
  bodySize: 18,
  ...rest,
})
const saysOf = (pair: Pair) =>
  Object.fromEntries(judge(pair).findings.map(({ rule, says }) => [rule, says]))
const family = fc.constantFrom(...FAMILIES)
const pairs = fc.record({
  heading: family,
  body: family,
  weight: fc.constantFrom(400 as const, 700 as const),
  headingSize: fc.integer({ min: 18, max: 96 }),
  bodySize: fc.integer({ min: 12, max: 28 }),
})

describe('a verdict', () => {
  it.each([
    ['playfair-display', 'source-sans-3'],
    ['montserrat', 'merriweather'],
    ['roboto-slab', 'roboto'],
    ['abril-fatface', 'lato'],
    ['archivo-black', 'work-sans'],
    ['lora', 'inter'],
  ])('%s with %s is strong', (heading, body) => {
    expect(judge(pairOf(heading, body)).verdict).toBe('strong')
  })

  it.each([
    ['inter', 'roboto'],
    ['open-sans', 'roboto'],
    ['raleway', 'lato'],
  ])('%s with %s are twins', (heading, body) => {
    const { verdict, score } = judge(pairOf(heading, body))
    expect(verdict).toBe('twins')
    expect(score).toBeLessThan(60)
  })

  it('says of each rule what it found', () => {
    expect(saysOf(pairOf('inter', 'inter'))).toMatchObject({
      xHeight: 'same',
      difference: 'one',
      letters: 'all',
    })
    expect(saysOf(pairOf('cormorant-garamond', 'montserrat')).xHeight).toBe('apart')
    expect(saysOf(pairOf('bebas-neue', 'lora')).xHeight).toBe('caps')
    expect(saysOf(pairOf('lora', 'bebas-neue')).reading).toBe('caps')
    expect(saysOf(pairOf('inter', 'abril-fatface')).reading).toBe('display')
    expect(saysOf(pairOf('inter', 'eb-garamond', { bodySize: 14 })).reading).toBe('both')
    expect(saysOf(pairOf('inter', 'bodoni-moda')).reading).toBe('thin')
    expect(
      saysOf(pairOf('lora', 'inter', { headingSize: 18, bodySize: 20, weight: 400 })).hierarchy,
    ).toBe('weak')
    expect(saysOf(pairOf('arvo', 'lato')).letters).toBe('heading')
    expect(saysOf(pairOf('lato', 'arvo')).letters).toBe('body')
  })

  it('adds up, within bounds, whatever the pair', () => {
    expect(Object.values(POINTS).reduce((sum, points) => sum + points, 0)).toBe(100)
    fc.assert(
      fc.property(pairs, (pair) => {
        const { score, verdict, findings } = judge(pair)
        for (const { rule, points } of findings)
          expect(points >= 0 && points <= POINTS[rule]).toBe(true)
        const sum = findings.reduce((total, { points }) => total + points, 0)
        expect(score).toBe(verdict === 'twins' ? Math.min(59, sum) : sum)
      }),
    )
  })
})

describe('a shuffle', () => {
  it('deals another pair, the same for the same seed, and keeps what is kept', () => {
    fc.assert(
      fc.property(
        pairs,
        fc.boolean(),
        fc.boolean(),
        fc.nat(99_999),
        (pair, heading, body, seed) => {
          const dealt = shuffle(FAMILIES, pair, { heading, body }, seed)
          expect(shuffle(FAMILIES, pair, { heading, body }, seed)).toEqual(dealt)
          if (heading && body) return void expect(dealt).toBeNull()
          if (heading) expect(dealt!.heading).toBe(pair.heading)
          if (body) expect(dealt!.body).toBe(pair.body)
          expect(dealt!.heading === pair.heading && dealt!.body === pair.body).toBe(false)
          expect(dealt!.seed).toBe((seed + 1) % 100_000)
        },
      ),
    )
  })

  it('deals good pairs, of many families', () => {
    let pair = pairOf('inter', 'roboto')
    let seed = 0
    const seen = new Set<string>()
    for (let deal = 0; deal < 60; deal += 1) {
      const dealt = shuffle(FAMILIES, pair, { heading: false, body: false }, seed)!
      pair = { ...pair, heading: dealt.heading, body: dealt.body }
      seed = dealt.seed
      seen.add(dealt.heading.id)
      expect(judge(pair).verdict, `${dealt.heading.id} ${dealt.body.id}`).not.toBe('twins')
      expect(judge(pair).score).toBeGreaterThanOrEqual(70)
    }
    expect(seen.size).toBeGreaterThan(20)
  })
})

it('a better pair is better, and near', () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom('heading' as const, 'body' as const), (pair, half) => {
      const { score } = judge(pair)
      for (const better of nearestBetter(FAMILIES, pair, half)) {
        expect(better.score).toBeGreaterThan(score)
        expect(judge({ ...pair, [half]: better.family }).score).toBe(better.score)
      }
    }),
    { numRuns: 30 },
  )
  expect(nearestBetter(FAMILIES, pairOf('inter', 'roboto'), 'heading')).toHaveLength(3)
})

describe('a fallback', () => {
  // @capsizecss/core 4, createFontStack([font, fallback]): size-adjust, ascent-, descent- and
  // line-gap-override in per cent.
  it.each([
    ['inter', 'Arial', 107.1194, 90.4365, 22.518, 0],
    ['roboto', 'Arial', 99.7809, 92.9771, 24.4677, 0],
    ['lora', 'Times New Roman', 115.2, 87.3264, 23.7847, 0],
    ['lora', 'Georgia', 104.9796, 95.8281, 26.1003, 0],
    ['merriweather', 'Georgia', 108.793, 90.447, 25.0935, 0],
  ] as const)('of %s in %s has the values of capsize', (id, fallback, ...published: number[]) => {
    const { sizeAdjust, ascent, descent, lineGap } = overridesOf(
      findFamily(id)!.faces[400]!,
      fallback,
      400,
    )
    for (const [index, share] of [sizeAdjust, ascent, descent, lineGap].entries())
      expect(Math.abs(share * 100 - published[index]!)).toBeLessThan(0.05)
  })

  it('is of the same kind', () => {
    expect(
      ['inter', 'lora', 'libre-baskerville', 'source-code-pro', 'abril-fatface', 'anton'].map(
        (id) => fallbackOf(findFamily(id)!, 400),
      ),
    ).toEqual(['Arial', 'Georgia', 'Georgia', 'Courier New', 'Georgia', 'Arial'])
    for (const one of FAMILIES)
      expect(
        compareFallbacks(one, 700).filter(({ taken }) => taken),
        one.id,
      ).toHaveLength(1)
    expect(percent(1.0711936)).toBe('107.12%')
  })
})
