import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { beginOfStudioDay, formatIsoDay, studioDay } from '~/platform/i18n/format.server'
import { paidOrder, readOrder } from '#tests/factories/running-order'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor
const today = formatIsoDay(currentTime())
const period = { since: today, until: today }

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

test('an invoice is found by its number, its order, its buyer and its day, with its files', async () => {
  const name = `Invoice ${randomUUID().slice(0, 8)}`
  const { orderId } = await paidOrder({ name })
  const { number: order } = await readOrder(orderId)
  const { number } = await db.invoice.findFirstOrThrow({ where: { orderId } })
  for (const q of [number, number.toLowerCase(), order, name]) {
    const page = await admin.get(adminPaths.invoices({ q }))
    expect(page.texts('tbody tr'), q).toHaveLength(1)
    expect(page.textOf('tbody')).toContain(number)
  }
  const page = await admin.get(adminPaths.invoices({ q: name, ...period }))
  const pdf = await admin.fetch(page.link(`PDF of ${number}`))
  const xml = await admin.fetch(page.link(`E-invoice ${number} (XML)`))
  expect([pdf, xml].map(({ headers }) => headers.get('Content-Type'))).toEqual([
    'application/pdf',
    'application/xml; charset=utf-8',
  ])
  const before = await admin.get(adminPaths.invoices({ q: name, until: '2020-01-01' }))
  expect(before.$('tbody tr')).toHaveLength(0)
})

const linesOf = async (href: string) =>
  (await (await admin.fetch(href)).text()).trim().split('\r\n')

test('a period has its VAT, its journal and vouchers that add up, and the log says who took them', async () => {
  await paidOrder({ country: 'SE' })
  const page = await admin.get(adminPaths.periods(period))
  expect(page.texts('tbody tr').length).toBeGreaterThan(0)
  expect(page.textOf('tbody')).toContain('Sweden')
  const [, ...vat] = await linesOf(page.link('VAT summary (CSV)'))
  expect(vat).toHaveLength(page.texts('tbody tr').length)

  const [, ...journal] = await linesOf(page.link('Journal (CSV)'))
  const sum = journal.reduce(
    (cents, line) => cents + Math.round(Number(line.split(',')[8]) * 100),
    0,
  )
  expect([journal.length > 0, sum]).toEqual([true, 0])

  const sie = await admin.fetch(page.link('Vouchers (SIE 4)'))
  const bytes = new Uint8Array(await sie.arrayBuffer())
  const text = new TextDecoder('latin1').decode(bytes)
  expect(sie.headers.get('Content-Disposition')).toContain(`${today}-vouchers.si`)
  expect(text).toContain('#SIETYP 4\r\n')
  const vouchers = text.split('#VER ').slice(1)
  expect(vouchers.length).toBe(
    await db.ledgerTransaction.count({
      where: { at: { gte: beginOfStudioDay(studioDay(currentTime())) } },
    }),
  )
  for (const voucher of vouchers) {
    const amounts = [...voucher.matchAll(/#TRANS \d{4} \{\} (-?\d+\.\d\d)/g)].map(([, amount]) =>
      Math.round(Number(amount) * 100),
    )
    expect(amounts.length).toBeGreaterThan(1)
    expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(0)
  }
  const taken = await db.event.count({ where: { kind: 'list.exported', subjectId: 'period' } })
  expect(taken).toBeGreaterThanOrEqual(3)
})

test('days that are none are told, and the month before is shown', async () => {
  const page = await admin.get(adminPaths.periods({ since: '2026-02-30', until: 'x' }))
  expect([page.status, page.textOf('main')]).toEqual([
    200,
    expect.stringContaining('Choose a first and a last day.'),
  ])
})

test('nobody but staff sees or takes any of it', async () => {
  const client = new Visitor()
  await client.signInAs('client')
  const pages = [adminPaths.invoices(), adminPaths.creditNotes(), adminPaths.periods()]
  for (const path of [...pages, adminPaths.periodFile('journal.csv', period)])
    expect((await client.get(path)).url.pathname).not.toBe(path.split('?')[0])
  expect((await admin.get(adminPaths.periodFile('other.csv'))).status).toBe(404)
  for (const path of pages)
    expect(await countQueries(admin, path)).toBeLessThanOrEqual(QUERY_BUDGET)
})
