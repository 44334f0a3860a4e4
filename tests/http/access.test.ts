import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_COLLEAGUES, DEMO_PASSWORD } from '../../app/domain/people/demo-accounts'
import { removePerson } from '../../app/domain/people/company-people.server'
import { answerAskedOrder } from '../../app/domain/orders/asked-orders.server'
import { createClientAccount } from '../../app/domain/people/people.server'
import { transaction, db } from '~/platform/db/db.server'
import { paidOrder } from '../factories/running-order'
import { findAddresses } from '../setup/addresses'
import { anybodysSubmission } from '../setup/form'
import { loadBuild } from '../setup/handler'
import type { Page } from '../setup/page'
import { isPage, mappedRoutes } from '../setup/route-map'
import { withSession } from '../setup/session'
import { Visitor } from '../setup/visitor'

const build = await loadBuild()

const PEOPLE = [
  'owner',
  'approver',
  'viewer',
  'buyer gone',
  'member gone',
  'other client',
  'freelancer',
  'admin',
  'anonymous',
] as const
type Who = (typeof PEOPLE)[number]
const INSIDE: Who[] = ['owner', 'approver', 'viewer']
const OUTSIDE: Who[] = PEOPLE.filter((who) => !INSIDE.includes(who) && who !== 'admin')

const visitors = {} as Record<Who, Visitor>
/** The company's order that every page is asked for, and what would give it away. */
let order: { id: string; number: string; title: string }
let secrets: RegExp
let addressOf: (pattern: string) => string
let companyId: string
/** All orders of the company, at the stages that the demo has. */
let orderIds: string[]

/** Pages of the client's dashboard, whatever their owner is: new ones come with the map. */
const pages = mappedRoutes.filter(
  (route) =>
    /^\/dashboard(new)?(\/|$)/.test(route.pattern) &&
    !/^\/dashboard\/(admin|freelancer)/.test(route.pattern),
)
const own = pages.filter((route) => isPage(build, route))
/** What is one person's own, whoever else is in the company. */
const isPersonal = (pattern: string) =>
  /^\/(dashboard\/(settings|notifications)|files\/uploads)(\/|$)/.test(pattern)

/** What is a freelancer's own, or another studio's, and the studio's. */
const isOfPayees = (pattern: string) =>
  /self-billing|^\/documents\/(?:fees|statements)\/|^\/dashboard\/freelancer\//.test(pattern)

/** What is downloaded of an order, and its data as pages or as JSON. */
const downloads = mappedRoutes.filter(
  (route) =>
    !isPage(build, route) &&
    !isPersonal(route.pattern) &&
    !isOfPayees(route.pattern) &&
    /^\/(documents|shop\/files|files|downloads|dashboard|dashboardnew)\/.*:/.test(route.pattern),
)

const signedIn = async (username: string) => {
  const visitor = new Visitor()
  await visitor.signIn(username, DEMO_PASSWORD)
  return visitor
}

const createPerson = (name: string) =>
  transaction((tx) =>
    createClientAccount(tx, { email: `${name}@access.example`, name, language: 'en' }),
  )

/** Everybody, and an order of the company that an approver placed, who is out of it by now. */
beforeAll(async () => {
  const { userId: ownerId, ...member } = await db.companyMember.findFirstOrThrow({
    where: { role: 'owner', user: { username: 'client' } },
  })
  companyId = member.companyId
  const [{ userId: buyer }, { userId: gone }, { userId: other }] = [
    await createPerson('buyer'),
    await createPerson('gone'),
    await createPerson('other'),
  ]
  await db.companyMember.createMany({
    data: [
      { companyId, userId: buyer, role: 'approver' },
      { companyId, userId: gone, role: 'viewer' },
    ],
  })
  const { orderId } = await paidOrder({ email: 'buyer@access.example' })
  await answerAskedOrder(buyer, orderId, 'company')
  await paidOrder({ email: 'other@access.example' })
  for (const userId of [buyer, gone]) await removePerson(ownerId, { companyId, userId })
  order = await db.order.update({
    where: { id: orderId },
    data: { title: 'Lanterns along the quay' },
  })
  secrets = new RegExp(`${order.number}|${order.title}`)
  addressOf = await findAddresses()
  orderIds = (
    await db.order.findMany({ where: { companyId }, select: { id: true }, orderBy: { id: 'asc' } })
  ).map(({ id }) => id)
  visitors.owner = await signedIn('client')
  for (const name of DEMO_COLLEAGUES) visitors[name] = await signedIn(name)
  for (const name of ['freelancer', 'admin'] as const) visitors[name] = await signedIn(name)
  visitors['buyer gone'] = await withSession(buyer)
  visitors['member gone'] = await withSession(gone)
  visitors['other client'] = await withSession(other)
  visitors.anonymous = new Visitor()
})

beforeEach(() => db.rateLimit.deleteMany())

describe('a page of the dashboard about an order of a company', () => {
  test.each(own)('$pattern tells of it to nobody but its people', async ({ pattern }) => {
    const address = `${addressOf(pattern)}?order=${order.id}`
    for (const who of [...OUTSIDE, 'admin' as const]) {
      const page = await visitors[who].get(address)
      expect(page.status, who).toBeLessThan(500)
      expect(page.html.replaceAll(/redirectTo=[^"&]*/g, ''), `${who} sees the order`).not.toMatch(
        secrets,
      )
    }
  })

  test.each(own.filter(({ pattern }) => !pattern.includes(':') && !isPersonal(pattern)))(
    '$pattern opens for its people, and a viewer is not asked to pay',
    async ({ pattern }) => {
      const seen: Partial<Record<Who, boolean>> = {}
      for (const who of INSIDE) {
        const page = await visitors[who].get(`${pattern}?order=${order.id}`)
        expect(page.status, who).toBe(200)
        seen[who] = secrets.test(page.html)
        if (who === 'viewer')
          expect(
            page.$('main a[href^="/pay/"], main a[href^="/withdraw/"], main a[href$="/cancel"]'),
          ).toHaveLength(0)
      }
      expect(
        new Set(Object.values(seen)).size,
        `all of its people see the same: ${JSON.stringify(seen)}`,
      ).toBe(1)
    },
  )

  test.each(['/dashboard', '/dashboard/orders'])('%s shows it to its people', async (path) => {
    for (const who of INSIDE)
      expect((await visitors[who].get(`${path}?order=${order.id}`)).textOf('main')).toMatch(secrets)
  })
})

describe('what its people can send', () => {
  /** Everything that is kept of the company's orders. */
  async function kept() {
    const project = {
      include: {
        milestones: true,
        briefAnswers: true,
        briefNotes: true,
        changeRequests: true,
        folders: true,
        files: { include: { versions: true } },
        deliverables: true,
        designs: { include: { versions: { include: { pins: { include: { replies: true } } } } } },
        previews: { include: { versions: true } },
        links: true,
      },
    }
    const orders = await db.order.findMany({
      where: { companyId },
      orderBy: { id: 'asc' },
      include: {
        project,
        payables: true,
        threads: { include: { messages: true } },
        withdrawals: true,
      },
    })
    const events = await db.event.count({ where: { order: { companyId } } })
    return {
      events,
      orders: JSON.stringify(orders, (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    }
  }

  /** What a press of each button of a page's forms sends, with something typed into every field. */
  function formsOf(page: Page) {
    page.$('main form textarea').text('Words of somebody else')
    page
      .$('main form')
      .find('input:not([type]), input[type=text]')
      .filter((_, field) => !page.$(field).attr('value'))
      .attr('value', 'Words')
    const buttons = page
      .$('main form')
      .toArray()
      .filter((form) => page.$(form).attr('method')?.toLowerCase() === 'post')
      .flatMap((form) => page.$(form).find('button:not([type=button], [disabled])').toArray())
    return buttons.map((button, index) => {
      page.$(button).attr('data-press', String(index))
      return anybodysSubmission(page, `[data-press="${index}"]`, {})
    })
  }

  const send = (who: Who, { action, body }: { action: string; body: BodyInit }) =>
    visitors[who].fetch(action, { method: 'POST', body })

  test.each(own.filter(({ pattern }) => !isPersonal(pattern)))(
    'from $pattern is taken from nobody else',
    async ({ pattern }) => {
      const addresses = pattern.includes(':')
        ? [addressOf(pattern)]
        : orderIds.map((id) => `${pattern}?order=${id}`)
      for (const address of addresses) {
        const forms = formsOf(await visitors.owner.get(address))
        const before = await kept()
        for (const who of OUTSIDE) {
          for (const form of forms)
            expect((await send(who, form)).status, `${who}: ${form.action}`).toBeLessThan(500)
        }
        expect(
          await kept(),
          `one of them changed something from ${address}: ${OUTSIDE.join(', ')}`,
        ).toEqual(before)
      }
    },
  )

  test('is taken from them', async () => {
    const page = await visitors.owner.get(`/dashboard/messages?order=${order.id}`)
    const before = await kept()
    expect((await visitors.owner.submit(page, 'Send', { body: 'Good morning' })).status).toBe(200)
    expect(await kept()).not.toEqual(before)
  })
})

describe('what is downloaded', () => {
  test.each(downloads)(
    '$pattern goes to the people of the order’s company and to staff',
    async ({ pattern }) => {
      const statuses: Record<string, number> = {}
      for (const who of PEOPLE)
        statuses[who] = (await visitors[who].fetch(addressOf(pattern))).status
      for (const who of INSIDE)
        expect([200, 302, 303], `${who}: ${JSON.stringify(statuses)}`).toContain(statuses[who])
      // The demo's freelancer works on the project of this file.
      const outside =
        pattern === '/files/:id' ? OUTSIDE.filter((who) => who !== 'freelancer') : OUTSIDE
      for (const who of outside)
        expect([302, 403, 404], `${who}: ${JSON.stringify(statuses)}`).toContain(statuses[who])
    },
  )

  test('the invoice of the company’s order is for its people and staff, and no longer for who bought it', async () => {
    const { number } = await db.invoice.findFirstOrThrow({ where: { orderId: order.id } })
    const answers: Record<string, number> = {}
    for (const who of PEOPLE)
      answers[who] = (await visitors[who].fetch(`/documents/invoices/${number}/xml`)).status
    expect(answers).toEqual(
      Object.fromEntries(
        PEOPLE.map((who) => [who, INSIDE.includes(who) || who === 'admin' ? 200 : 404]),
      ),
    )
  })
})

test('the orders of the JSON contract and the confirmation are those of the company too', async () => {
  for (const who of PEOPLE.filter((name) => name !== 'anonymous')) {
    const orders: { id: string }[] = await (await visitors[who].fetch('/api/my-orders')).json()
    expect(
      orders.some(({ id }) => id === order.id),
      who,
    ).toBe(INSIDE.includes(who))
    expect((await visitors[who].fetch(`/shop/order/confirmation/${order.id}`)).status, who).toBe(
      INSIDE.includes(who) ? 200 : 404,
    )
  }
})

describe('cancelling', () => {
  test('is for owners alone', async () => {
    const address = `/dashboard/orders/${order.id}/cancel`
    for (const who of PEOPLE.filter((name) => name !== 'owner' && name !== 'anonymous')) {
      expect((await visitors[who].fetch(address)).status, who).toBe(404)
      expect(
        (await visitors[who].fetch(address, { method: 'POST', body: new URLSearchParams() }))
          .status,
        who,
      ).toBe(404)
    }
    expect(await db.order.findUnique({ where: { id: order.id } })).toMatchObject({
      status: 'awaiting_brief',
    })
  })
})
