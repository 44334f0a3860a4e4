import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lastMonths } from '~/domain/figures/figures.rules'
import { closeDays } from '~/domain/ledger/closed-days.server'
import { REVENUE } from '~/domain/ledger/ledger.rules'
import { requestRefund } from '~/domain/payments/refunds.server'
import {
  approveMilestone,
  startMilestone,
  submitMilestone,
} from '~/domain/projects/milestones.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { after, DAY } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { formatIsoDay, formatMoney } from '~/platform/i18n/format.server'
import { PERMISSIONS } from '~/platform/session/permissions.rules'
import { createPayee, earn, orderToWorkOn } from '#tests/factories/payout'
import { ADMIN, paidOrder, readOrder, runningOrder } from '#tests/factories/running-order'
import { staffWho } from '#tests/factories/staff'
import { Visitor } from '#tests/setup/visitor'

const admin = new Visitor()

beforeAll(async () => {
  await admin.signInAs('admin')
  const done = await runningOrder({ price: 123_400 })
  const { id } = (await readOrder(done.orderId)).project!.milestones[0]!
  await startMilestone(id, ADMIN)
  await submitMilestone(id, ADMIN)
  await approveMilestone(id, ADMIN)
  for (const days of [-3, 0.01, 8, 9, 40]) {
    const { orderId } = await runningOrder()
    await db.milestone.updateMany({
      where: { project: { orderId } },
      data: { dueAt: after(days * DAY) },
    })
  }
  const { orderId } = await paidOrder()
  const { id: paymentId } = (await readOrder(orderId)).payables[0]!.payments[0]!
  await transaction((tx) =>
    requestRefund(tx, { paymentId, amount: 100, reason: 'goodwill', actor: ADMIN }),
  )
  const payout = await earn((await createPayee()).id, await orderToWorkOn())
  await db.payout.update({ where: { id: payout }, data: { dueAt: after(-DAY) } })
  await closeDays()
})
beforeEach(() => db.rateLimit.deleteMany())

describe('somebody of the staff', () => {
  test.each(PERMISSIONS)(
    'who is trusted with %s alone sees what they may see to, and opens all of it',
    async (permission) => {
      const visitor = await staffWho(permission)
      const page = await visitor.get(paths.admin())
      expect(page.status).toBe(200)
      expect(page.$('#earnings').length, 'what was earned').toBe(permission === 'money' ? 1 : 0)
      expect(page.$('#workload').length, 'work due').toBe(permission === 'orders' ? 1 : 0)
      const sums = /(?:[$€]|kr|z\u0142)\s?\d|\d\s?(?:kr|z\u0142|€)/
      if (permission !== 'money') expect(page.textOf('main')).not.toMatch(sums)
      const links = page.$('main a[href]').toArray()
      const hrefs = [...new Set(links.map((link) => page.$(link).attr('href')!.split('#')[0]!))]
      for (const href of hrefs) {
        const opened = await visitor.get(href)
        expect([href, opened.status, opened.url.pathname]).toEqual([href, 200, href.split('?')[0]])
      }
    },
  )
})

/** The bars of a figure: where each leads, and the number that it is called by. */
async function barsOf(section: string) {
  const page = await admin.get(paths.admin())
  return page
    .$(`[aria-labelledby="${section}"] svg a`)
    .toArray()
    .map((bar) => ({
      href: page.$(bar).attr('href')!,
      number: page.$(bar).attr('aria-label')!.split(': ').at(-1)!,
    }))
}

/** The lines of the file of the list that an address shows, by their headings. */
async function rowsOf(list: string, href: string) {
  const query = Object.fromEntries(new URL(href, 'http://x').searchParams)
  const answer = await admin.fetch(adminPaths.export(list, query))
  const [head = '', ...lines] = (await answer.text())
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  const names = head.split(',')
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [names[at]!, cell])),
  )
}

test('each bar of the work that is due leads to just the milestones that it counts', async () => {
  const bars = await barsOf('workload')
  expect(bars.length).toBe(9)
  expect(bars.filter(({ number }) => number !== '0').length).toBeGreaterThanOrEqual(3)
  for (const { href, number } of bars) {
    const page = await admin.get(href)
    expect([href, page.status]).toEqual([href, 200])
    expect([href, (await rowsOf('milestones', href)).length]).toEqual([href, Number(number)])
  }
})

test('each bar of what was earned leads to just the bookings that it sums up', async () => {
  const bars = await barsOf('earnings')
  expect(bars.length % lastMonths(formatIsoDay(new Date())).length).toBe(0)
  expect(bars.filter(({ number }) => !/^\D?0\.00$/.test(number)).length).toBeGreaterThan(0)
  for (const { href, number } of bars) {
    const currency = new URL(href, 'http://x').searchParams.get('currency')!
    const rows = (await rowsOf('ledger', href)).filter(
      (row) => row.Account === REVENUE && row.Currency === currency,
    )
    const cents = rows.reduce((sum, row) => sum - Math.round(Number(row.Amount) * 100), 0)
    expect([href, formatMoney(cents, currency, 'en')]).toEqual([href, number])
  }
})

test('what is paid in advance and owed is a figure each, which leads to its rows', async () => {
  const { orderId } = await runningOrder()
  const payable = await db.payable.findFirstOrThrow({ where: { orderId }, orderBy: { id: 'desc' } })
  await db.payable.create({
    data: {
      ...{ orderId, kind: 'change_request', position: 90, status: 'past_due', dueAt: new Date(0) },
      ...{ currency: payable.currency, net: 80_000, vat: 0, amount: 80_000 },
    },
  })
  const { number } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  const page = await admin.get(paths.admin())
  const links = page.$('#standing ~ table tbody a').toArray()
  expect(links.length).toBeGreaterThanOrEqual(2)
  for (const link of links)
    expect((await admin.get(page.$(link).attr('href')!)).$('main tbody tr').length).toBeGreaterThan(
      0,
    )
  expect(page.textOf('#standing ~ table')).toContain('Overdue')
  const late = await admin.get(adminPaths.orders({ owes: 'late' }))
  expect(late.text).toContain(number)
  expect((await admin.get(adminPaths.orders({ owes: 'due' }))).text).not.toContain(number)
  expect((await (await staffWho('orders')).get(paths.admin())).$('#standing')).toHaveLength(0)
})
