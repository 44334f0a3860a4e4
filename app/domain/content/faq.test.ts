import { describe, expect, it } from 'vitest'
import english from '../../../locales/en/faq.json'
import { LANGUAGES } from '~/platform/i18n/languages'
import { i18nFor } from '~/platform/i18n/i18n.server'
import { FAQ_GROUPS } from './faq.rules'
import { searchFaq } from './faq.server'

const ids = FAQ_GROUPS.flatMap(({ questions }) => questions)

describe('the questions', () => {
  it('are all on the page, once', () => {
    expect([...ids].sort()).toEqual(Object.keys(english.questions).sort())
    expect(new Set(ids).size).toBe(ids.length)
    expect(FAQ_GROUPS.map(({ id }) => id).sort()).toEqual(Object.keys(english.groups).sort())
  })

  it('are many enough, in every group', () => {
    expect(ids.length).toBeGreaterThanOrEqual(24)
    for (const { questions } of FAQ_GROUPS) expect(questions.length).toBeGreaterThanOrEqual(3)
  })

  it.each(LANGUAGES)('never speak of an escrow in %s', (language) => {
    expect(JSON.stringify(i18nFor(language).getResourceBundle(language, 'faq'))).not.toMatch(
      /escrow|deposition|depozyt/i,
    )
  })
})

describe('the search of the answers', () => {
  it.each([
    ['en', 'refund', 'withdrawal-refund'],
    ['en', 'reminder', 'revisions-silence'],
    ['en', 'unlimited revisions', 'revisions-unlimited'],
    ['en', 'how can I pay', 'pay-methods'],
    ['en', 'no javascript', 'access-script'],
    ['sv', 'angerratt', 'withdrawal-who'],
    ['sv', 'moms', 'pay-vat'],
    ['nl', 'BTW', 'pay-vat'],
    ['nl', 'terugbetaling', 'withdrawal-refund'],
    ['pl', 'zwroty', 'withdrawal-refund'],
    ['pl', 'pliki zrodlowe', 'delivery-files'],
    ['pl', 'faktury', 'pay-invoice'],
  ] as const)('finds in %s for %s the answer %s among the first three', (language, query, id) => {
    expect(searchFaq(query, language)?.slice(0, 3)).toContain(id)
  })

  it.each(LANGUAGES)('finds something in %s for each word that the page proposes', (language) => {
    const words = i18nFor(language).getResource(language, 'faq', 'search.words') as Record<
      string,
      string
    >
    for (const word of Object.values(words)) expect(searchFaq(word, language), word).not.toEqual([])
  })

  it('says that nothing fits, and knows when nothing was asked', () => {
    expect(searchFaq('zeppelin', 'en')).toEqual([])
    expect(searchFaq('', 'en')).toBeNull()
  })
})
