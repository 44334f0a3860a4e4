import { load } from 'cheerio'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settleSession } from '~/domain/payments/checkout.server'
import { placeOrder } from '../../app/domain/checkout/place-order.server'
import type { CheckoutInput } from '../../app/domain/checkout/checkout.schema'
import { paths } from '../../app/paths'
import { db } from '~/platform/db/db.server'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { checkoutInput, visitorWithCart } from '../factories/purchase'
import { PdfFile } from '../setup/pdf'
import { Visitor } from '../setup/visitor'

let productId: number

interface Sale {
  visitor?: string
  language?: Language
  method?: string
  input?: Partial<CheckoutInput>
}

/** A guest's paid order, and its invoice. */
async function sell({ visitor, language = 'en', method = 'card', input }: Sale = {}) {
  const buyer = { visitor: visitor ?? (await visitorWithCart(productId)), userId: null, language }
  const placement = await placeOrder(buyer, checkoutInput(input))
  if (placement.kind !== 'pay') throw new Error('the order was paid already')
  const sessionId = placement.url.split('/').at(-1)!
  await paySandboxSession(sessionId, method, 'success')
  const orderId = (await settleSession(sessionId))!
  return db.invoice.findFirstOrThrow({ where: { orderId }, include: { order: true } })
}

async function credit(
  invoice: { id: string; payableId: string; currency: string },
  number: string,
  amounts: { net: number; vat: number; total: number },
) {
  const payment = await db.payment.findFirstOrThrow({ where: { payableId: invoice.payableId } })
  const refund = await db.refund.create({
    data: {
      paymentId: payment.id,
      amount: amounts.total,
      reason: 'withdrawal',
      status: 'succeeded',
    },
  })
  return db.creditNote.create({
    data: {
      number,
      invoiceId: invoice.id,
      refundId: refund.id,
      currency: invoice.currency,
      ...amounts,
    },
  })
}

const signedIn = async (role: 'client' | 'freelancer' | 'admin') => {
  const visitor = new Visitor()
  await visitor.signInAs(role)
  return visitor
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

beforeAll(async () => {
  productId = (
    await db.product.findFirstOrThrow({
      where: { status: 'published', availabilityStatus: 'available', milestonePayment: false },
    })
  ).id
})
beforeEach(() => db.rateLimit.deleteMany())

describe('the files of an invoice', () => {
  test('are linked where the client sees the order, and come as files to keep', async () => {
    const client = await signedIn('client')
    const { number, orderId } = await db.invoice.findFirstOrThrow({
      where: { order: { user: { username: 'client' } } },
    })
    const page = await client.get(`/dashboard/orders?order=${orderId}`)
    expect(page.link(`PDF ${number}`)).toBe(paths.document('invoices', number, 'pdf'))
    const pdf = await client.fetch(page.link(`PDF ${number}`))
    const bytes = await bytesOf(pdf)
    expect(pdf.status).toBe(200)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(Object.fromEntries(pdf.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="kanal-${number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const xml = await client.fetch(page.link(`E-invoice (XML) ${number}`))
    expect(xml.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(
      load(await xml.text(), { xml: true })('cbc\\:ID')
        .first()
        .text(),
    ).toBe(number)
  })

  test('are the same whenever they are asked for', async () => {
    const client = await signedIn('client')
    const { number } = await db.invoice.findFirstOrThrow({
      where: { order: { user: { username: 'client' } } },
    })
    const [first, second] = [
      await bytesOf(await client.fetch(paths.document('invoices', number, 'pdf'))),
      await bytesOf(await client.fetch(paths.document('invoices', number, 'pdf'))),
    ]
    expect(first.equals(second!)).toBe(true)
  })

  test('can be asked about without being sent', async () => {
    const client = await signedIn('client')
    const { number } = await db.invoice.findFirstOrThrow({
      where: { order: { user: { username: 'client' } } },
    })
    const head = await client.fetch(paths.document('invoices', number, 'pdf'), { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(10_000)
    expect((await bytesOf(head)).length).toBe(0)
  })
})

describe('who gets them', () => {
  test('the guest who bought, in that browser, and from the confirmation page', async () => {
    const guest = new Visitor()
    await guest.submit(await guest.get(paths.product(productId)), `#order-${productId}`)
    const cart = await db.cart.findFirstOrThrow({
      where: { status: 'active', items: { some: { productId } } },
      orderBy: { createdAt: 'desc' },
    })
    const { number, orderId } = await sell({ visitor: cart.tokenHash })
    const page = await guest.get(paths.confirmation(orderId))
    expect(page.status).toBe(200)
    expect((await guest.fetch(page.link(`PDF ${number}`))).status).toBe(200)
    expect((await guest.fetch(page.link(`E-invoice (XML) ${number}`))).status).toBe(200)
    expect((await new Visitor().fetch(paths.document('invoices', number, 'pdf'))).status).toBe(404)
  })

  test('staff, and no other client, freelancer or visitor', async () => {
    const invoice = await sell()
    const note = await credit(invoice, 'CN-2026-70001', {
      net: invoice.net,
      vat: invoice.vat,
      total: invoice.total,
    })
    const addresses = [
      paths.document('invoices', invoice.number, 'pdf'),
      paths.document('invoices', invoice.number, 'xml'),
      paths.document('credit-notes', note.number, 'pdf'),
      paths.document('credit-notes', note.number, 'xml'),
    ]
    const admin = await signedIn('admin')
    const others = [new Visitor(), await signedIn('client'), await signedIn('freelancer')]
    for (const address of addresses) {
      expect((await admin.fetch(address)).status).toBe(200)
      for (const other of others) {
        const refused = await other.fetch(address)
        expect(refused.status).toBe(404)
        expect(await refused.text()).not.toContain(invoice.order.name)
      }
    }
  })

  test.each([
    '/documents/invoices/INV-2026-99999/pdf',
    '/documents/invoices/INV-2026-%00/pdf',
    "/documents/invoices/'/xml",
    '/documents/credit-notes/INV-2026-00001/pdf',
  ])('nobody where there is none: %s', async (address) =>
    expect((await (await signedIn('admin')).fetch(address)).status).toBe(404),
  )

  test('nobody in a form that there is not', async () => {
    const { number } = await db.invoice.findFirstOrThrow()
    const admin = await signedIn('admin')
    for (const format of ['docx', 'PDF', 'toString'])
      expect((await admin.fetch(`/documents/invoices/${number}/${format}`)).status).toBe(404)
  })
})

test('one that cannot be made says so', async () => {
  const invoice = await sell()
  const note = await credit(invoice, 'CN-2026-80001', { net: 100, vat: 25, total: 125 })
  const admin = await signedIn('admin')
  for (const broken of [{ buyer: [{ a: 1 }] }, { seller: { legalName: 5 } }]) {
    await db.invoice.update({ where: { id: invoice.id }, data: broken })
    for (const address of [
      paths.document('invoices', invoice.number, 'pdf'),
      paths.document('invoices', invoice.number, 'xml'),
      paths.document('credit-notes', note.number, 'pdf'),
    ]) {
      const answer = await admin.fetch(address)
      expect([answer.status, await answer.text()]).toEqual([
        503,
        expect.stringContaining('Contact us'),
      ])
    }
  }
})

describe('what they say', () => {
  const WORDS = {
    en: ['Invoice', 'Paid on', 'with iDEAL'],
    sv: ['Faktura', 'Betald den', 'med iDEAL'],
    nl: ['Factuur', 'Betaald op', 'met iDEAL'],
    pl: ['Faktura', 'Zapłacono', 'przez iDEAL'],
  }

  test.each(LANGUAGES)('is in the buyer’s %s and currency, whoever reads', async (language) => {
    const { number, order, ...invoice } = await sell({
      language,
      method: 'ideal',
      input: { currency: 'EUR' },
    })
    const admin = await signedIn('admin')
    const response = await admin.fetch(paths.document('invoices', number, 'pdf'), {
      headers: { 'Accept-Language': 'en' },
    })
    const { catalog, outline } = new PdfFile(await bytesOf(response))
    const spoken = outline.join('\n')
    expect(response.headers.get('Content-Language')).toBe(language)
    expect(catalog).toContain(`/Lang (${language})`)
    for (const words of [
      ...WORDS[language],
      order.number,
      order.name,
      order.city,
      'Kanal Studio AB',
      '€',
    ])
      expect(spoken).toContain(words)
    for (const cents of [invoice.net, invoice.vat, invoice.total])
      expect(spoken.replace(/(?<=\d)[\s.,](?=\d)/g, '')).toContain(String(cents))
  })

  test('has the reverse charge of a company elsewhere in the EU', async () => {
    const { number, total } = await sell({
      language: 'nl',
      input: { companyName: 'Brug B.V.', vatNumber: 'NL123456789B01', currency: 'EUR' },
    })
    const admin = await signedIn('admin')
    const { outline } = new PdfFile(
      await bytesOf(await admin.fetch(paths.document('invoices', number, 'pdf'))),
    )
    expect(outline).toContain(
      'P Btw verlegd: de afnemer geeft de btw aan (artikel 196 van Richtlijn 2006/112/EG).',
    )
    expect(outline).toContain('P Btw-nr. NL123456789B01')
    const $ = load(await (await admin.fetch(paths.document('invoices', number, 'xml'))).text(), {
      xml: true,
    })
    expect($('cac\\:TaxCategory > cbc\\:ID').text()).toBe('AE')
    expect($('cbc\\:TaxExclusiveAmount').text()).toBe((total / 100).toFixed(2))
  })

  test('is taken back by a credit note, in part or in full', async () => {
    const invoice = await sell({ input: { currency: 'EUR' } })
    const { net, vat, total } = invoice
    const part = await credit(invoice, 'CN-2026-70002', { net: 8_000, vat: 2_000, total: 10_000 })
    const full = await credit(invoice, 'CN-2026-70003', { net, vat, total })
    const admin = await signedIn('admin')
    const read = async (number: string) =>
      new PdfFile(await bytesOf(await admin.fetch(paths.document('credit-notes', number, 'pdf'))))
        .outline
    expect(await read(part.number)).toEqual(
      expect.arrayContaining([
        'H1 Credit note',
        `TD Part of invoice ${invoice.number}, refunded`,
        'TD €100.00',
      ]),
    )
    expect((await read(full.number)).join()).toContain(`cancels invoice ${invoice.number}`)
    const $ = load(
      await (await admin.fetch(paths.document('credit-notes', part.number, 'xml'))).text(),
      { xml: true },
    )
    expect($('cbc\\:CreditNoteTypeCode').text()).toBe('381')
    expect($('cac\\:InvoiceDocumentReference > cbc\\:ID').text()).toBe(invoice.number)
    expect($('cbc\\:PayableAmount').text()).toBe('0.00')
  })

  test('the client finds a credit note under its invoice', async () => {
    const invoice = await db.invoice.findFirstOrThrow({
      where: { order: { user: { username: 'client' } } },
    })
    const { number } = await credit(invoice, 'CN-2026-70004', { net: 800, vat: 200, total: 1_000 })
    const page = await (
      await signedIn('client')
    ).get(`/dashboard/orders?order=${invoice.orderId}`, { 'Accept-Language': 'sv' })
    expect(page.textOf('#order')).toContain(`Kreditfaktura ${number}`)
    expect(page.link(`E-faktura (XML) ${number}`)).toBe(
      paths.document('credit-notes', number, 'xml'),
    )
  })
})
