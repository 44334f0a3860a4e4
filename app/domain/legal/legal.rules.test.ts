import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '~/platform/i18n/languages'
import { resources } from '~/platform/i18n/resources.server'
import { CLEARED_COOKIES, STORED_ITEMS } from './stored-items.server'
import {
  buildSections,
  fillFacts,
  LEGAL_NAMES,
  LEGAL_VERSIONS,
  parsePhrase,
  TERMS_VERSION,
  EARLY_START_VERSION,
  type LegalName,
} from './legal.rules'

describe('running text', () => {
  test('is cut where links and names begin and end', () => {
    expect(
      parsePhrase('See [our terms](/terms#a), `kanal_cart` and [mail](mailto:a@b.example).'),
    ).toEqual([
      { text: 'See ' },
      { text: 'our terms', href: '/terms#a' },
      { text: ', ' },
      { text: 'kanal_cart', code: true },
      { text: ' and ' },
      { text: 'mail', href: 'mailto:a@b.example' },
      { text: '.' },
    ])
  })

  test.each(['', 'Plain', 'Half [open](', '[no address]', 'a ] b ( c ) ` d'])(
    '%o stays as it is',
    (text) => {
      expect(parsePhrase(text)).toEqual(text ? [{ text }] : [])
    },
  )

  test('takes facts, and says which one is missing', () => {
    expect(
      fillFacts('{{name}} in {{seat}}, {{name}}', { name: 'Kanal', seat: '$& Göteborg' }),
    ).toBe('Kanal in $& Göteborg, Kanal')
    expect(() => fillFacts('{{name}}', {})).toThrow('"name"')
  })
})

describe('sections', () => {
  const facts = { name: 'Kanal', terms: '/terms' }

  test('keep the order and the anchors of their texts', () => {
    const sections = buildSections(
      {
        who: {
          title: 'Who {{name}} is',
          body: [
            'Read [this]({{terms}})',
            { heading: 'More' },
            { list: ['{{name}}'] },
            { steps: ['One'] },
          ],
        },
        form: {
          title: 'Form',
          body: [
            { form: { title: 'To', lines: ['{{name}}: …'] } },
            { insert: 'made' },
            { table: { caption: 'C', columns: ['A'], rows: [['`x`']] } },
          ],
        },
      },
      facts,
      { made: { caption: 'Made', columns: [], rows: [] } },
    )
    expect(sections).toEqual([
      {
        id: 'who',
        title: 'Who Kanal is',
        blocks: [
          { kind: 'text', phrase: [{ text: 'Read ' }, { text: 'this', href: '/terms' }] },
          { kind: 'heading', text: 'More' },
          { kind: 'list', items: [[{ text: 'Kanal' }]] },
          { kind: 'steps', items: [[{ text: 'One' }]] },
        ],
      },
      {
        id: 'form',
        title: 'Form',
        blocks: [
          { kind: 'form', title: 'To', lines: [[{ text: 'Kanal: …' }]] },
          { kind: 'table', caption: 'Made', columns: [], rows: [] },
          { kind: 'table', caption: 'C', columns: ['A'], rows: [[[{ text: 'x', code: true }]]] },
        ],
      },
    ])
  })

  test('say which table is missing', () => {
    expect(() =>
      buildSections({ a: { title: 'A', body: [{ insert: 'nothing' }] } }, facts),
    ).toThrow('"nothing"')
  })
})

/**
 * Of each document's sections in all languages, and of what the cookie policy lists. A text that
 * changes in meaning gets a new version, and its new fingerprint here.
 */
const FINGERPRINTS: Record<LegalName, string> = {
  privacy: '7a338438ff6e3d94',
  terms: 'fc8d1240a45d2f80',
  cookies: '5912638e2a8e78fb',
}

describe('the version of a document', () => {
  test.each(LEGAL_NAMES)('%s is the one of its words', (name) => {
    const words = LANGUAGES.map(
      (language) => (resources[language]![name] as unknown as { sections: object }).sections,
    )
    const listed = name === 'cookies' ? [STORED_ITEMS, CLEARED_COOKIES] : []
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([...words, ...listed]))
      .digest('hex')
      .slice(0, 16)
    expect(fingerprint, `the words of ${name} have changed: set its LEGAL_VERSIONS to today`).toBe(
      FINGERPRINTS[name],
    )
  })

  test('is a day, and an order logs that of the terms', () => {
    for (const name of LEGAL_NAMES)
      expect(new Date(LEGAL_VERSIONS[name]).toISOString().slice(0, 10)).toBe(LEGAL_VERSIONS[name])
    expect([TERMS_VERSION, EARLY_START_VERSION]).toEqual([
      LEGAL_VERSIONS.terms,
      LEGAL_VERSIONS.terms,
    ])
  })
})
