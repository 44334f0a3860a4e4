import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { paths } from '~/paths'
import { adminPaths } from '~/paths/admin'
import { db } from '~/platform/db/db.server'
import { handle } from '#tests/setup/handler'
import { PUBLIC_URL } from '#tests/setup/settings'
import { Visitor } from '#tests/setup/visitor'

const [client, approver, freelancer, admin, studio] = [
  new Visitor(),
  new Visitor(),
  new Visitor(),
  new Visitor(),
  new Visitor(),
]
let own: { id: string; number: string; title: string }
let other: { id: string; number: string }

beforeAll(async () => {
  for (const [visitor, name] of [
    [client, 'client'],
    [approver, 'approver'],
    [freelancer, 'freelancer'],
    [admin, 'admin'],
    [studio, 'studio'],
  ] as const)
    await visitor.signIn(name, DEMO_PASSWORD)
  const user = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  const select = { id: true, number: true, title: true } as const
  own = await db.order.findFirstOrThrow({ where: { userId: user.id, studioId: 1 }, select })
  other = await db.order.findFirstOrThrow({ where: { studioId: { not: 1 } }, select })
})

const find = async (visitor: Visitor, q: string, headers = {}) => {
  const { status, html } = await visitor.get(paths.search({ q }), headers)
  return { status, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
}

describe('the search over all that one may see', () => {
  test('asks a stranger to sign in first', async () => {
    const answer = await handle(new Request(`${PUBLIC_URL}${paths.search({ q: 'K-' })}`))
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      expect.stringContaining(paths.auth()),
    ])
  })

  test('finds a client’s own order by its number and by its service', async () => {
    for (const q of [own.number, own.title.split(' ')[0]!]) {
      const { main } = await find(client, q)
      expect(main).toContain(`href="${paths.dashboard({ order: own.id })}"`)
    }
  })

  test('finds pages of the menu and of the settings by their names', async () => {
    const { main } = await find(client, 'password')
    expect(main).toContain(`href="${paths.settingsPart('password')}"`)
  })

  test('finds for the staff orders, clients and their invoices', async () => {
    const invoice = await db.invoice.findFirstOrThrow({ where: { order: { studioId: 1 } } })
    expect((await find(admin, own.number)).main).toContain(`href="${adminPaths.order(own.id)}"`)
    expect((await find(admin, 'Kinga')).main).toContain(adminPaths.client(0).slice(0, -1))
    expect((await find(admin, invoice.number.toLowerCase())).main).toContain(
      `href="${paths.document('invoices', invoice.number, 'pdf')}"`,
    )
  })

  test('finds nothing that belongs to somebody else', async () => {
    const invoice = await db.invoice.findFirstOrThrow({ where: { orderId: own.id } })
    for (const visitor of [approver, freelancer, studio]) {
      const mine = await visitor.get(paths.orders())
      if (mine.html.includes(own.number)) continue
      const { main } = await find(visitor, own.number)
      expect(main).not.toContain(own.id)
      expect((await find(visitor, invoice.number)).main).not.toContain('/documents/')
    }
    expect((await find(admin, other.number)).main).not.toContain(adminPaths.order(other.id))
  })

  test.each([
    '',
    '%',
    '_',
    '\u0000',
    "'; DROP TABLE",
    'a'.repeat(5_000),
    '…',
    '<b>x</b>',
    '0'.repeat(36),
  ])('answers what nobody would look for with a page, %#', async (q) => {
    for (const visitor of [client, admin, freelancer]) {
      const { status, main } = await find(visitor, q)
      expect([status, main.includes('id="search-page"'), main.includes('<b>')]).toEqual([
        ...[200, true, false],
      ])
    }
  })
})

test('one of the staff finds and opens nothing that they are not trusted with', async () => {
  const user = await db.user.findUniqueOrThrow({ where: { username: 'bookkeeper' } })
  const { number } = await db.invoice.findFirstOrThrow({
    where: { order: { studioId: 1 } },
  })
  const colleague = new Visitor()
  await colleague.signIn('bookkeeper', DEMO_PASSWORD)
  const seen = async (permissions: string | null) => {
    await db.user.update({ where: { id: user.id }, data: { permissions } })
    const paper = await colleague.fetch(paths.document('invoices', number, 'xml'))
    const { main } = await find(colleague, own.number)
    return {
      found: (await find(colleague, number)).main.includes('/documents/'),
      order: main.includes(adminPaths.order(own.id)),
      paper: paper.status,
      earned: (await colleague.get(paths.admin())).html.includes('aria-labelledby="earnings"'),
    }
  }
  expect(await seen(null)).toEqual({ found: true, order: true, paper: 200, earned: true })
  expect(await seen('content')).toEqual({ found: false, order: false, paper: 404, earned: false })
  expect(await seen('orders')).toEqual({ found: false, order: true, paper: 200, earned: false })
  await db.user.update({ where: { id: user.id }, data: { permissions: null } })
})
