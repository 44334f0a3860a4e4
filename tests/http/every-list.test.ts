import { stringify } from 'csv-stringify/sync'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN_LISTS, type AdminListName } from '~/domain/lists/list.rules'
import { adminList } from '../../app/routes/admin/_area/lists/lists.server'
import { db } from '~/platform/db/db.server'
import { countQueries, QUERY_BUDGET } from '../setup/queries'
import { Visitor } from '../setup/visitor'

/** Why nothing is done with many rows of these at once. */
const NOTHING_AT_ONCE: Partial<Record<AdminListName, string>> = {
  conversations: 'each is answered with words of its own',
  milestones: 'each is handed over and approved with words of its own, on its order’s page',
  payments:
    'money goes back one payment at a time, with its own amount, and above the limit by two people',
  ledger: 'it is only ever added to, by what happens',
  invoices: 'a paper that was sent is never changed; a credit note takes it back, by a refund',
  'credit-notes': 'a paper that was sent is never changed',
  fees: 'a paper that was sent is never changed; it is taken back with its payout',
  'payment-events':
    'a replay asks the payment provider, which no dryRun can take back; `npm run reconcile` replays all',
  audit: 'it is only ever added to',
  studios: 'each is suspended with a reason of its own, on its page',
}

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.savedView.deleteMany()
})

describe.each(ADMIN_LISTS)('the list of %s', (name) => {
  const list = adminList(name)

  test('is searched, filtered and sorted by a form whose address says so', async () => {
    const page = await admin.get(list.href())
    const form = page.$('main form[role=search]')
    expect(form.find('input:not([type=hidden]):not([type=date])').length, 'a field to search').toBe(
      1,
    )
    expect(form.find('select').toArray().length, 'selects').toBeGreaterThanOrEqual(1)
    const sort = form
      .find('select[name=sort] option, input[name=sort]')
      .toArray()
      .map((option) => page.$(option).attr('value') ?? '')
    expect(
      sort.length + page.$('main thead a[href*="sort="]').length,
      'ways to sort',
    ).toBeGreaterThan(1)
    const named = sort.filter(Boolean)
    expect(named.length).toBeGreaterThanOrEqual(sort.length - 1)
    for (const value of named)
      expect((await admin.get(list.href({ sort: value }))).status, value).toBe(200)
    expect((await admin.get(list.href({ q: 'zeppelin 50% _' }))).status).toBe(200)
  })

  test('keeps views and is exported as a stream', async () => {
    const page = await admin.get(list.href())
    const kept = await admin.submit(await admin.get(page.link('Save this view')), 'Save view', {
      name: 'Mine',
    })
    expect([kept.heading, kept.texts('main a').includes('Mine')]).toEqual([page.heading, true])
    const { status, headers, body } = await admin.fetch(page.link('Download as CSV'))
    expect([status, headers.get('Content-Type'), headers.has('Content-Length')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      false,
    ])
    const [columns] = (await new Response(body).text()).replace(/^\uFEFF/, '').split('\r\n')
    expect(columns).toBe(stringify([await list.headings('en')]).trimEnd())
  })

  test('does with many rows what makes sense with many, after a dry run', async () => {
    const acts = Object.keys(list.acts)
    expect(acts.length === 0).toBe(name in NOTHING_AT_ONCE)
    const page = await admin.get(list.href())
    const offered = page
      .$('#bulk-act option')
      .toArray()
      .map((option) => page.$(option).attr('value'))
    const hasRows = page.$('main tbody tr, main article').length > 0
    expect(offered).toEqual(hasRows ? acts : [])
    for (const act of acts)
      expect(
        (await admin.fetch(list.href({ act }).replace(/^[^?]*/, `/dashboard/admin/bulk/${name}`)))
          .status,
        act,
      ).toBe(303)
  })

  test('asks for few statements', async () => {
    for (const href of [list.href(), list.href({ q: 'a b c d e' })])
      expect(await countQueries(admin, href), href).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})
