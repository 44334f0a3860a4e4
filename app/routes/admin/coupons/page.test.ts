import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { after, currentTime, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

const newCode = () => `T-${randomUUID().slice(0, 8).toUpperCase()}`
const readCoupon = (code: string) => db.coupon.findFirstOrThrow({ where: { code } })

test('a coupon is made, limited and ended on pages, and the log says by whom', async () => {
  const code = newCode()
  const page = await admin.submit(await admin.get(adminPaths.createCoupon()), 'Create coupon', {
    code: code.toLowerCase(),
    percentOff: '15',
    useLimit: '20',
  })
  expect(page.textOf('main')).toContain('0 of 20')
  expect(await readCoupon(code)).toMatchObject({ percentOff: 15, currency: null, expiresAt: null })

  const lastDay = formatIsoDay(after(3 * DAY, currentTime()))
  const limited = await admin.submit(page, 'Save limits', { useLimit: '', lastDay })
  expect(limited.text).toContain('Limits saved.')
  const { expiresAt, useLimit } = await readCoupon(code)
  expect([formatIsoDay(new Date(expiresAt!.getTime() - 1)), useLimit]).toEqual([lastDay, null])

  const ended = await admin.submit(limited, 'End coupon')
  expect(ended.textOf('main')).toContain('Ended')
  expect((await readCoupon(code)).expiresAt!.getTime()).toBeLessThanOrEqual(Date.now())
  expect(
    (await admin.get(adminPaths.coupons({ q: code, state: 'ended' }))).$('tbody tr'),
  ).toHaveLength(1)
  expect(
    (await admin.get(adminPaths.coupons({ q: code, state: 'open' }))).$('tbody tr'),
  ).toHaveLength(0)
  const log = (await admin.get(adminPaths.audit({ subject: 'coupon' }))).textOf('main')
  for (const done of ['created', 'changed', 'ended']) expect(log).toContain(`Coupon: ${done}`)
})

test('what is wrong is said at its field, with what was typed', async () => {
  const form = await admin.get(adminPaths.createCoupon())
  const both = await admin.submit(form, 'Create coupon', {
    code: newCode(),
    percentOff: '10',
    amountOff: '5.00',
  })
  expect([both.status, both.errors]).toEqual([400, ['Enter either a percentage or an amount.']])
  expect(both.$('input[name=amountOff]').val()).toBe('5.00')
  const wrong = await admin.submit(form, 'Create coupon', {
    code: '!',
    percentOff: '101',
    useLimit: '0',
    lastDay: '2020-01-01',
  })
  expect(wrong.errors).toHaveLength(4)

  const code = newCode()
  const terms = { code, amountOff: '100.00', currency: 'EUR', minimumAmount: '1,000.00' }
  await admin.submit(form, 'Create coupon', terms)
  expect(await readCoupon(code)).toMatchObject({
    amountOff: 10_000,
    currency: 'EUR',
    minimumAmount: 100_000,
  })
  const again = await admin.submit(form, 'Create coupon', { code, percentOff: '5' })
  expect([again.status, again.errors]).toEqual([409, ['A coupon with this code already exists.']])
})

test('nobody but staff makes or ends one', async () => {
  const client = new Visitor()
  await client.signInAs('client')
  const { id, code } = await db.coupon.findFirstOrThrow({ where: { code: 'WELCOME10' } })
  expect((await client.get(adminPaths.coupons())).url.pathname).not.toBe(adminPaths.coupons())
  await client.post(adminPaths.coupon(id), { intent: 'end' })
  await client.post(adminPaths.createCoupon(), { code: 'MINE', percentOff: '99' })
  expect([
    (await readCoupon(code)).expiresAt,
    await db.coupon.count({ where: { code: 'MINE' } }),
  ]).toEqual([null, 0])
  expect((await admin.get(adminPaths.coupon(randomUUID()))).status).toBe(404)
})
