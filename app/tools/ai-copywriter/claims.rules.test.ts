import { describe, expect, test } from 'vitest'
import type { Language } from '~/platform/i18n/languages'
import { cutAtClaims, findClaims, type ClaimKind } from './claims.rules'

const FLAGGED: Record<Language, [string, ClaimKind][]> = {
  en: [
    ['The best bikes in town', 'superlative'],
    ['It never fails', 'absolute'],
    ['Saves 30 % of your time', 'number'],
    ['10,000 happy customers', 'number'],
    ['Cures back pain', 'health'],
    ['Satisfaction guaranteed', 'guarantee'],
    ['Free delivery', 'free'],
    ['Eco-friendly soap', 'green'],
    ['A carbon neutral shop', 'green'],
  ],
  sv: [
    ['Stans bästa cyklar', 'superlative'],
    ['Det går aldrig sönder', 'absolute'],
    ['Spara 30 procent', 'number'],
    ['Botar ryggont', 'health'],
    ['Garanterat nöjd', 'guarantee'],
    ['Gratis frakt', 'free'],
    ['Miljövänlig tvål', 'green'],
    ['Klimatneutrala resor', 'green'],
  ],
  nl: [
    ['De beste fietsen', 'superlative'],
    ['Gaat nooit stuk', 'absolute'],
    ['Bespaar 30%', 'number'],
    ['Geneest rugpijn', 'health'],
    ['Geld terug', 'guarantee'],
    ['Gratis bezorging', 'free'],
    ['Milieuvriendelijke zeep', 'green'],
    ['Klimaatneutraal reizen', 'green'],
  ],
  pl: [
    ['Najlepsze rowery w mieście', 'superlative'],
    ['Nigdy się nie psuje', 'absolute'],
    ['Oszczędzasz 30 procent', 'number'],
    ['Leczy ból pleców', 'health'],
    ['Gwarancja satysfakcji', 'guarantee'],
    ['Dostawa za darmo', 'free'],
    ['Ekologiczne mydło', 'green'],
    ['Zeroemisyjny transport', 'green'],
  ],
}
const LEFT: Record<Language, string[]> = {
  en: [
    'Best regards, Kanal',
    'Feel free to ask',
    'Sugar-free cake',
    'Open since 1998, 2 rooms',
    'Freedom and restful nights',
    'Nevertheless we open at 9',
  ],
  sv: ['Bästa hälsningar', 'Öppet sedan 1998', 'Grön tröja', 'Hallå där', 'Allas hus'],
  nl: ['Beste lezer', 'Open sinds 1998', 'Een groene trui', 'Besteld en bezorgd'],
  pl: ['Najpierw kawa', 'Otwarte od 1998 roku', 'Zielony sweter', 'Naj dzień'],
}

describe.each(['en', 'sv', 'nl', 'pl'] as const)('in %s', (language) => {
  test.each(FLAGGED[language])('“%s” has a claim: %s', (text, kind) =>
    expect(findClaims(text, language).map((claim) => claim.kind)).toEqual([kind]),
  )
  test.each(LEFT[language])('“%s” has none', (text) =>
    expect(findClaims(text, language)).toEqual([]),
  )
})

test('claims cut a text without losing any of it, and in little time', () => {
  const text = 'The best, always free.'
  const parts = cutAtClaims(text, findClaims(text, 'en'))
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ kind }) => kind).map((part) => part.text)).toEqual([
    'The best',
    'always',
    'free',
  ])
  for (const language of ['en', 'sv', 'nl', 'pl'] as const)
    for (const long of ['1 '.repeat(6000), 'a'.repeat(12_000), '9,'.repeat(6000)]) {
      const started = performance.now()
      findClaims(long, language)
      expect(performance.now() - started).toBeLessThan(500)
    }
})
