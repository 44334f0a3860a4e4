import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClientAccount } from '~/domain/people/people.server'
import { paths } from '../../app/paths'
import { programPaths } from '../../app/paths/programs'
import { makeEndpoint } from '~/domain/webhooks/endpoints.server'
import { openTicket } from '~/domain/tickets/write-ticket.server'
import { db, transaction } from '~/platform/db/db.server'
import { ordersAtManyStages } from '../factories/client-orders'
import { brokenTexts } from '../setup/broken-texts'
import { loadBuild } from '../setup/handler'
import type { Page } from '../setup/page'
import { openCounted, QUERY_BUDGET } from '../setup/queries'
import { isPage, mappedRoutes } from '../setup/route-map'
import { withSession } from '../setup/session'
import type { Visitor } from '../setup/visitor'

const build = await loadBuild()

/** The pages of the client's dashboard; new ones come with the map. */
const pages = mappedRoutes
  .filter(
    (route) =>
      isPage(build, route) &&
      /^\/dashboard(new)?(\/|$)/.test(route.pattern) &&
      !/^\/dashboard\/(admin|freelancer)(\/|$)/.test(route.pattern) &&
      // A notice leads on to what it is about.
      route.pattern !== '/dashboard/notifications/:id',
  )
  .map(({ pattern }) => pattern)
const ofEverybody = pages.filter((pattern) => !pattern.includes(':'))

/**
 * What is the same whether or not somebody has ordered: their account, and the questions they ask.
 */
const isAboutOrders = (pattern: string) =>
  !/^\/dashboard\/(settings(\/|$)|customization$|support$|search$)/.test(pattern)

const AMOUNTS = { none: 0, one: 1, fifty: 50 }
type Who = keyof typeof AMOUNTS
type Client = { visitor: Visitor; numbers: string[]; addressOf(pattern: string): string }
const clients = {} as Record<Who, Client>

/** One of everything that has a page of its own. */
async function belongings(userId: number, orderId: string) {
  const { id: projectId } = await db.project.findUniqueOrThrow({ where: { orderId } })
  const { id: address } = await db.address.create({
    data: {
      userId,
      label: 'Home',
      line1: 'Oudegracht 1',
      postalCode: '3511 AA',
      city: 'Utrecht',
      country: 'NL',
    },
  })
  const file = await db.file.create({
    data: {
      projectId,
      ownerId: userId,
      name: 'Harbour.png',
      sortName: 'harbour.png',
      size: 900,
      status: 'available',
      versions: {
        create: {
          number: 1,
          status: 'available',
          storageKey: `client-pages-${userId}`,
          contentType: 'image/png',
          size: 900,
        },
      },
    },
    include: { versions: true },
  })
  const shared = {
    number: 1,
    status: 'viewed',
    sharedAt: new Date(),
    viewedAt: new Date(),
  } as const
  const design = await db.design.create({
    data: {
      projectId,
      title: 'Home',
      versions: {
        create: { ...shared, fileVersionId: file.versions[0]!.id, width: 1200, height: 800 },
      },
    },
  })
  const preview = await db.preview.create({
    data: {
      projectId,
      title: 'Staging',
      versions: {
        create: {
          ...shared,
          url: 'https://staging.example/',
          framingAllowed: true,
          framingCheckedAt: new Date(),
        },
      },
    },
  })
  const company = await db.company.create({
    data: { name: 'Havn AB', country: 'SE', members: { create: { userId, role: 'owner' } } },
  })
  const { productId } = await db.orderLine.findFirstOrThrow({ where: { orderId } })
  const review = await db.review.create({ data: { orderId, productId: productId!, userId } })
  const { id: webhook } = await makeEndpoint(userId, {
    ...{ name: 'Books', url: 'https://books.example', subjects: ['order'], studioId: null },
  })
  const ticket = await openTicket(userId, {
    key: randomUUID(),
    subject: 'A question',
    body: 'Where is the harbour?',
    orderId,
  })
  return {
    projectId,
    address,
    ticket: ticket.id,
    review: review.id,
    file: file.id,
    design: design.id,
    preview: preview.id,
    company: company.id,
    webhook,
  }
}

/** Where a page about one thing of theirs is; a new one has to be entered here. */
async function ownAddresses(userId: number, orderId: string) {
  const own = await belongings(userId, orderId)
  const addresses: Record<string, string> = {
    '/dashboard/orders/:id/cancel': paths.orderCancel(orderId),
    '/dashboard/files/:fileId': paths.file(own.file),
    '/dashboard/design/:designId': paths.designVersion(own.design),
    '/dashboard/previews/:previewId': paths.previewVersion(own.preview),
    '/dashboard/settings/addresses/:id': paths.address(own.address),
    '/dashboard/settings/addresses/:id/delete': paths.deleteAddress(own.address),
    '/dashboard/settings/people/:company/:person': paths.leaveCompany(own.company, userId),
    '/dashboard/reviews/:id': paths.review(own.review),
    '/dashboard/settings/webhooks/:id': programPaths.webhook(own.webhook),
    '/dashboard/settings/webhooks/:id/delete': programPaths.deleteWebhook(own.webhook),
    '/dashboard/support/:id': paths.ticket(own.ticket),
    '/dashboardnew/project/:id/files': paths.projectFiles(own.projectId),
    '/dashboardnew/project/:id/milestones': paths.projectMilestones(own.projectId),
  }
  return (pattern: string) => {
    const found = pattern.includes(':') ? addresses[pattern] : pattern
    if (!found) throw new Error(`no client has an address for ${pattern}`)
    return found
  }
}

async function clientWith(who: Who): Promise<Client> {
  const email = `${who}@client-pages.example`
  const { userId } = await transaction((tx) =>
    createClientAccount(tx, { email, name: 'Mila de Boer', language: 'en' }),
  )
  const orders = await ordersAtManyStages(email, AMOUNTS[who])
  const rows = await db.order.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })
  expect(rows.map(({ id }) => id)).toEqual(orders)
  const addressOf = orders[0] ? await ownAddresses(userId, orders[0]) : (pattern: string) => pattern
  return {
    visitor: await withSession(userId),
    numbers: rows.map(({ number }) => number),
    addressOf,
  }
}

beforeAll(async () => {
  for (const who of Object.keys(AMOUNTS) as Who[]) clients[who] = await clientWith(who)
})

beforeEach(() => db.rateLimit.deleteMany())

function expectSound(page: Page, pattern: string) {
  expect([page.status, page.url.pathname], pattern).toEqual([200, pattern])
  expect(page.$('h1')).toHaveLength(1)
  expect(page.heading).not.toBe('')
  expect(brokenTexts(page)).toEqual([])
}

describe('for a client with no order', () => {
  test.each(ofEverybody)('%s opens, and says where to go on', async (pattern) => {
    const page = await clients.none.visitor.get(pattern)
    expectSound(page, pattern)
    if (!isAboutOrders(pattern)) return
    expect(
      page.$(`main a[href^="${paths.shop()}"], main a[href^="/dashboard"]`).length,
      'a way on',
    ).toBeGreaterThan(0)
    expect(page.textOf('main').length, 'a word on why it is empty').toBeGreaterThan(
      page.heading.length + 40,
    )
  })
})

describe('for a client with one order, and one with fifty', () => {
  test.each(pages)('%s opens, and asks as much of the database for both', async (pattern) => {
    const asked = {} as Record<Who, number>
    for (const who of ['one', 'fifty'] as const) {
      const { visitor, addressOf } = clients[who]
      const { page, queries } = await openCounted(visitor, addressOf(pattern))
      expectSound(page, addressOf(pattern))
      asked[who] = queries
    }
    expect(asked.fifty, JSON.stringify(asked)).toBeLessThanOrEqual(
      Math.min(asked.one + 1, QUERY_BUDGET),
    )
  })
})

test('the orders are really on the pages: all of them to choose from, and the earliest selected', async () => {
  for (const who of ['one', 'fifty'] as const) {
    const { visitor, numbers } = clients[who]
    const page = await visitor.get(paths.milestones())
    if (who === 'fifty') expect(page.$('select[name="order"] option')).toHaveLength(50)
    expect((await visitor.get(paths.orders())).textOf('#order')).toContain(numbers[0])
  }
})
