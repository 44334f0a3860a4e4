import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { askEmailChange } from '~/domain/people/own-account.server'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { createPerson } from '../factories/person'
import { runningOrder } from '../factories/running-order'
import { withSession } from '../setup/session'
import { Visitor } from '../setup/visitor'

let reader: Visitor
let notice: string
let order: { id: string; email: string }

beforeAll(async () => {
  const owner = await createPerson({ email: 'olga@xn--exmple-cua.se' })
  const other = await createPerson({ email: 'ria@example.com' })
  reader = await withSession(other.id)
  const data = { key: randomUUID(), userId: owner.id, kind: 'file.added', data: {}, href: '/' }
  notice = (await db.notification.create({ data })).id
  const { orderId: id } = await runningOrder()
  order = await db.order.findUniqueOrThrow({ where: { id }, select: { id: true, email: true } })
})

describe('a link of another account', () => {
  test.each(LANGUAGES)(
    'hints in %s at whom it is for, and as whom one is signed in',
    async (lng) => {
      const page = await reader.get(`/dashboard/notifications/${notice}`, {
        'Accept-Language': lng,
      })
      expect(page.status).toBe(404)
      expect(page.textOf('main')).toContain('o…@exämple.se')
      expect(page.textOf('main')).toContain('ria@example.com')
      expect(page.html).not.toContain('olga@')
    },
  )

  test.each(['/dashboard/orders', '/dashboard', '/dashboard/files'])(
    'to an order says so on %s, in place of another order',
    async (path) => {
      const page = await reader.get(`${path}?order=${order.id}`)
      expect(page.status).toBe(404)
      expect(page.textOf('main')).toContain(`${order.email[0]}…@`)
    },
  )

  test('leads to signing in as its owner, and then to what was asked for', async () => {
    const visitor = await withSession((await createPerson()).id)
    const address = `/dashboard/orders?order=${order.id}`
    const page = await visitor.get(address)
    const signIn = await visitor.submit(page, 'main form[action="/auth/sign-out"]')
    expect(signIn.url.pathname).toBe('/auth')
    expect(signIn.url.searchParams.get('redirectTo')).toBe(address)
  })

  test('that was never one is not found, with no word of anybody', async () => {
    const page = await reader.get(`/dashboard/notifications/${randomUUID()}`)
    expect(page.status).toBe(404)
    expect(page.textOf('main')).not.toContain('…@')
  })
})

describe('what is no page', () => {
  const FILES = [
    `/files/${randomUUID()}`,
    '/documents/invoices/K-2020-1/pdf',
    '/documents/self-billing/K-1',
    `/deliverables/${randomUUID()}/pack`,
    '/calendar/nothing.ics',
    `/dashboard/settings/data/${randomUUID()}`,
    `/pictures/shared/${randomUUID()}/small`,
  ]

  test.each(FILES)('answers a browser at %s with a page where nothing is', async (path) => {
    const response = await reader.fetch(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(await response.text()).toContain('Page Not Found')
  })

  test('offers the way to sign in to whom is not, and comes back', async () => {
    const visitor = new Visitor()
    const page = await visitor.get('/documents/invoices/K-2020-1/pdf')
    const signIn = await visitor.submit(page, 'main form[action="/auth"]')
    expect(signIn.url.searchParams.get('redirectTo')).toBe('/documents/invoices/K-2020-1/pdf')
  })

  test.each<Record<string, string>>([{ Accept: '*/*' }, { 'Sec-Fetch-Dest': 'image' }])(
    'stays bare for a program: %o',
    async (headers) => {
      const response = await reader.fetch(FILES[0]!, { headers })
      expect(response.headers.get('Content-Type')).toContain('text/plain')
    },
  )
})

test('a link of a wish that was made anew says that a newer one is there', async () => {
  const { id } = await createPerson()
  await askEmailChange(id, 'one@example.com', 'en')
  await askEmailChange(id, 'two@example.com', 'en')
  const [older] = await db.accountLink.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })
  const page = await new Visitor().get(
    `/auth/confirm-email/${signLinkToken('account-link', older!.id)}`,
  )
  expect(page.status).toBe(410)
  expect(page.textOf('h1')).toBe('A newer link has replaced this one')
})
