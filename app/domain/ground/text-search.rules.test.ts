import { describe, expect, it } from 'vitest'
import { markMatches, searchTexts } from './text-search.rules'

const entries = [
  { id: 'angerratt', title: 'Ångerrätt', text: 'Du kan ångra köpet inom 14 dagar.' },
  { id: 'platnosc', title: 'Płatność kartą', text: 'Fakturę znajdziesz w panelu.' },
  {
    id: 'betaling',
    title: 'Hoe betaal ik?',
    text: 'Met kaart of iDEAL. De betaalmethoden volgen uit de valuta.',
  },
  {
    id: 'refund',
    title: 'How do I get my refund?',
    text: 'The way you paid, with a credit note.',
  },
  {
    id: 'invoice',
    title: 'Where are my invoices?',
    text: 'With the order. Every refund has a credit note, and VAT is itemised.',
  },
  { id: 'script', title: 'Does it work without JavaScript?', text: 'All of it does.' },
  { id: 'files', title: 'Do I get the source files?', text: 'Yes, as one archive.' },
  { id: 'languages', title: 'Which languages do you speak?', text: 'Four of them.' },
]
const find = (query: string) => searchTexts(entries, query)

describe('a search', () => {
  it.each(['Ångerrätt', 'ångerrätt', 'ANGERRATT', 'anger'])(
    'of %s finds it, with accents and capitals or without',
    (query) => expect(find(query)).toEqual(['angerratt']),
  )

  it.each(['płatność', 'platnosc', 'PLATNOSC', 'płatności', 'faktura'])(
    'of %s finds it, in another case too',
    (query) => expect(find(query)).toEqual(['platnosc']),
  )

  it('finds a part of a compound, from four letters', () => {
    expect(find('methoden')).toEqual(['betaling'])
    expect(find('hod')).toEqual([])
  })

  it('puts what has the word in its title first', () =>
    expect(find('refunds')).toEqual(['refund', 'invoice']))

  it('wants all telling words, and takes what has the most of them when no entry has all', () => {
    expect(find('refund vat')).toEqual(['invoice'])
    expect(find('refund zeppelin')).toEqual(['refund', 'invoice'])
  })

  it('does not count words that are everywhere', () => {
    const many = Array.from({ length: 12 }, (_, number) => ({
      id: `${number}`,
      title: `Can I have number ${number}?`,
      text: 'You can.',
    }))
    expect(
      searchTexts(
        [...many, { id: 'dogs', title: 'Can I have dogs?', text: 'You can.' }],
        'can I have dogs',
      ),
    ).toEqual(['dogs'])
    expect(searchTexts(many, 'can you')).toHaveLength(12)
  })

  it.each(['', '  ', '?!', '"', 'zeppelin', '\\', '(', '[a-z', 'a{9'])(
    'of %o does no harm',
    (query) => expect(Array.isArray(find(query))).toBe(true),
  )

  it.each(['', '?!', 'zeppelin'])('of %o finds nothing', (query) => expect(find(query)).toEqual([]))
})

describe('marks', () => {
  it('are on whole words that were found, and lose no letter', () => {
    const pieces = markMatches('Fakturę (VAT) wysyłamy od razu.', 'faktura vat')
    expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
      'Fakturę',
      'VAT',
    ])
    expect(pieces.map(({ text }) => text).join('')).toBe('Fakturę (VAT) wysyłamy od razu.')
  })

  it('are none for an empty search', () =>
    expect(markMatches('Any text.', '')).toEqual([{ text: 'Any text.', marked: false }]))
})
