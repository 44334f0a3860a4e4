import { PRODUCT_STATUSES } from '../ground/machines.rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translator } from '~/platform/i18n/i18n.server'
import {
  commandsFor,
  differences,
  flatten,
  freeName,
  isProductCommand,
  PRODUCT_COMMANDS,
  slugOf,
  type FormValues,
} from './product-editing.rules'
import { findGaps, languageStates, type Sellable } from './product-gaps.rules'
import { speedsSchema } from './product-editing.schema'
import { planSchema } from './product-rows.schema'

const typing = { t: translator('en', 'products'), language: 'en' } as const
const blank = { title: '', outcome: '' }
const step = (percentage: number, words = {}) => ({
  percentage,
  days: 2,
  words: {
    en: { title: 'Design', outcome: 'A design' },
    sv: blank,
    nl: blank,
    pl: blank,
    ...words,
  },
})
const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('what can be done with a product', () => {
  test.each([
    ['draft', ['publish', 'archive']],
    ['published', ['withdraw', 'archive']],
    ['archived', ['restore']],
  ] as const)('as %s is %j', (status, commands) => {
    expect(commandsFor(status)).toEqual(commands)
  })

  test('leads to another status, never to the same', () => {
    for (const { from, to } of Object.values(PRODUCT_COMMANDS))
      expect((from as readonly string[]).includes(to)).toBe(false)
    expect(PRODUCT_STATUSES.every((status) => commandsFor(status).length > 0)).toBe(true)
    expect([
      isProductCommand('publish'),
      isProductCommand('toString'),
      isProductCommand(null),
    ]).toEqual([true, false, false])
  })
})

describe('a milestone plan', () => {
  test('is taken just when its shares add up to 100', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 }),
        (shares) => {
          const sum = shares.reduce((total, share) => total + share, 0)
          const result = planSchema(typing).safeParse({ steps: shares.map((share) => step(share)) })
          expect(messages(result)).toEqual(
            sum === 100
              ? []
              : [['steps', `The shares add up to ${sum}%. They have to add up to 100%.`]],
          )
        },
      ),
    )
  })

  test('of shares cut out of 100 is always taken', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 7 }), (cuts) => {
        const edges = [0, ...cuts.sort((one, other) => one - other), 100]
        expect(
          planSchema(typing).safeParse({
            steps: edges.slice(1).map((edge, index) => step(edge - edges[index]!)),
          }).success,
        ).toBe(true)
      }),
    )
  })

  test('has English words, and another language wholly or not at all', () => {
    const half = { sv: { title: 'Design', outcome: '' } }
    expect(
      messages(planSchema(typing).safeParse({ steps: [step(100, { en: blank, ...half })] })),
    ).toEqual([
      ['steps.0.words.en.title', 'Fill this in.'],
      ['steps.0.words.en.outcome', 'Fill this in.'],
      ['steps.0.words.sv.outcome', 'Fill in both fields in this language, or leave both empty.'],
    ])
  })

  test.each([[[]], [undefined], [Array.from({ length: 9 }, () => step(10))]])(
    'of %j is none',
    (steps) => {
      expect(planSchema(typing).safeParse({ steps }).success).toBe(false)
    },
  )
})

describe('delivery speeds', () => {
  const read = (express: object, rush: object = {}) =>
    messages(speedsSchema(typing).safeParse({ standard: { days: 10 }, express, rush }))

  test('are faster for more, or not offered', () => {
    expect(read({})).toEqual([])
    expect(read({ days: 7, surcharge: 25 }, { days: 4, surcharge: 50 })).toEqual([])
    expect(read({}, { days: 4, surcharge: 50 })).toEqual([])
  })

  test.each([
    [{ days: 10, surcharge: 25 }, {}, 'express.days'],
    [{ days: 7 }, {}, 'express.surcharge'],
    [{ surcharge: 25 }, {}, 'express.days'],
    [{ days: 7, surcharge: 25 }, { days: 7, surcharge: 50 }, 'rush.days'],
    [{ days: 7, surcharge: 25 }, { days: 4, surcharge: 25 }, 'rush.surcharge'],
  ])('%j and %j are refused at %s', (express, rush, field) => {
    expect(read(express, rush).map(([path]) => path)).toEqual([field])
  })
})

describe('the state of a form', () => {
  test('is compared field by field, whatever the order', () => {
    expect([...flatten({ b: '', a: 'x', rows: [{ w: { en: '1' } }, { w: { en: '' } }] })]).toEqual([
      ['a', 'x'],
      ['rows[0].w.en', '1'],
    ])
    expect(
      differences({ a: '1', rows: [{ t: 'x' }] }, { rows: [{ t: 'y' }, { t: 'z' }], a: '1' }),
    ).toEqual([
      { field: 'rows[0].t', from: 'x', to: 'y' },
      { field: 'rows[1].t', from: '', to: 'z' },
    ])
  })

  test('differs from itself in nothing, and from another the same both ways', () => {
    const { values } = fc.letrec<{ values: FormValues }>((tie) => ({
      values: fc.dictionary(
        fc.constantFrom('a', 'b', 'c'),
        fc.oneof(
          { maxDepth: 2 },
          fc.string({ maxLength: 3 }),
          tie('values'),
          fc.array(tie('values'), { maxLength: 2 }),
        ),
      ) as fc.Arbitrary<FormValues>,
    }))
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(differences(one, structuredClone(one))).toEqual([])
        expect(differences(one, other).length).toBe(differences(other, one).length)
      }),
    )
  })
})

test.each([
  ['Łódź & Malmö site', 'lodz-malmo-site'],
  ['  Event   site! ', 'event-site'],
  ['???', 'service'],
  ['Søren’s ÆØ', 'soren-s-aeo'],
])('the short name of %j is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a name that is taken gets the next number', () => {
  expect(freeName('site', [])).toBe('site')
  expect(freeName('site', ['site', 'site-2', 'site-4'])).toBe('site-3')
})

const whole = (language: string) => ({
  language,
  name: 'n',
  summary: 's',
  description: 'd',
  deliveryTime: '5',
  included: ['a'],
})
const sellable: Sellable = {
  price: 100,
  image: '/a.avif',
  milestonePayment: false,
  prices: [{ currency: 'USD', amount: 100 }],
  translations: [whole('en')],
  deliverySpeeds: [{ code: 'standard' }],
  milestones: [{ percentage: 100, translations: [{ language: 'en', title: 't', outcome: 'o' }] }],
  addOns: [],
}
const gaps = (changes: Partial<Sellable>) =>
  findGaps({ ...sellable, ...changes }).map(({ section, field, language }) =>
    [section, field, ...(language ? [language] : [])].join(' '),
  )

describe('what is missing', () => {
  test('is nothing in English alone, and nothing in four languages', () => {
    expect(gaps({})).toEqual([])
    expect(gaps({ translations: ['en', 'sv', 'nl', 'pl'].map(whole) })).toEqual([])
  })

  test.each<[string, Partial<Sellable>, string[]]>([
    ['a picture', { image: '' }, ['picture picture']],
    ['a price', { prices: [] }, ['prices USD']],
    ['standard delivery', { deliverySpeeds: [{ code: 'rush' }] }, ['speeds standard.days']],
    ['a plan', { milestones: [] }, ['plan steps']],
    ['a second milestone', { milestonePayment: true }, ['plan steps']],
    ['shares', { milestones: [{ ...sellable.milestones[0]!, percentage: 90 }] }, ['plan steps']],
    [
      'the outcome of a milestone',
      {
        milestones: [
          { percentage: 100, translations: [{ language: 'en', title: 't', outcome: '' }] },
        ],
      },
      ['plan steps[0].words.en.outcome'],
    ],
    [
      'English',
      { translations: [whole('pl')] },
      ['name', 'summary', 'description', 'deliveryTime', 'included'].map(
        (field) => `words ${field} en`,
      ),
    ],
    [
      'a part of English',
      { translations: [{ ...whole('en'), summary: ' ', included: [] }] },
      ['words summary en', 'words included en'],
    ],
    [
      'a part of Polish',
      { translations: [whole('en'), { ...whole('pl'), description: '' }] },
      ['words description pl'],
    ],
    [
      'a price of an add-on',
      {
        prices: [
          { currency: 'USD', amount: 1 },
          { currency: 'EUR', amount: 1 },
        ],
        addOns: [
          {
            prices: [{ currency: 'USD', amount: 1 }],
            translations: [{ language: 'en', name: 'a', description: 'b' }],
          },
        ],
      },
      ['add-ons addOns[0].prices.EUR'],
    ],
    [
      'the name of an add-on',
      { addOns: [{ prices: sellable.prices, translations: [] }] },
      ['add-ons addOns[0].words.en.name'],
    ],
  ])('%s is found', (_name, changes, found) => {
    expect(gaps(changes)).toEqual(found)
  })

  test('in a language is told from what is written partly and not at all', () => {
    const states = languageStates({
      ...sellable,
      translations: [whole('en'), { ...whole('sv'), summary: '' }],
    })
    expect(states).toEqual([
      { language: 'en', words: 'whole', steps: 0, addOns: 0 },
      { language: 'sv', words: 'partly', steps: 1, addOns: 0 },
      { language: 'nl', words: 'none', steps: 1, addOns: 0 },
      { language: 'pl', words: 'none', steps: 1, addOns: 0 },
    ])
  })
})
