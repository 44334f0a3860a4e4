import { beforeAll, describe, expect, test } from 'vitest'
import { seededOffers } from '../../../tests/factories/offers'
import {
  firstOpenStep,
  isAsked,
  keepWhatFits,
  needOptions,
  neighbor,
  paceOptions,
  platformOptions,
  readAnswers,
  scopeOptions,
  STEPS,
  styleOptions,
  typeOptions,
  type Answers,
} from './answers.rules'
import { PROJECT_TYPES, type Offer } from './offers.rules'

let offers: readonly Offer[]

beforeAll(async () => {
  offers = await seededOffers()
})

describe('what can be chosen', () => {
  test('comes from what the shop sells', () => {
    expect(typeOptions(offers)).toEqual(PROJECT_TYPES)
    expect(platformOptions({ type: 'website' }, offers)).toEqual([
      'Framer',
      'Webflow',
      'React',
      'WordPress',
      'Custom',
    ])
    expect(platformOptions({ type: 'shop' }, offers)).toEqual(['React', 'Shopify', 'WordPress'])
    expect(styleOptions({ type: 'website', platform: 'Framer' }, offers)).toEqual(['No-code'])
    expect(styleOptions({ type: 'website', platform: 'advise' }, offers)).toEqual([
      'No-code',
      'Low-code',
      'Full code',
    ])
    expect(scopeOptions({ type: 'website', platform: 'Webflow' }, offers)).toEqual([
      'pages-8',
      'pages-10',
    ])
    expect(needOptions({ type: 'branding' }, offers)).toContain('motion')
    expect(needOptions({ type: 'website', platform: 'Framer' }, offers)).not.toContain('seo')
    expect(paceOptions({ type: 'app' }, offers)).toEqual(['standard', 'express', 'date'])
  })

  test('leaves out what is not on sale', () => {
    expect(scopeOptions({ type: 'website' }, offers)).not.toContain('event')
    expect(
      scopeOptions(
        { type: 'website' },
        offers.map((offer) => ({ ...offer, available: true })),
      ),
    ).toContain('event')
    expect(typeOptions(offers.filter(({ category }) => category !== 'AI'))).not.toContain('ai')
  })
})

describe('the way through the steps', () => {
  test('passes by what has nothing to choose between', () => {
    expect(STEPS.filter((step) => isAsked(step, { type: 'branding' }, offers))).toEqual([
      'project-type',
      'build-style',
      'advanced-needs',
      'timeline',
      'specs',
    ])
    const framer: Answers = { type: 'website', platform: 'Framer' }
    expect(neighbor('platform', 1, framer, offers)).toBe('advanced-needs')
    expect(neighbor('advanced-needs', -1, framer, offers)).toBe('platform')
    expect(neighbor('project-type', -1, framer, offers)).toBeNull()
    expect(neighbor('specs', 1, framer, offers)).toBeNull()
  })

  test('stops at the first step without an answer', () => {
    expect(firstOpenStep({}, offers)).toBe('project-type')
    expect(firstOpenStep({ type: 'website', platform: 'Framer' }, offers)).toBe('advanced-needs')
    expect(
      firstOpenStep(
        { type: 'website', platform: 'Framer', needs: [], pace: 'standard', scope: 'page' },
        offers,
      ),
    ).toBe('specs')
    expect(
      firstOpenStep(
        {
          type: 'website',
          platform: 'Framer',
          needs: [],
          pace: 'standard',
          scope: 'page',
          brand: 'have',
        },
        offers,
      ),
    ).toBeNull()
  })
})

describe('an earlier answer that changes', () => {
  const before: Answers = {
    type: 'website',
    platform: 'Framer',
    needs: ['copy', 'comparison'],
    pace: 'rush',
    date: '2027-01-04',
    scope: 'page',
    brand: 'logo',
    languages: ['pl'],
    notes: 'Tiles',
  }

  test('takes with it what is impossible now, names it, and keeps the rest', () => {
    const { answers, dropped } = keepWhatFits({ ...before, type: 'shop' }, offers)
    expect(dropped).toEqual([
      { step: 'platform', values: ['Framer'] },
      { step: 'advanced-needs', values: ['comparison'] },
      { step: 'specs', values: ['page'] },
    ])
    expect(answers).toEqual({
      type: 'shop',
      needs: ['copy'],
      pace: 'rush',
      date: '2027-01-04',
      brand: 'logo',
      languages: ['pl'],
      notes: 'Tiles',
    })
  })

  test('drops nothing that still fits', () => {
    expect(keepWhatFits(before, offers)).toEqual({ answers: before, dropped: [] })
    expect(keepWhatFits({ ...before, platform: 'advise' }, offers).dropped).toEqual([])
  })
})

test('what a row holds is read as far as it is an answer', () => {
  expect(
    readAnswers({
      type: 'website',
      platform: 'Geocities',
      needs: ['copy', 'gold'],
      pace: 1,
      date: 'soon',
      languages: 'en',
      extra: true,
    }),
  ).toEqual({ type: 'website', needs: ['copy'] })
  for (const nothing of [null, undefined, 'x', [], 3]) expect(readAnswers(nothing)).toEqual({})
})
