import { beforeAll, expect, test } from 'vitest'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { after, DAY } from '../../app/platform/clock'
import { db } from '../../app/platform/db/db.server'
import { growClient } from '../bench/grown-client'
import { Visitor, type Role } from '../setup/visitor'

/** Pages where the day is spent hold so many rows, and weigh no more than this. */
const ROWS = 200
const KB = 1024
const MOST = 60 * KB

/** Of every list that the pages show, more than a page shows. */
const AMOUNTS = {
  orders: ROWS,
  messages: ROWS,
  files: ROWS,
  folders: 20,
  events: ROWS,
  notifications: ROWS,
}

const visitors = new Map<Role, Visitor>()
let order: string

/** Work of the demo's freelancer on the orders that were filled in. */
async function giveWork() {
  const { id: freelancerId } = await db.freelancer.findFirstOrThrow({
    where: { user: { username: 'freelancer' } },
  })
  const milestones = await db.milestone.findMany({
    where: { assignments: { none: {} }, project: { order: { status: 'in_progress' } } },
    take: ROWS,
    select: { id: true },
  })
  await db.assignment.createMany({
    data: milestones.map(({ id }) => ({
      ...{ milestoneId: id, freelancerId, leadKey: id, status: 'active' as const },
      ...{ fee: 50_000, currency: 'EUR', payoutDueAt: after(30 * DAY), offerEndsAt: after(DAY) },
    })),
  })
  return milestones.length
}

beforeAll(async () => {
  order = (await growClient(db, AMOUNTS)).order
  await db.order.updateMany({
    where: { title: { startsWith: 'Harbour' } },
    data: { status: 'in_progress' },
  })
  expect(await giveWork()).toBe(ROWS)
  for (const role of ['admin', 'client', 'freelancer'] as const) {
    // The light version: nothing of the pages is for script.
    const visitor = new Visitor({ headers: { 'Save-Data': 'on' } })
    await visitor.signInAs(role)
    visitors.set(role, visitor)
  }
})

const PAGES: [what: string, role: Role, path: () => string][] = [
  ['all orders', 'admin', () => adminPaths.orders()],
  ['the studio’s overview', 'admin', () => paths.admin()],
  ['a client’s order', 'client', () => paths.orders({ order })],
  ['a client’s messages', 'client', () => paths.messages({ order })],
  ['a freelancer’s work', 'freelancer', () => paths.freelancerArea('projects')],
  ['all milestones', 'admin', () => adminPaths.milestones()],
  ['all conversations', 'admin', () => adminPaths.conversations()],
  ['a client’s home', 'client', () => paths.dashboard({ order })],
  ['a freelancer’s home', 'freelancer', () => paths.freelancerHome()],
  ['a client’s files', 'client', () => paths.files({ order })],
  ['an order of the studio', 'admin', () => adminPaths.order(order)],
]

test.each(PAGES)('%s with 200 rows is at most 60 KB of HTML', async (what, role, path) => {
  const page = await visitors.get(role)!.get(path())
  expect([page.status, page.$('script[src], link[rel=modulepreload]').length]).toEqual([200, 0])
  const bytes = Buffer.byteLength(page.html)
  expect(bytes, `${what}: ${(bytes / KB).toFixed(1)} KB`).toBeLessThanOrEqual(MOST)
})

test('what a page leaves out is one link away', async () => {
  const [admin, client, freelancer] = (['admin', 'client', 'freelancer'] as const).map((role) =>
    visitors.get(role)!,
  )
  const short = await admin!.get(adminPaths.order(order))
  expect(short.$('#history ~ * .timeline > li')).toHaveLength(10)
  const whole = await admin!.get(short.link('190 earlier events'))
  expect(whole.$('#history ~ * .timeline > li')).toHaveLength(ROWS)
  const own = await client!.get(paths.orders({ order }))
  expect(own.$('#timeline ~ * .timeline > li, #timeline ~ .timeline > li')).toHaveLength(10)
  expect(own.link('All activities')).toBe(paths.activities({ order }))
  const home = await freelancer!.get(paths.freelancerHome())
  expect(home.$('main tbody tr')).toHaveLength(20)
  expect(home.link('All your work in progress')).toContain('projects?show=open')
})
