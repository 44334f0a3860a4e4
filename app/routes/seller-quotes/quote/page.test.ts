import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_STUDIO_OWNER } from '~/domain/people/demo-accounts'
import { paths } from '~/paths'
import { adminPaths } from '~/paths/admin'
import { studioPaths } from '~/paths/studio'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { paySandboxSession } from '~/platform/payments/sandbox-sessions.server'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

const email = () => `nils-${randomUUID()}@berg.example`
const details = () => ({
  ...{ title: 'Site for Berg', name: 'Nils Berg', email: email() },
  ...{ currency: 'EUR', language: 'en', validDays: '14', note: 'As we said on the phone.' },
})
const line = {
  title: 'Two workshops',
  price: '500.00',
  workingDays: '3',
  description: 'With notes',
}
const buyer = {
  ...{ addressLine: 'Oudegracht 1', postalCode: '3511 AA', city: 'Utrecht', country: 'NL' },
  earlyStart: 'on',
}

/** A quote with one line that was written and sent on the pages. */
async function send(by: Visitor, at: typeof adminPaths | typeof studioPaths) {
  const typed = details()
  const draft = await by.submit(await by.get(at.newQuote()), 'Create quote', typed)
  expect(draft.text).toContain('Draft saved.')
  const lined = await by.submit(draft, 'Add item', line)
  expect(lined.textOf('main')).toContain('€500.00')
  const sent = await by.submit(lined, 'Send quote')
  expect(sent.text).toContain(`Quote sent to ${typed.email}.`)
  const { id } = await db.proposal.findFirstOrThrow({ where: { email: typed.email } })
  return { id, typed, page: sent, address: paths.studioQuote(signLinkToken('proposal', id)) }
}

describe('a quote', () => {
  test('is written, sent, accepted without an account, and paid', async () => {
    const { id, typed, address } = await send(admin, adminPaths)
    expect((await admin.get(adminPaths.quotes())).textOf('main')).toContain('Site for Berg')
    const visitor = new Visitor()
    const page = await visitor.get(address)
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    for (const words of ['Two workshops', '€500.00', 'As we said on the phone.'])
      expect(page.textOf('main')).toContain(words)
    expect(page.$('input[name=email]').val()).toBe(typed.email)
    expect(page.textOf('main')).toContain('You can withdraw within 14 days')
    expect(page.$('[href="/shop/checkout/customize"]')).toHaveLength(0)

    const refused = await visitor.submit(page, 'Order with obligation to pay', {
      ...buyer,
      city: '',
    })
    expect([refused.status, refused.errors]).toEqual([400, ['Enter your city.']])
    const paying = await visitor.submit(page, 'Order with obligation to pay', buyer)
    expect(paying.path).toMatch(/^\/sandbox\/checkout\//)
    const session = paying.path.split('/').at(-1)!
    const back = new URL((await paySandboxSession(session, 'card', 'success'))!)
    expect(back.pathname).toMatch(/^\/pay\//)
    await visitor.fetch(back.pathname + back.search)
    expect((await visitor.get(back.pathname)).text).toContain('€500.00 has been paid')
    const { order } = await db.proposal.findUniqueOrThrow({
      where: { id },
      include: { order: { include: { invoices: true } } },
    })
    expect(order).toMatchObject({ status: 'awaiting_brief', total: 50_000, email: typed.email })
    expect(order!.earlyStartAt).not.toBeNull()
    expect(order!.invoices).toHaveLength(1)
    expect((await visitor.get(address)).textOf('main')).toContain(order!.number)
    expect((await admin.get(adminPaths.quote(id))).textOf('main')).toContain(order!.number)
  })

  test('that is withdrawn cannot be accepted, and says so', async () => {
    const { page, address } = await send(admin, adminPaths)
    const visitor = new Visitor()
    const open = await visitor.get(address)
    await admin.submit(page, 'Withdraw')
    const late = await visitor.submit(open, 'Order with obligation to pay', buyer)
    expect(late.textOf('main')).toContain('This quote is no longer valid')
    expect((await visitor.get(address)).status).toBe(410)
    expect((await visitor.get(paths.studioQuote('x.y'))).status).toBe(404)
  })

  test.each(LANGUAGES)('is read in %s', async (language: Language) => {
    const { address } = await send(admin, adminPaths)
    const page = await new Visitor({ language }).get(address)
    expect(page.status).toBe(200)
    expect(page.textOf('main')).toContain('Nils Berg')
  })

  test('keeps what was typed where something is wrong with it', async () => {
    const form = await admin.get(adminPaths.newQuote())
    const wrong = await admin.submit(form, 'Create quote', { ...details(), email: 'nowhere' })
    expect([wrong.status, wrong.errors]).toEqual([
      400,
      ['Enter an email address, such as name@example.com.'],
    ])
    expect(wrong.$('input[name=title]').val()).toBe('Site for Berg')
    const draft = await admin.submit(form, 'Create quote', details())
    const empty = await admin.submit(draft, 'Send quote')
    expect(empty.text).toContain('Add an item before you send the quote.')
    const bad = await admin.submit(draft, 'Add item', { ...line, price: 'much', workingDays: '0' })
    expect([bad.status, bad.errors.length]).toEqual([400, 2])
    expect(bad.$('input[name=price][value=much]')).toHaveLength(1)
  })

  test('of a studio on Studio Stack is its own, in its series and its name', async () => {
    const seller = new Visitor()
    await seller.signIn(DEMO_STUDIO_OWNER, DEMO_PASSWORD)
    const { id, address } = await send(seller, studioPaths)
    const { studioId, number } = await db.proposal.findUniqueOrThrow({ where: { id } })
    expect(number).toMatch(new RegExp(`^Q${studioId}-`))
    expect((await admin.get(adminPaths.quote(id))).status).toBe(404)
    const visitor = new Visitor()
    const page = await visitor.get(address)
    expect(page.textOf('main')).toContain('You’re buying from')
    const paying = await visitor.submit(page, 'Order with obligation to pay', buyer)
    expect(paying.path).toMatch(/^\/sandbox\/checkout\//)
    expect((await seller.get(studioPaths.quote(id))).textOf('main')).toContain('Accepted')
  })

  test('is nobody’s business but the staff’s', async () => {
    const { id } = await send(admin, adminPaths)
    const client = new Visitor()
    await client.signInAs('client')
    await client.post(adminPaths.quote(id), { intent: 'take-back' })
    expect(await db.proposal.findUnique({ where: { id } })).toMatchObject({ status: 'sent' })
  })
})
