import { describe, expect, test } from 'vitest'
import {
  industryKey,
  matchesShowcaseFilter,
  readShowcaseFilter,
  showcaseChoices,
  shownTechnologies,
  splitDescription,
} from './showcase.rules'

const works = [
  {
    title: 'boats',
    category: 'Website',
    technologies: ['Framer', 'Plausible'],
    industryKey: 'travel',
    industry: 'Resor',
  },
  {
    title: 'plants',
    category: 'E-commerce',
    technologies: ['Shopify', 'TypeScript'],
    industryKey: 'home-and-garden',
    industry: 'Hem och trädgård',
  },
  {
    title: 'lorries',
    category: 'Application',
    technologies: ['TypeScript', 'React'],
    industryKey: 'logistics',
    industry: 'Åkeri',
  },
]

const NOTHING = { category: null, technology: null, industry: null }
const read = (asked: Partial<typeof NOTHING | Record<string, string>>) =>
  readShowcaseFilter({ ...NOTHING, ...asked }, works)
const hits = (asked: Record<string, string>) =>
  works.filter((work) => matchesShowcaseFilter(work, read(asked).filter)).map(({ title }) => title)

describe('the filter of the showcase', () => {
  test('lets everything through when nothing is asked for', () => {
    expect(read({})).toEqual({ filter: NOTHING, unknown: [] })
    expect(hits({ category: '', technology: ' ', industry: '' })).toHaveLength(3)
    expect(hits({ category: 'all' })).toHaveLength(3)
  })

  test('goes by the values of the shop, by technology and by industry, in any case', () => {
    expect(hits({ category: 'ecomm' })).toEqual(['plants'])
    expect(hits({ category: 'Website' })).toEqual(['boats'])
    expect(hits({ technology: 'typescript' })).toEqual(['plants', 'lorries'])
    expect(hits({ industry: 'Travel' })).toEqual(['boats'])
  })

  test('asks for all of it at once', () => {
    expect(hits({ category: 'app', technology: 'TypeScript' })).toEqual(['lorries'])
    expect(hits({ category: 'branding' })).toEqual([])
    expect(hits({ technology: 'React', industry: 'travel' })).toEqual([])
  })

  test('leaves out what there is not, and names it', () => {
    expect(read({ category: 'fax', technology: 'COBOL', industry: 'travel' })).toEqual({
      filter: { ...NOTHING, industry: 'travel' },
      unknown: ['fax', 'COBOL'],
    })
  })
})

test('the choices are what the projects have, by name in the language', () => {
  expect(showcaseChoices(works, 'sv')).toEqual({
    categories: ['website', 'app', 'ecomm'],
    technologies: ['Framer', 'Plausible', 'React', 'Shopify', 'TypeScript'],
    industries: [
      { key: 'home-and-garden', name: 'Hem och trädgård' },
      { key: 'travel', name: 'Resor' },
      { key: 'logistics', name: 'Åkeri' },
    ],
  })
})

test.each([
  ['Home and garden', 'home-and-garden'],
  ['Health', 'health'],
  [' Food & drink!', 'food-drink'],
])('the industry %s is %s in an address', (name, key) => {
  expect(industryKey(name)).toBe(key)
})

describe('a card', () => {
  test('names three technologies, then how many more (spec §9)', () => {
    expect(shownTechnologies(['a', 'b', 'c', 'd', 'e'])).toEqual({
      shown: ['a', 'b', 'c'],
      more: 2,
    })
    expect(shownTechnologies(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], more: 0 })
    expect(shownTechnologies([])).toEqual({ shown: [], more: 0 })
  })

  test('opens with the first sentence; the others say what was delivered', () => {
    expect(
      splitDescription('For a family with 3.5 boats. Seats in two steps. Built to last.', 'en'),
    ).toEqual({
      lead: 'For a family with 3.5 boats.',
      delivered: ['Seats in two steps.', 'Built to last.'],
    })
    expect(splitDescription('One sentence', 'en')).toEqual({ lead: 'One sentence', delivered: [] })
    expect(splitDescription('', 'en')).toEqual({ lead: '', delivered: [] })
  })
})
