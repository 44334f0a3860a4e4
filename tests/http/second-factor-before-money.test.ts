import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { BEFORE_MONEY } from '~/platform/session/permissions.rules'
import { createPayee, earn, orderToWorkOn } from '../factories/payout'
import { paidOrder, readOrder } from '../factories/running-order'
import { resetSettings, setSetting } from '../factories/settings'
import { codeOn } from '../setup/second-factor-code'
import { cheapPasswordHash } from '../setup/seed'
import { Visitor } from '../setup/visitor'

const PAGE = paths.settingsPart('second-factor')
const passwordHash = cheapPasswordHash()

beforeAll(() => setSetting(BEFORE_MONEY, true))
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})
afterAll(resetSettings)

/** Somebody of the staff without a second factor; `permissions` are all of them unless told. */
async function staff(permissions: string | null = null, language = 'en') {
  const username = `mo-${randomUUID().slice(0, 8)}`
  await db.user.create({
    data: {
      ...{ username, email: `${username}@example.com`, name: 'Mo', passwordHash },
      ...{ role: 'admin', permissions, language },
    },
  })
  const visitor = new Visitor({ language })
  await visitor.signIn(username, DEMO_PASSWORD)
  return visitor
}

/** Where a form leads that is sent without a page. */
async function sent(visitor: Visitor, path: string, form: Record<string, string> = {}) {
  const { status, headers } = await visitor.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  return `${status} ${(headers.get('Location') ?? '').split('?')[0]}`
}

/** Sets it up on the page, and goes on from its recovery codes. */
async function setUp(visitor: Visitor, page: Awaited<ReturnType<Visitor['get']>>) {
  const begun = await visitor.submit(page, 'Set up')
  const shown = await visitor.submit(begun, '#confirm', { code: codeOn(begun) })
  return visitor.get(shown.link('I’ve saved them'))
}

describe('staff without a second factor', () => {
  test('are led to it from a refund that they ask for, and send what they typed after it', async () => {
    const { orderId } = await paidOrder({ price: 10_000 })
    const [payment] = (await readOrder(orderId)).payables[0]!.payments
    const visitor = await staff()
    const order = await visitor.get(adminPaths.order(orderId))
    expect(order.textOf('main')).toContain('Set up two-step verification before you move money')
    const refused = await visitor.submit(order, `#refund-${payment!.id}`, { amount: '12.34' })
    expect(refused.url.pathname).toBe(PAGE)
    expect(refused.text).toContain('Nothing has changed')
    expect(refused.textOf('main')).toContain('Your studio requires it for refunds')
    expect(await db.refund.count({ where: { paymentId: payment!.id } })).toBe(0)

    const unsent = await setUp(visitor, refused)
    expect(unsent.url.pathname).toBe(paths.unsentForms())
    expect(unsent.textOf('main')).toContain('12.34')
    const done = await visitor.submit(unsent, 'Send it now')
    expect(done.url.pathname).toBe(adminPaths.order(orderId))
    expect(await db.refund.findMany({ where: { paymentId: payment!.id } })).toMatchObject([
      { amount: 1234 },
    ])
    expect(done.textOf('main')).not.toContain('Set up two-step verification')
  })

  test('come back to the page from a press, and are refused nothing else', async () => {
    const visitor = await staff()
    const { id: freelancerId } = await createPayee()
    const payout = adminPaths.payout(await earn(freelancerId, await orderToWorkOn()))
    const page = await visitor.get(payout)
    const refused = await visitor.submit(page, 'button[value=approve]')
    expect(refused.url.pathname).toBe(PAGE)
    expect((await setUp(visitor, refused)).url.pathname).toBe(payout)
    expect(await sent(visitor, payout, { intent: 'approve' })).toBe(`303 ${payout}`)
  })

  test('move no money on any page, however its address is written', async () => {
    const visitor = await staff()
    const { orderId } = await paidOrder()
    const order = adminPaths.order(orderId)
    const studio = await db.studio.findFirstOrThrow({ where: { id: { not: 1 } } })
    const id = randomUUID()
    for (const [path, form] of [
      [order, { intent: 'refund' }],
      [order, { intent: 'refund-approve', refundId: id }],
      [order, { intent: 'refund-cancel', refundId: id }],
      [`${order}/cancel`, { reason: 'They asked for it' }],
      [adminPaths.payout(id), { intent: 'approve' }],
      [adminPaths.payout(id), { intent: 'paid', reference: '1', date: '2026-01-01' }],
      [adminPaths.payout(id), { intent: 'reverse', reason: 'Wrong' }],
      ['/dashboard/ADMIN/payouts/x', { intent: 'approve' }],
      ['/dashboard/admin/%70ayouts/x', { intent: 'approve' }],
      [adminPaths.payoutAccount(id), {}],
      [adminPaths.transfers(), { account: 'x' }],
      [adminPaths.bulk('payouts'), { act: 'approve', id }],
      [adminPaths.settings(), { intent: 'refundLimits' }],
      [adminPaths.settings(), { intent: 'confirm-limits', seen: '1' }],
      [adminPaths.settings(), { intent: 'feature', key: BEFORE_MONEY, value: 'off', version: '1' }],
      ['/dashboard/admin/%73ettings', { intent: 'studioFee', studioFee: '7' }],
      [adminPaths.studio(studio.id), { intent: 'statement' }],
      [adminPaths.createCoupon(), { code: 'HALF' }],
    ] as const)
      expect(await sent(visitor, path, form), `${path} ${JSON.stringify(form)}`).toBe(`303 ${PAGE}`)
    const file = await visitor.fetch(adminPaths.transferFile(id))
    expect(file.headers.get('Location')).toContain(PAGE)

    expect(await sent(visitor, order, { intent: 'hold', reason: 'They are away' })).toBe(
      `303 ${order}`,
    )
    expect(await readOrder(orderId)).toMatchObject({ status: 'on_hold' })
  })

  test('are told on pages of money alone, each in their language', async () => {
    const visitor = await staff(null, 'pl')
    const words = 'Włącz logowanie dwuetapowe'
    for (const path of [adminPaths.payments(), adminPaths.payouts(), adminPaths.settings()]) {
      const page = await visitor.get(path)
      expect(page.link(words), path).toContain(PAGE)
      expect(page.link(words)).toContain(encodeURIComponent(path))
    }
    expect((await visitor.get('/dashboard/admin/products')).textOf('main')).not.toContain(words)
  })
})

test('the studio can do without: that takes a second factor, and is in the log', async () => {
  const owner = await staff()
  await setUp(owner, await owner.get(PAGE))
  const off = await owner.submit(
    await owner.get(adminPaths.settings()),
    'Turn off: Two-step verification before money',
  )
  expect(off.textOf('main')).toContain('Money is protected by passwords alone')
  expect(
    await db.event.count({
      where: { subject: 'setting', subjectId: BEFORE_MONEY, kind: 'setting.changed' },
    }),
  ).toBeGreaterThan(0)
  const visitor = await staff('money')
  const page = await visitor.get(adminPaths.payments())
  expect(page.textOf('main')).not.toContain('two-step')
  expect(await sent(visitor, adminPaths.bulk('payouts'))).not.toContain(PAGE)
  await setSetting(BEFORE_MONEY, true)
  expect(await sent(visitor, adminPaths.bulk('payouts'))).toContain(PAGE)
})
