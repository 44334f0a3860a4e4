import { describe, expect, it } from 'vitest'
import { CATEGORIES, categoryFilter } from '../catalog/catalog.rules'
import {
  chooseApproach,
  GUIDE_QUESTIONS,
  isComplete,
  openQuestions,
  readAnswers,
  type GuideAnswers,
} from './guide.rules'

const answers = (
  make: GuideAnswers['make'],
  editor: GuideAnswers['editor'],
  budget: GuideAnswers['budget'],
  special: GuideAnswers['special'] = 'none',
): GuideAnswers => ({ make, editor, budget, special })

const everyAnswer = GUIDE_QUESTIONS.make.flatMap((make) =>
  GUIDE_QUESTIONS.editor.flatMap((editor) =>
    GUIDE_QUESTIONS.budget.flatMap((budget) =>
      GUIDE_QUESTIONS.special.map((special) => answers(make, editor, budget, special)),
    ),
  ),
)

describe('the guide', () => {
  it.each([
    [answers('site', 'self', 'small'), 'noCode', 'website'],
    [answers('site', 'team', 'medium'), 'cms', 'website'],
    [answers('site', 'developers', 'large', 'connect'), 'custom', 'website'],
    [answers('shop', 'self', 'small'), 'cms', 'ecomm'],
    [answers('shop', 'team', 'large'), 'cms', 'ecomm'],
    [answers('shop', 'developers', 'large', 'connect'), 'custom', 'ecomm'],
    [answers('app', 'self', 'small'), 'custom', 'app'],
    [answers('site', 'team', 'medium', 'ai'), 'ai', 'ai'],
    [answers('app', 'developers', 'large', 'ai'), 'custom', 'app'],
  ])('answers %o with %s', (given, approach, filter) =>
    expect(chooseApproach(given)).toMatchObject({ approach, filter }),
  )

  it.each(everyAnswer)('never sends %o where it cannot be built, and always says why', (given) => {
    const { approach, instead, reasons, filter } = chooseApproach(given)
    for (const found of [approach, instead]) {
      if (given.make === 'app') expect(['custom', 'ai', null]).toContain(found)
      if (given.make === 'shop') expect(found).not.toBe('noCode')
      if (given.special !== 'ai') expect(found).not.toBe('ai')
    }
    expect(instead).not.toBe(approach)
    expect(reasons.length).toBeGreaterThan(0)
    expect(CATEGORIES).toContain(categoryFilter(filter)?.category)
  })

  it('names the answers that speak for its result, and no other', () => {
    expect(chooseApproach(answers('site', 'self', 'small')).reasons).toEqual([
      'make',
      'editor',
      'budget',
      'special',
    ])
    expect(chooseApproach(answers('app', 'self', 'small')).reasons).toEqual(['make'])
    expect(chooseApproach(answers('shop', 'developers', 'large')).reasons).not.toContain('make')
  })

  it('names what comes next, where something else could do it', () => {
    expect(chooseApproach(answers('site', 'self', 'small')).instead).toBe('cms')
    expect(chooseApproach(answers('app', 'self', 'small')).instead).toBeNull()
  })
})

describe('answers of a query', () => {
  it('are read by name, and what is no answer is left out', () => {
    expect(
      readAnswers({
        make: 'shop',
        editor: 'self',
        budget: 'huge',
        special: undefined,
        other: 'none',
      }),
    ).toEqual({ make: 'shop', editor: 'self' })
    expect(readAnswers({ make: 'constructor', budget: '__proto__' })).toEqual({})
  })

  it('are complete when no question is open', () => {
    expect(openQuestions({ make: 'shop', budget: 'small' })).toEqual(['editor', 'special'])
    expect(isComplete({ make: 'shop', budget: 'small' })).toBe(false)
    expect(isComplete(answers('shop', 'self', 'small'))).toBe(true)
  })
})
