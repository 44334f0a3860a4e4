import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { SECRET_KEY, startStripe } from '../mocks/stripe'
import type { Page } from '../setup/page'
import { Visitor } from '../setup/visitor'
import { postAndApply } from './delivery'
import { Installation } from './installation'

const SECRET = 'whsec_of_the_studio'
const CONNECT_SECRET = 'whsec_of_connected_accounts'
const PAYMENTS = '/dashboard/freelancer/payments'
const SECTION = 'main section[aria-labelledby="account"]'
const PATIENCE = 60_000

let kanal: Installation
let stripe: Awaited<ReturnType<typeof startStripe>>
let freelancerId: string
let userId: number

beforeAll(async () => {
  stripe = await startStripe()
  kanal = await Installation.create()
  const user = await kanal.db.user.findUniqueOrThrow({
    where: { username: 'freelancer' },
    include: { freelancer: true },
  })
  userId = user.id
  freelancerId = user.freelancer!.id
  await kanal.start({
    WORKER: 'on',
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: `${SECRET},${CONNECT_SECRET}`,
  })
})

afterAll(async () => {
  await kanal.dispose()
  await stripe.stop()
})

async function signedIn(username: string, language = 'en') {
  await kanal.db.rateLimit.deleteMany()
  const visitor = new Visitor({
    language,
    origin: kanal.origin,
    answer: (request) => fetch(request, { redirect: 'manual' }),
  })
  await visitor.signIn(username, DEMO_PASSWORD)
  return visitor
}

const read = () => kanal.db.freelancer.findUniqueOrThrow({ where: { id: freelancerId } })
const tell = (id: string, type = 'account.updated') =>
  postAndApply(kanal, stripe.event(id, type, CONNECT_SECRET), 'stripe')
const sectionOf = (page: Page) => page.$(SECTION).text()
const press = (visitor: Awaited<ReturnType<typeof signedIn>>, intent: string) =>
  visitor.fetch(PAYMENTS, {
    method: 'POST',
    body: new URLSearchParams({ intent }),
    referrer: PAYMENTS,
  })

test('a freelancer sets up payouts, comes back, and is paid by transfer; when the account leaves, by hand again', async () => {
  const visitor = await signedIn('freelancer')
  const first = await visitor.get(PAYMENTS)
  expect(sectionOf(first)).toContain('Not set up')

  const out = await visitor.submit(first, `${SECTION} [value="set-up"]`)
  const account = (await read()).connectAccountId!
  expect([out.status, out.headers.get('Location')]).toEqual([
    303,
    expect.stringContaining(`${stripe.url}/setup/e/${account}/`),
  ])
  expect(first.headers.get('Content-Security-Policy')).toContain(`form-action 'self' ${stripe.url}`)

  // The address says that all is well; Stripe says what is missing.
  const back = await visitor.get(`${PAYMENTS}/account?ready=1&payouts_enabled=true`)
  expect(back.url.pathname).toBe(PAYMENTS)
  expect(sectionOf(back)).toContain('Needs information')
  expect(sectionOf(back)).toContain('your bank account')

  const again = await visitor.fetch(`${PAYMENTS}/account/link`)
  expect([again.status, again.headers.get('Location') === out.headers.get('Location')]).toEqual([
    303,
    false,
  ])
  expect(again.headers.get('Location')).toContain(`/setup/e/${account}/`)
  expect(stripe.connect.accounts.size).toBe(1)

  stripe.connect.answer(account, { checking: true })
  expect(sectionOf(await visitor.get(`${PAYMENTS}/account`))).toContain('In review')
  expect((await press(visitor, 'dashboard')).headers.get('Location')).toBe(PAYMENTS)

  stripe.connect.answer(account)
  expect((await tell(account)).status).toBe(200)
  const ready = await visitor.get(PAYMENTS)
  expect(sectionOf(ready)).toContain('Ready')
  const dashboard = await visitor.submit(ready, `${SECTION} [value="dashboard"]`)
  expect([dashboard.status, dashboard.headers.get('Location')]).toEqual([
    303,
    expect.stringContaining(`${stripe.url}/express/${account}/`),
  ])

  const payoutId = await approvedPayout()
  const admin = await signedIn('admin')
  const page = await admin.get(`/dashboard/admin/payouts/${payoutId}`)
  expect(page.text).toContain('Ready for payouts')
  const { status, text } = await admin.submit(page, '#schedule', {
    date: page.$('#schedule [name="date"]').attr('min')!,
  })
  expect([status, text]).toEqual([200, expect.stringContaining('Sent by the payment provider')])
  await vi.waitFor(
    async () =>
      expect(await kanal.db.payout.findUnique({ where: { id: payoutId } })).toMatchObject({
        status: 'paid',
        gateway: 'stripe',
      }),
    { timeout: PATIENCE },
  )
  const { amount, vat, gatewayTransferId } = await kanal.db.payout.findUniqueOrThrow({
    where: { id: payoutId },
  })
  expect([...stripe.connect.transfers.values()]).toMatchObject([
    { id: gatewayTransferId, destination: account, amount: amount + vat, transfer_group: payoutId },
  ])

  stripe.connect.leave(account)
  expect((await tell(account, 'account.application.deauthorized')).status).toBe(200)
  expect(sectionOf(await visitor.get(PAYMENTS))).toContain('Not set up')
  await vi.waitFor(
    () =>
      kanal.db.mailMessage.findFirstOrThrow({
        where: { userId, subject: { contains: 'bank transfer again' } },
      }),
    { timeout: PATIENCE },
  )
  expect((await admin.get('/dashboard/notifications')).text).toContain('are manual again')
  const shown = await admin.get(`/dashboard/admin/freelancers/${freelancerId}`)
  expect(shown.text).toContain('None: paid manually')
  expect(shown.text).toContain('Payout account closed, paid manually')
  expect((await admin.get('/dashboard/admin/payouts')).text).toContain(
    'Stripe account: None: paid manually',
  )
})

/** A payout of the demo freelancer that waits for its day. */
async function approvedPayout() {
  const { id, round } = await kanal.db.payout.findFirstOrThrow({
    where: { freelancerId },
    orderBy: { id: 'asc' },
  })
  await kanal.db.payout.update({
    where: { id },
    data: {
      status: 'approved',
      gateway: null,
      gatewayTransferId: null,
      scheduledFor: null,
      paidAt: null,
      round: round + 1,
    },
  })
  return id
}

test.each(LANGUAGES)('every state has its words in %s', async (language) => {
  const visitor = await signedIn('freelancer', language)
  const facts = {
    transfers: false,
    payouts: false,
    submitted: true,
    due: ['individual.dob.day', 'external_account', 'something.new'],
    dueBy: '2030-01-01T00:00:00.000Z',
    stopped: false,
  }
  const READY = { ...facts, transfers: true, payouts: true, due: [] }
  for (const connectFacts of [facts, { ...facts, due: [] }, READY, { ...facts, stopped: true }]) {
    await kanal.db.freelancer.update({
      where: { id: freelancerId },
      data: { connectAccountId: 'acct_shown', connectFacts, connectReadAt: new Date() },
    })
    const page = await visitor.get(PAYMENTS)
    expect(page.$(`${SECTION} h2`).text()).toBe(
      translator(language, 'payouts')('account.title', { provider: 'Stripe' }),
    )
    expect(sectionOf(page)).not.toMatch(/\{\{|account\.[a-z]|undefined/)
  }
  await kanal.db.freelancer.update({
    where: { id: freelancerId },
    data: { connectAccountId: null },
  })
})

describe('nobody else', () => {
  test("gets to a freelancer's account: not a client, not staff, not a visitor", async () => {
    await kanal.db.freelancer.update({
      where: { id: freelancerId },
      data: { connectAccountId: 'acct_of_the_freelancer' },
    })
    const [client, admin, visitor] = [
      await signedIn('client'),
      await signedIn('admin'),
      kanal.visitor(),
    ]
    for (const path of [`${PAYMENTS}/account`, `${PAYMENTS}/account/link`]) {
      expect((await client.fetch(path)).headers.get('Location'), path).toBe('/dashboard')
      expect((await admin.fetch(path)).status, path).toBe(404)
      expect((await visitor.fetch(path)).headers.get('Location'), path).toMatch(/^\/auth\?/)
    }
    for (const intent of ['set-up', 'dashboard']) {
      expect((await press(client, intent)).headers.get('Location'), intent).toBe('/dashboard')
      expect((await press(admin, intent)).status, intent).toBe(404)
      expect((await press(visitor, intent)).headers.get('Location'), intent).toMatch(/^\/auth\?/)
    }
    await kanal.db.freelancer.update({
      where: { id: freelancerId },
      data: { connectAccountId: null },
    })
  })
})

describe('a freelancer who asks', () => {
  test('is told when Stripe does not answer, cannot do it, or has not been asked for anything', async () => {
    const visitor = await signedIn('freelancer')
    await kanal.db.freelancer.update({
      where: { id: freelancerId },
      data: { connectAccountId: null, connectRound: 7 },
    })
    stripe.fail('refuse', 'refuse', 'refuse')
    const page = await visitor.get(PAYMENTS)
    const later = await visitor.submit(page, `${SECTION} [value="set-up"]`)
    expect(later.text).toContain('Stripe isn’t responding right now.')
    expect((await read()).connectAccountId).toBeNull()
    expect((await press(visitor, 'something else')).status).toBe(400)
    expect((await visitor.fetch(`${PAYMENTS}/account/link`)).headers.get('Location')).toBe(PAYMENTS)
  })

  test('without payout details is led to them', async () => {
    const visitor = await signedIn('freelancer')
    const { payoutDetails } = await read()
    await kanal.db.freelancer.update({ where: { id: freelancerId }, data: { payoutDetails: null } })
    expect(sectionOf(await visitor.get(PAYMENTS))).toContain('Add your details first')
    expect((await press(visitor, 'set-up')).headers.get('Location')).toBe(`${PAYMENTS}/details`)
    await kanal.db.freelancer.update({ where: { id: freelancerId }, data: { payoutDetails } })
  })
})
