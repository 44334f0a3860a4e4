import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  billingDocument,
  creditNoteDocument,
  outsideEuDocument,
  reverseChargeDocument,
} from '../../../tests/factories/billing-document'
import { PdfFile } from '../../../tests/setup/pdf'
import { LANGUAGES } from '~/platform/i18n/languages'
import type { BillingDocument } from './billing-document.rules'
import { printDocument, printSheets } from './document-pdf.server'
import { writeEInvoice } from './e-invoice.server'
import { presentDocument } from './invoice-document.server'
import { printable } from './print-text.rules'

const print = async (document: BillingDocument) => new PdfFile(await printDocument(document))

const MANY_LINES = billingDocument({
  lines: Array.from({ length: 60 }, (_, index) => ({
    description:
      index % 7
        ? `Service ${index + 1}`
        : `Service ${index + 1}, ${'with a description that goes on '.repeat(4)}${'andon'.repeat(30)}`,
    quantity: 1,
    unitNet: 1_000,
    discount: 0,
    net: 1_000,
  })),
})

describe('an invoice on paper', () => {
  test('is read out from the title to the notes', async () => {
    expect((await print(billingDocument())).outline).toEqual([
      'H1 Invoice',
      'Lbl Number',
      'LBody INV-2026-00042',
      'Lbl Date of issue',
      'LBody Nov 23, 2026',
      'Lbl Payment received',
      'LBody Nov 22, 2026',
      'Lbl Order',
      'LBody K-2026-00017',
      'H2 From',
      'P Kanal Studio AB',
      'P Södra Hamngatan 25',
      'P 411 14 Göteborg',
      'P Sweden',
      'P Company no. 559412-0387',
      'P VAT no. SE559412038701',
      'P hello@kanal.example',
      'H2 To',
      'P Zażółć Gęślą-Jaźń',
      'P ul. Mostowa 4',
      'P 31-061 Kraków',
      'P Poland',
      'P zofia@example.com',
      'H2 What this invoice is for',
      'TH:Column Description',
      'TH:Column Quantity',
      'TH:Column Unit price, net',
      'TH:Column Net',
      'TD Webflow company site',
      'TD 1',
      'TD €1,234.56',
      'TD €1,234.56',
      'TD Logo sprint & "marks" <small>',
      'TD 3',
      'TD €33.33',
      'TD €100.00',
      'P Paid on November 22, 2026 by card.',
      'TH:Row Net',
      'TD €1,334.56',
      'TH:Row VAT 25% on €1,334.56',
      'TD €333.64',
      'TH:Row Total incl. VAT',
      'TD €1,668.20',
      'TH:Row Paid',
      'TD €1,668.20',
      'TH:Row Left to pay on this invoice',
      'TD €0.00',
      'P Payment in advance for services delivered as agreed in order K-2026-00017.',
      'P All amounts in EUR.',
      'P Approved for Swedish F-tax.',
      'P The e-invoice (EN 16931, UBL) is attached to this PDF.',
    ])
  })

  test('states its VAT in kronor with the rate of the day', async () => {
    const kronor = { vat: 361_048, rate: 10_821_500, day: '2026-11-20' }
    const { outline } = await print(billingDocument({ kronor }))
    const start = outline.indexOf('TD €333.64') + 1
    expect(outline.slice(start, start + 2)).toEqual([
      'TH:Row VAT in Swedish kronor, 1 EUR = 10.8215 SEK (Nov 20, 2026)',
      'TD kr 3,610.48',
    ])
  })

  test('says what it is to those who read by program', async () => {
    const { catalog, metadata } = await print(billingDocument({ language: 'sv' }))
    expect(catalog).toContain('/Lang (sv)')
    expect(catalog).toContain('/MarkInfo')
    for (const part of [
      'Faktura INV-2026-00042',
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>A</pdfaid:conformance>',
      '<pdfuaid:part>1</pdfuaid:part>',
    ]) {
      expect(metadata).toContain(part)
    }
  })

  test.each(LANGUAGES)('has its amounts, dates and words in %s', async (language) => {
    const { outline } = await print(billingDocument({ language, currency: 'SEK' }))
    const spoken = outline.join('\n')
    const kronor =
      language === 'en'
        ? ['kr 1,334.56', 'kr 333.64', 'kr 1,668.20']
        : ['1334,56', '333,64', '1668,20']
    for (const amount of kronor)
      expect(spoken.replace(language === 'en' ? /$^/ : /(?<=\d)[\s.](?=\d)/g, '')).toContain(amount)
    expect(spoken).not.toMatch(/\{\{|undefined|NaN|Invalid|(paid|vat|notes|totals)\./)
  })

  test.each(LANGUAGES)('gives the reason for no VAT in %s', async (language) => {
    const reverse = await print(reverseChargeDocument({ language }))
    const outside = await print(outsideEuDocument({ language }))
    const phrase = {
      en: 'Reverse charge',
      sv: 'Omvänd betalningsskyldighet',
      nl: 'Btw verlegd',
      pl: 'Odwrotne obciążenie',
    }[language]
    expect(reverse.outline.find((part) => part.startsWith(`P ${phrase}`))).toMatch(/196.*2006\/112/)
    expect(reverse.outline.join()).toContain('NL123456789B01')
    expect(outside.outline.find((part) => /44 .*59/.test(part))).toContain('2006/112')
  })

  test('as a credit note names the invoice that it takes back', async () => {
    const part = (await print(creditNoteDocument())).outline
    expect(part).toContain('H1 Credit note')
    expect(part).toContain('LBody INV-2026-00042')
    expect(part).toContain(
      'P This credit note credits part of invoice INV-2026-00042 of November 1, 2026, which was for €1,668.20.',
    )
    const { lines, net, vat, total } = billingDocument()
    const whole = (await print(creditNoteDocument({ lines, net, vat, total }))).outline
    expect(whole).toContain(
      'P This credit note cancels invoice INV-2026-00042 of November 1, 2026 in full.',
    )
    expect(whole).toContain('TH:Row Total credited')
  })

  test('carries the e-invoice', async () => {
    expect((await print(billingDocument())).attachment).toBe(writeEInvoice(billingDocument()))
  })

  test('is the same file each time', async () => {
    const bytes = await printDocument(billingDocument())
    const { issuedAt: date, number, ...document } = billingDocument()
    const again = await printSheets(presentDocument({ ...document, number, issuedAt: date }), {
      ...{ language: document.language, date },
      attachment: { name: `${number}.xml`, xml: writeEInvoice(billingDocument()) },
    })
    expect(again.equals(bytes)).toBe(true)
    expect((await printDocument(billingDocument({ number: 'INV-2026-00043' }))).equals(bytes)).toBe(
      false,
    )
  })
})

describe('the sheets', () => {
  test('go on as long as there are lines, each with its number', async () => {
    const file = await print(MANY_LINES)
    expect(file.pageCount).toBeGreaterThan(3)
    for (let page = 0; page < file.pageCount; page++)
      expect(file.textOf(page)).toContain(`Page ${page + 1} of ${file.pageCount}`)
    const services = file.outline.filter((part) => part.startsWith('TD Service'))
    expect(services.map((part) => Number(/\d+/.exec(part)![0]))).toEqual(
      MANY_LINES.lines.map((_, index) => index + 1),
    )
    expect(services[0]).toContain('andon'.repeat(30))
  })

  test('name the columns again for the eye, not for the ear', async () => {
    const { outline, pieces } = await print(MANY_LINES)
    expect(outline.filter((part) => part === 'TH:Column Description')).toHaveLength(1)
    expect(
      pieces.filter(({ tag, words }) => tag === 'Artifact' && words === 'Description').length,
    ).toBeGreaterThan(1)
  })

  test('have all text marked, inside the margins, and read in the order it is drawn', async () => {
    const { pieces, readingOrder } = await print(MANY_LINES)
    expect(pieces.filter(({ tag }) => tag === null)).toEqual([])
    expect(pieces.filter(({ x, y }) => x < 47 || x > 547 || y < 40 || y > 800)).toEqual([])
    expect(pieces.filter(({ tag, y }) => tag !== 'Artifact' && y < 70)).toEqual([])
    const drawn = pieces
      .filter(({ mcid }) => mcid !== null)
      .map(({ page, mcid }) => `${page}:${mcid}`)
    expect(readingOrder.map(({ page, mcid }) => `${page}:${mcid}`)).toEqual([...new Set(drawn)])
  })

  test('show every letter that they say they can, in every face', async () => {
    const letters = printable(
      'ĄąĆćČčĘęĚěĞğİıŁłŃńŐőŒœŘřŚśŞşŠšŮůŰűŸŹźŻżŽž–—‘’‚“”„•…‹›€™←↑→↓− åäöÅÄÖéßøØæÆñçŁódź',
    )
    const { buyer } = billingDocument()
    const { outline } = await print(
      billingDocument({ buyer: { ...buyer, name: letters, addressLine: letters } }),
    )
    expect(outline.filter((part) => part === `P ${letters}`)).toHaveLength(2)
  })

  test('can hold whatever a buyer types', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...LANGUAGES), async (words, language) => {
        const { buyer } = billingDocument()
        const { pieces } = await print(
          billingDocument({ language, buyer: { ...buyer, name: words, city: words } }),
        )
        expect(pieces.map((piece) => piece.words).join('')).not.toContain('\u0000')
      }),
      { numRuns: 15 },
    )
  })
})

describe('a buyer whose name is in another writing', () => {
  const { buyer } = billingDocument()
  const outlineFor = async (name: string, city: string) => {
    const pdf = await printDocument(billingDocument({ buyer: { ...buyer, name, city } }))
    return { pdf: pdf.toString('latin1'), outline: new PdfFile(pdf).outline }
  }

  test.each([
    ['Андрій Їжакевич', 'Київ'],
    ['Ђорђе Љубљана Њ Ћ Џ Ј', 'Ґ Ә ы э'],
    ['Γιώργος Παπαδόπουλος', 'Αθήνα'],
    ['山田太郎', '東京都'],
    ['王小明', '北京市'],
    ['홍길동', '서울'],
  ])('%s of %s is printed as it was typed', async (name, city) => {
    const { outline } = await outlineFor(name, city)
    expect(outline).toContain(`P ${name}`)
    expect(outline).toContain(`P 31-061 ${city}`)
  })

  test.each(['محمد الأحمد', 'שרה לוי'])(
    '%s stands from right to left, and is read as it was typed',
    async (name) => {
      const { pdf, outline } = await outlineFor(name, 'X')
      const [first, last] = name.split(' ')
      const written = outline.find((line) => line.includes([...first!].at(-1)!))!
      expect(written.indexOf([...last!][0]!)).toBeLessThan(written.lastIndexOf([...first!][0]!))
      const bytes = Buffer.from(`\ufeff${name}`, 'utf16le').swap16().toString('latin1')
      expect(pdf).toContain('/ActualText')
      expect(pdf.includes(bytes) || pdf.includes(bytes.replace(/[()\\]/g, '\\$&'))).toBe(true)
    },
  )

  test.each(['ڥ', 'ࢤ ب', 'بڣ\u064e'])('%s, for whose marks the face has no place', async (name) => {
    expect((await outlineFor(name, 'X')).outline.length).toBeGreaterThan(10)
  })

  test('maps every glyph to something, as PDF/A asks', async () => {
    const { pdf } = await outlineFor('شارع بيت', 'X')
    for (const stream of new PdfFile(Buffer.from(pdf, 'latin1')).characterMaps)
      expect(stream).not.toContain('<>')
  })

  test.each([
    ['Han', 0x4e00, 20_000],
    ['Hangul', 0xac00, 11_000],
    ['Arabic', 0x621, 26],
  ])(
    '100 letters of %s cost the process little, and nothing a second time',
    async (_, first, of) => {
      const letters = Array.from({ length: 100 }, (_, index) => first + ((index * 53) % of))
      const document = billingDocument({
        buyer: { ...buyer, name: String.fromCodePoint(...letters) },
      })
      const { user, system } = process.cpuUsage()
      const pdf = await printDocument(document)
      const spent = process.cpuUsage({ user, system })
      expect((spent.user + spent.system) / 1000).toBeLessThan(1500)
      expect(await printDocument({ ...document })).toBe(pdf)
    },
  )

  test('loses its pictures alone', async () => {
    expect((await outlineFor('Ada 👩 Lovelace', 'X')).outline).toContain('P Ada Lovelace')
  })
})
