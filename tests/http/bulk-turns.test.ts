import { beforeAll, expect, test } from 'vitest'
import { ADMIN_LISTS, BULK_MAX } from '~/domain/lists/list.rules'
import { db } from '~/platform/db/db.server'
import { adminList } from '../../app/routes/admin/_area/lists/lists.server'
import { growStudio } from '../bench/grown-studio'
import { blockedBy, delayBudget } from '../setup/event-loop'
import { Visitor } from '../setup/visitor'

/** A press's worth of rows and more of what the lists show. */
const AMOUNTS = { orders: 20 * BULK_MAX, open: BULK_MAX, clients: BULK_MAX, events: 2 }

let admin: Visitor

beforeAll(async () => {
  await growStudio(db, AMOUNTS, 'sqlite')
  admin = new Visitor()
  await admin.signInAs('admin')
})

const acts = ADMIN_LISTS.flatMap((name) =>
  Object.keys(adminList(name).acts).map((act) => [name, act] as const),
)

test.each(acts)('%s: to foretell %s for all rows holds up nobody', async (name, act) => {
  const address = `/dashboard/admin/bulk/${name}?${new URLSearchParams({ act, all: 'on' })}`
  const rows = (await adminList(name).firstIds(new URLSearchParams(), BULK_MAX, 'en')).length
  let least = Infinity
  for (let tries = 0; tries < 3 && least > delayBudget(); tries += 1) {
    await db.rateLimit.deleteMany()
    const { result, blocked } = await blockedBy(() =>
      admin.fetch(address).then(async (answer) => (await answer.text(), answer.status)),
    )
    expect(result).toBe(rows > 0 ? 200 : 303)
    least = Math.min(least, blocked)
  }
  expect(least, `${rows} rows`).toBeLessThan(delayBudget())
})
