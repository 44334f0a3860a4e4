import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../app/paths'
import { after, HOUR } from '~/platform/clock'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { PEER_HEADER } from '../setup/handler'
import { Visitor } from '../setup/visitor'

const LINK = 'button[name="payBy"]'
const BUYER = {
  name: 'Maja Lind',
  addressLine: 'Södra Hamngatan 1',
  postalCode: '411 14',
  city: 'Göteborg',
  country: 'SE',
  currency: 'USD',
}
const PAYER = { payerName: 'Ada Payer', payerEmail: 'ada@payer.example' }

let people = 0
const newAddress = () => `buyer-${(people += 1)}@link.example`

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

async function atCheckout(language = 'en', headers: Record<string, string> = {}) {
  const visitor = new Visitor({ language, headers })
  const { id } = await db.product.findFirstOrThrow({ where: { slug: 'logo-sprint' } })
  await visitor.post(paths.product(id), {
    deliverySpeed: 'standard',
    customisation: '',
    quantity: '1',
    intent: 'add',
  })
  return { visitor, page: await visitor.get(paths.checkout()) }
}

async function sendLink(
  language = 'en',
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const { visitor, page } = await atCheckout(language, headers)
  const email = newAddress()
  const sent = await visitor.submit(page, LINK, { ...BUYER, ...PAYER, email, ...fields })
  return { visitor, sent, email }
}

async function orderOf(email: string) {
  const { payables, ...order } = await db.order.findFirstOrThrow({
    where: { email },
    include: { payables: true },
  })
  return { ...order, payAddress: paths.pay(signLinkToken('payable', payables[0]!.id)) }
}

describe('asking somebody else to pay', () => {
  test.each(LANGUAGES)(
    'places the order, and tells the buyer who pays by when, in %s',
    async (language) => {
      const { visitor, sent, email } = await sendLink(language)
      const { id, number, payAddress, payUntil } = await orderOf(email)
      expect(sent.path).toBe(paths.payLinkSent(id))
      expect(payUntil).not.toBeNull()
      for (const words of [PAYER.payerEmail, payAddress, number])
        expect(sent.textOf('main')).toContain(words)
      expect(sent.headers.get('Cache-Control')).toContain('no-store')
      expect((await new Visitor().get(sent.path)).status).toBe(404)
      expect((await visitor.get(paths.confirmation(id))).path).toBe(sent.path)
      expect((await visitor.get(paths.cart())).$('main form')).toHaveLength(0)
    },
  )

  test('lets the other pay in a browser of their own; the order stays the buyer’s', async () => {
    const { visitor, sent, email } = await sendLink()
    const { id, payAddress } = await orderOf(email)
    const payer = new Visitor()
    const page = await payer.get(payAddress)
    expect(page.text).toContain('Maja Lind')
    const { headers } = await payer.fetch(payAddress, {
      method: 'POST',
      body: new URLSearchParams(),
    })
    const back = new URL(
      (await paySandboxSession(headers.get('Location')!.split('/').at(-1)!, 'card', 'success'))!,
    )
    expect((await payer.get(back.pathname + back.search)).text).toContain('has been paid')
    expect((await payer.get(paths.confirmation(id))).status).toBe(404)
    const confirmed = await visitor.get(sent.path)
    expect(confirmed.path).toBe(paths.confirmation(id))
    expect(confirmed.text).toContain(email)
    expect(
      await db.order.findUniqueOrThrow({ where: { id }, include: { user: true } }),
    ).toMatchObject({ user: { email } })
  })

  test('needs an address, and keeps what was typed', async () => {
    const { sent, email } = await sendLink('en', { payerEmail: '' })
    expect([sent.status, sent.errors]).toEqual([
      400,
      ['Enter the email address of the person who’s paying.'],
    ])
    expect(sent.$('#checkout-payerName').val()).toBe(PAYER.payerName)
    expect(sent.$('details[open] #checkout-payerEmail')).toHaveLength(1)
    expect(await db.order.count({ where: { email } })).toBe(0)
  })

  test('is not mistaken for paying oneself, as the Enter key would have it', async () => {
    const { visitor, page } = await atCheckout()
    const email = newAddress()
    const unclear = await visitor.submit(page, 'Order with obligation to pay', {
      ...BUYER,
      ...PAYER,
      email,
    })
    expect([unclear.status, unclear.errors.join()]).toEqual([
      400,
      expect.stringContaining('To pay yourself, leave it empty'),
    ])
    const own = await visitor.submit(unclear, 'Order with obligation to pay', { payerEmail: '' })
    expect(own.url.pathname).toContain('/sandbox/checkout/')
    expect(await orderOf(email)).toMatchObject({
      payUntil: null,
      payerEmail: null,
      payerName: null,
    })
  })

  test('writes to one address three times a day', async () => {
    const payerEmail = 'pestered@payer.example'
    for (let links = 0; links < 3; links += 1)
      expect((await sendLink('en', { payerEmail })).sent.status).toBe(200)
    const { sent, email } = await sendLink('en', { payerEmail })
    expect([sent.status, sent.errors.join()]).toEqual([
      429,
      expect.stringContaining('Too many links'),
    ])
    expect(await db.order.count({ where: { email } })).toBe(0)
  })

  test('from however many addresses: takes the order and writes to the payer six times a day', async () => {
    const payerEmail = 'owing@payer.example'
    const mails = async () =>
      (await db.outboxJob.findMany({ where: { key: { startsWith: 'pay-link:' } } })).filter(
        ({ payload }) => (payload as { to: string }).to === payerEmail,
      ).length
    for (let link = 0; link < 6; link += 1)
      await sendLink('en', { payerEmail }, { [PEER_HEADER]: `93.190.7.${link >> 1}` })
    expect(await mails()).toBe(6)
    for (const [index, language] of LANGUAGES.entries()) {
      const from = { [PEER_HEADER]: `93.190.8.${index}` }
      const { sent, email } = await sendLink(language, { payerEmail }, from)
      const { id, payAddress, payerName, payerEmail: kept } = await orderOf(email)
      expect([sent.path, payerName, kept]).toEqual([paths.payLinkSent(id), PAYER.payerName, null])
      expect(sent.textOf('main')).toContain(payAddress)
      expect(sent.textOf('main')).not.toContain(payerEmail)
      const told = { key: `pay-link-sent:${id}` }
      expect(await db.outboxJob.count({ where: told })).toBe(1)
    }
    expect(await mails()).toBe(6)
  })

  test('is over when its time is: the link says so, and the buyer’s page leads to the order', async () => {
    const { visitor, sent, email } = await sendLink()
    const { id, payAddress } = await orderOf(email)
    await db.order.update({ where: { id }, data: { payUntil: after(-HOUR) } })
    expect((await new Visitor().get(payAddress)).status).toBe(410)
    await db.order.update({ where: { id }, data: { status: 'expired' } })
    expect((await visitor.get(sent.path)).path).toBe(paths.confirmationProcessing(id))
  })
})
