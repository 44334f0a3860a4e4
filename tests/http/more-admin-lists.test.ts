import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { adminPaths } from '../../app/paths/admin'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { createApplication, createFreelancer } from '../factories/freelancer'
import { createPayee, earn, orderToWorkOn } from '../factories/payout'
import { countQueries, QUERY_BUDGET } from '../setup/queries'
import { Visitor } from '../setup/visitor'

let admin: Visitor
let bookkeeper: Visitor
let work: Awaited<ReturnType<typeof orderToWorkOn>>

beforeAll(async () => {
  ;[admin, bookkeeper] = [new Visitor(), new Visitor()]
  await admin.signInAs('admin')
  await bookkeeper.signIn('bookkeeper', DEMO_PASSWORD)
  work = await orderToWorkOn()
})

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.savedView.deleteMany()
})

const PEOPLE = { list: 'freelancers' }
const LISTS = [
  [
    'payouts',
    adminPaths.payouts(),
    'Name,Email address,Work,Number,Due,Status,Fee,VAT,Total,Currency,Scheduled for,Paid on,Bank reference',
  ],
  [
    'freelancers',
    adminPaths.freelancers(PEOPLE),
    'Name,Email address,Headline,Skills,Languages,Status,Hourly rate,Currency,In the network since',
  ],
  [
    'applications',
    adminPaths.freelancers(),
    'Name,Email address,Country,Skills,Languages,Status,Suspected spam,Sent',
  ],
  [
    'products',
    adminPaths.area('products'),
    'Name,Category,Platform,Status,Price,Currency,Missing languages,Changed',
  ],
] as const

describe.each(LISTS)('the list of %s', (name, href, columns) => {
  beforeAll(async () => {
    await earn((await createPayee()).id, work)
    await createFreelancer()
    await createApplication()
  })

  test('is exported with the columns of the list, and every row of it', async () => {
    const page = await admin.get(href)
    const text = await (await admin.fetch(page.link('Download as CSV'))).text()
    const [first, ...rows] = text
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
    expect(first).toBe(columns)
    expect(rows.length).toBeGreaterThanOrEqual(page.texts('main tbody tr').length)
  })

  test('keeps a view that leads back to what was shown', async () => {
    const separator = href.includes('?') ? '&' : '?'
    const page = await admin.get(`${href}${separator}q=quay&sort=oldest`)
    const kept = await admin.submit(await admin.get(page.link('Save this view')), 'Save view', {
      name: 'By the quay',
    })
    expect([...kept.url.searchParams]).toEqual(
      expect.arrayContaining([
        ['q', 'quay'],
        ['sort', 'oldest'],
      ]),
    )
    expect(kept.heading).toBe(page.heading)
    expect(
      (await admin.get((await admin.get(adminPaths.views())).link('By the quay'))).url.href,
    ).toBe(kept.url.href)
  })

  test('leads back from what nobody chose, and asks for few statements', async () => {
    const page = await admin.get(href)
    const act = page.$('select[name=act] option').first().attr('value')!
    const back = await admin.submit(page, 'Preview changes', { act })
    expect([back.heading, back.text]).toEqual([
      page.heading,
      expect.stringContaining('Select at least one row and an action.'),
    ])
    expect(await countQueries(admin, href)).toBeLessThanOrEqual(QUERY_BUDGET)
    expect((await admin.fetch(adminPaths.bulk(name))).status).toBe(303)
  })
})

describe('payouts', () => {
  /** Two payouts of one freelancer, found by name. */
  async function owed() {
    const payee = await createPayee()
    await db.user.update({ where: { id: payee.userId }, data: { name: `=Ines ${randomUUID()}` } })
    const { name } = await db.user.findUniqueOrThrow({ where: { id: payee.userId } })
    // What else was approved today counts towards the limit of the day.
    await db.payout.updateMany({
      where: { approvedAt: { not: null } },
      data: { approvedAt: new Date(0) },
    })
    const ids = [
      await earn(payee.id, work, { fee: 50_000 }),
      await earn(payee.id, work, { fee: 250_000 }),
    ]
    return { q: name.slice(1), ids }
  }

  const stand = async (ids: string[]) => {
    const rows = await db.payout.findMany({
      where: { id: { in: ids } },
      orderBy: { amount: 'asc' },
    })
    return rows.map(({ status }) => status)
  }

  test('above the limit are approved by two people, not by one in two sessions', async () => {
    const { q, ids } = await owed()
    const again = new Visitor()
    await again.signInAs('admin')
    const dry = async (who: Visitor, act: string) =>
      who.submit(await who.get(adminPaths.payouts({ q })), 'Preview changes', {
        act,
        all: 'on',
      })
    const first = await dry(admin, 'approve')
    expect(first.textOf('main')).toContain('1 row would change')
    expect(first.title).toContain('Approve · Payouts, 2 rows')
    expect(first.textOf('main')).toContain(
      'Above the limit, two admins have to approve: approve it as the first of two.',
    )
    await admin.submit(first, 'Approve: change 1 row')
    expect(await stand(ids)).toEqual(['approved', 'accrued'])
    await admin.submit(await dry(admin, 'first'), 'Approve as the first of two: change 1 row')
    for (const act of ['approve', 'first']) {
      const { text } = await dry(again, act)
      expect([
        text.includes('0 rows would change'),
        text.includes('Its status doesn’t allow this.'),
        text.includes('You gave the first approval;'),
      ]).toEqual([true, true, true])
    }
    await again.post(adminPaths.bulk('payouts'), { act: 'approve', id: ids[1]! })
    expect(await stand(ids)).toEqual(['approved', 'accrued'])
    await bookkeeper.submit(await dry(bookkeeper, 'approve'), 'Approve: change 1 row')
    expect(await stand(ids)).toEqual(['approved', 'approved'])
  })

  test('are scheduled for a day that has not passed', async () => {
    const { q, ids } = await owed()
    await admin.post(adminPaths.bulk('payouts'), { act: 'approve', id: ids[0]! })
    const dry = await admin.submit(await admin.get(adminPaths.payouts({ q })), 'Preview changes', {
      act: 'schedule',
      id: ids,
    })
    expect(dry.$('input[name=date]').attr('min')).toBe(formatIsoDay(new Date()))
    for (const [date, problem] of [
      ['2020-01-01', 'That date has passed.'],
      ['soon', 'Enter a date, such as 2026-12-24.'],
    ] as const) {
      const refused = await admin.submit(dry, 'Schedule for a date: change 1 row', { date })
      expect([refused.status, refused.errors.join()]).toEqual([
        400,
        expect.stringContaining(problem),
      ])
    }
    const day = formatIsoDay(after(5 * DAY))
    const done = await admin.submit(dry, 'Schedule for a date: change 1 row', { date: day })
    expect(done.text).toContain('Schedule for a date: 1 of 2 changed.')
    expect(
      (await db.payout.findUniqueOrThrow({ where: { id: ids[0]! } })).scheduledFor?.toISOString(),
    ).toBe(`${day}T00:00:00.000Z`)
    expect(await stand(ids)).toEqual(['scheduled', 'accrued'])
  })

  test('are exported so that no name is taken for a formula', async () => {
    const { q } = await owed()
    const text = await (await admin.fetch(adminPaths.export('payouts', { q }))).text()
    expect(text).toContain(`'=${q}`)
    expect(text).toContain(',500.00,0.00,500.00,EUR,')
  })
})

describe('freelancers', () => {
  test('are paused together, with a reason that stays inside the studio', async () => {
    const name = `Pausing ${randomUUID()}`
    const people = [
      await createFreelancer({ name }),
      await createFreelancer({ name, status: 'offboarded' }),
    ]
    const list = await admin.get(adminPaths.freelancers({ ...PEOPLE, q: name }))
    const dry = await admin.submit(list, 'Preview changes', {
      act: 'pause',
      id: people.map(({ id }) => id),
    })
    expect(dry.textOf('main')).toContain('No one outside the studio sees it')
    const done = await admin.submit(dry, 'Pause: change 1 row', { reason: 'A quiet month' })
    expect([done.heading, done.text]).toEqual([
      list.heading,
      expect.stringContaining('Pause: 1 of 2 changed.'),
    ])
    expect((await db.freelancer.findUniqueOrThrow({ where: { id: people[0]!.id } })).status).toBe(
      'paused',
    )
  })
})
