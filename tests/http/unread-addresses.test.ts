import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN_LISTS } from '~/domain/lists/list.rules'
import { paths } from '~/paths'
import { adminPaths } from '~/paths/admin'
import { db } from '~/platform/db/db.server'
import { adminList } from '../../app/routes/admin/_area/lists/lists.server'
import { Visitor } from '../setup/visitor'

const NOWHERE = 'That page of the list doesn’t exist, so here’s the first one.'

const visitors = { admin: new Visitor(), client: new Visitor(), freelancer: new Visitor() }
type Role = keyof typeof visitors

beforeAll(async () => {
  for (const [role, visitor] of Object.entries(visitors)) await visitor.signInAs(role as Role)
})
beforeEach(() => db.rateLimit.deleteMany())

const withQuery = (href: string, query: Record<string, string>) =>
  `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`

/** The names of the selects of the list's filter, its order among them. */
async function selectsOf(role: Role, href: string) {
  const page = await visitors[role].get(href)
  const names = page.$('main form[role=search] select').toArray()
  return names.map((select) => page.$(select).attr('name')!)
}

const LISTS: [string, Role, string][] = [
  ...ADMIN_LISTS.map((name): [string, Role, string] => [name, 'admin', adminList(name).href()]),
  ['client’s orders', 'client', paths.orders()],
  ['activities', 'client', paths.activities()],
  ['freelancer’s payments', 'freelancer', paths.freelancerPayments()],
]

describe.each(LISTS)('the list of %s', (_name, role, href) => {
  test('says which choices there are not, and shows what was typed', async () => {
    const names = new Set([...(await selectsOf(role, href)), ...(role === 'admin' ? ['sort'] : [])])
    if (role !== 'admin') names.delete('sort')
    expect(names.size).toBeGreaterThan(0)
    for (const name of names) {
      const page = await visitors[role].get(withQuery(href, { [name]: 'zeppelin' }))
      expect(page.status).toBe(200)
      const shown = page.$(`main select[name=${name}] option[selected]`).attr('value')
      const told = page.errors.some((error) => error.includes('“zeppelin”'))
      expect(told || shown === 'zeppelin', name).toBe(true)
    }
  })
})

const DAYS: [string, string][] = [
  ['audit', adminPaths.audit()],
  ['invoices', adminList('invoices').href()],
  ['credit-notes', adminList('credit-notes').href()],
  ['fees', adminList('fees').href()],
]

describe.each(DAYS)('the days of %s', (_name, href) => {
  test.each(['26.11.2026', '26-11-2026', '26/11 2026', 'Nov 26, 2026', '26 listopada 2026'])(
    'are taken as %s',
    async (typed) => {
      const page = await visitors.admin.get(withQuery(href, { until: typed }))
      expect(page.errors).toEqual([])
      expect(page.$('#filter-until').attr('value')).toBe('2026-11-26')
    },
  )

  test('that do not exist are told, and stay as they were typed', async () => {
    const page = await visitors.admin.get(withQuery(href, { since: '2026-02-30' }))
    expect(page.errors.join()).toContain('“2026-02-30” can’t be read as a date')
    const field = page.$('#filter-since')
    expect([field.attr('type'), field.attr('value'), field.attr('aria-invalid')]).toEqual([
      'text',
      '2026-02-30',
      'true',
    ])
  })
})

test.each<[Role, string]>([
  ['admin', adminPaths.audit()],
  ['admin', adminPaths.orders()],
  ['client', paths.orders()],
  ['client', paths.notifications()],
  ['client', paths.activities()],
  ['client', paths.dashboardNew()],
  ['freelancer', paths.freelancerArea('projects')],
  ['freelancer', paths.freelancerPayments()],
])('a place that is nowhere is told to %s at %s', async (role, href) => {
  const query: Record<string, string> = {
    [href === paths.orders() ? 'older' : 'after']: 'zeppelin',
  }
  expect((await visitors[role].get(withQuery(href, query))).errors).toEqual([NOWHERE])
})

test('a file is not made of rows that were not asked for', async () => {
  const asked = adminPaths.export('audit', { until: '2026-02-30' })
  const { status, headers } = await visitors.admin.fetch(asked)
  expect([status, headers.get('Location')]).toEqual([
    303,
    adminPaths.audit({ until: '2026-02-30' }),
  ])
})
