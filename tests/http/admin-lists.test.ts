import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { adminPaths } from '../../app/paths/admin'
import { db } from '~/platform/db/db.server'
import { paidOrder, readOrder } from '../factories/running-order'
import { countQueries, QUERY_BUDGET } from '../setup/queries'
import { Visitor } from '../setup/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.savedView.deleteMany()
})

/** Paid orders of one buyer, found by their mail address. */
async function ordersOf(count: number) {
  const email = `${randomUUID()}@example.com`
  const ids: string[] = []
  for (let index = 0; index < count; index++)
    ids.push((await paidOrder({ email, name: `=Buyer ${index}` })).orderId)
  return { email, ids }
}

describe('a view of a list', () => {
  test('is kept under a name, leads back to what was shown, and is removed', async () => {
    const list = await admin.get(
      adminPaths.orders({ status: 'on_hold', sort: 'oldest', after: randomUUID() }),
    )
    const form = await admin.get(list.link('Save this view'))
    expect(form.textOf('main')).toContain('Save this view: Orders')
    const kept = await admin.submit(form, 'Save view', { name: '  Waits for texts ' })
    expect(kept.url.search).toBe('?status=on_hold&sort=oldest')
    expect(kept.textOf('main')).toContain('Waits for texts')
    const all = await admin.get(adminPaths.orders())
    const view = await admin.get(all.link('Waits for texts'))
    expect(view.url.searchParams.get('status')).toBe('on_hold')
    const views = await admin.get(adminPaths.views())
    expect(views.link('Waits for texts')).toBe(all.link('Waits for texts'))
    const left = await admin.submit(views, 'Remove view “Waits for texts”')
    expect(left.textOf('main')).toContain('No saved views yet.')
  })

  test('needs a name, and keeps what it is of', async () => {
    const form = await admin.get(adminPaths.views({ list: 'orders', query: 'status=on_hold' }))
    const again = await admin.submit(form, 'Save view', { name: '   ' })
    expect(again.status).toBe(400)
    expect(again.textOf('[role=alert]')).toContain('Enter a view name')
    const long = await admin.submit(again, 'Save view', { name: 'x'.repeat(61) })
    expect(long.status).toBe(400)
    expect(long.$('input[name=name]').val()).toBe('x'.repeat(61))
    expect((await admin.submit(long, 'Save view', { name: 'On hold' })).url.search).toBe(
      '?status=on_hold',
    )
  })

  test('is nobody else’s', async () => {
    await admin.submit(
      await admin.get(adminPaths.views({ list: 'orders', query: 'status=on_hold' })),
      'Save view',
      { name: 'Mine alone' },
    )
    const other = new Visitor()
    await other.signIn('bookkeeper', DEMO_PASSWORD)
    expect((await other.get(adminPaths.views())).html).not.toContain('Mine alone')
    expect((await other.get(adminPaths.orders())).html).not.toContain('Mine alone')
  })
})

describe('the export of a list', () => {
  test('has every order that the filter lets through, in the order of the list', async () => {
    const { email, ids } = await ordersOf(3)
    const href = (await admin.get(adminPaths.orders({ q: email, sort: 'oldest' }))).link(
      'Download as CSV',
    )
    const answer = await admin.fetch(href)
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="kanal-orders-\d{4}-\d\d-\d\d\.csv"/,
    )
    const [columns, ...rows] = (await answer.text()).trim().split('\r\n')
    expect(columns).toBe(
      'Number,Placed,Name,Company,Email address,Services,Status,Payment,Total,Currency',
    )
    const numbers = await Promise.all(ids.map(async (id) => (await readOrder(id)).number))
    expect(rows.map((row) => row.split(',')[0])).toEqual(numbers)
    expect(rows[0]).toMatch(/^[^,]+,\d{4}-\d\d-\d\d,'=Buyer 0,,.*,2000\.00,USD$/)
  })

  test('speaks the reader’s language, and is nothing for a list that is not there', async () => {
    const polish = new Visitor({ language: 'pl' })
    await polish.signInAs('admin')
    expect(
      await (await polish.fetch(adminPaths.export('orders', { q: 'nobody' }))).text(),
    ).toContain('Numer;Złożone')
    expect((await admin.fetch(adminPaths.export('constructor'))).status).toBe(404)
  })
})

describe('many rows at once', () => {
  test('say what would change, ask for the reason, and change as foretold', async () => {
    const { email, ids } = await ordersOf(3)
    await db.order.update({ where: { id: ids[1]! }, data: { status: 'completed' } })
    const list = await admin.get(adminPaths.orders({ q: email }))
    const dry = await admin.submit(list, 'Preview changes', { act: 'hold', id: ids })
    expect(dry.status).toBe(200)
    expect(dry.textOf('main')).toContain('2 rows would change')
    expect(dry.textOf('main')).toContain('No change')
    expect(await db.order.count({ where: { id: { in: ids }, status: 'on_hold' } })).toBe(0)
    const refused = await admin.submit(dry, 'Put on hold: change 2 rows', { reason: ' ' })
    expect(refused.status).toBe(400)
    const done = await admin.submit(refused, 'Put on hold: change 2 rows', {
      reason: 'The texts are missing',
    })
    expect(done.url.pathname + done.url.search).toBe(adminPaths.orders({ q: email }))
    expect(done.html).toContain('Put on hold: 2 of 3 changed.')
    const held = await db.order.findMany({ where: { id: { in: ids }, status: 'on_hold' } })
    expect(held.map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort())
    expect(held.every(({ holdReason }) => holdReason === 'The texts are missing')).toBe(true)
  })

  test('take all that the filter lets through', async () => {
    const { email, ids } = await ordersOf(2)
    const dry = await admin.submit(
      await admin.get(adminPaths.orders({ q: email })),
      'Preview changes',
      { act: 'hold', all: 'on' },
    )
    await admin.submit(dry, 'Put on hold: change 2 rows', { reason: 'Holidays' })
    expect(await db.order.count({ where: { id: { in: ids }, status: 'on_hold' } })).toBe(2)
  })

  test.each([
    { act: 'hold' },
    { act: 'delete', id: randomUUID() },
    { act: 'toString', all: 'on' },
    { act: 'hold', id: 'nothing' },
  ])('without a row or an act there is nothing to do: %j', async (query) => {
    const { email } = await ordersOf(1)
    const page = await admin.get(adminPaths.bulk('orders', { q: email, ...query }))
    expect(page.url.pathname).toBe(adminPaths.orders())
    expect(page.html).toContain('Select at least one row and an action.')
  })
})

test('the list and the page of its views ask for few statements', async () => {
  await ordersOf(2)
  for (const address of [adminPaths.orders(), adminPaths.views({ list: 'orders' })])
    expect(await countQueries(admin, address)).toBeLessThanOrEqual(QUERY_BUDGET)
})
