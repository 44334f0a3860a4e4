import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

const ACROSS = ['/dashboard/overview', '/dashboardnew']

let client: Visitor
let own: { id: string; number: string; title: string; status: string }[]

beforeAll(async () => {
  client = new Visitor()
  await client.signInAs('client')
  own = await db.order.findMany({
    where: { user: { username: 'client' } },
    orderBy: { createdAt: 'asc' },
    select: { id: true, number: true, title: true, status: true },
  })
})

beforeEach(() => db.rateLimit.deleteMany())

describe.each(ACROSS)('%s', (path) => {
  test('asks who is there', async () => {
    const { status, headers } = await new Visitor().fetch(path)
    expect([status, headers.get('Location')]).toEqual([
      302,
      `/auth?redirectTo=${encodeURIComponent(path)}`,
    ])
  })

  test('says nothing of other people’s orders', async () => {
    const freelancer = new Visitor()
    await freelancer.signInAs('freelancer')
    const page = await freelancer.get(path)
    expect(page.status).toBe(200)
    for (const { number } of own) expect(page.html).not.toContain(number)
  })

  test('says so when the orders do not load', async () => {
    await db.$executeRawUnsafe('ALTER TABLE "Milestone" RENAME COLUMN "dueAt" TO "away"')
    const page = await client.get(path)
    await db.$executeRawUnsafe('ALTER TABLE "Milestone" RENAME COLUMN "away" TO "dueAt"')
    expect(page.status).toBe(503)
    expect(page.textOf('[role="alert"]')).toContain('Error loading projects')
  })

  test('asks little, however much there is', async () => {
    const few = await countQueries(client, path)
    const { id: _, ...model } = await db.order.findUniqueOrThrow({ where: { id: own[2]!.id } })
    const copies = Array.from({ length: 60 }, () => ({
      ...model,
      number: `EXTRA-${randomUUID()}`,
      placementKey: randomUUID(),
      cartId: null,
      createdAt: new Date(),
    }))
    await db.order.createMany({ data: copies })
    const product = await db.product.findFirstOrThrow({
      where: { availabilityStatus: 'available' },
      select: { id: true },
    })
    await client.submit(await client.get(`/shop/product/${product.id}`), `#order-${product.id}`)
    const many = await countQueries(client, path)
    await db.order.deleteMany({ where: { number: { startsWith: 'EXTRA-' } } })
    expect(few).toBeGreaterThan(3)
    expect(Math.max(few, many), `${few} and ${many} statements`).toBeLessThanOrEqual(QUERY_BUDGET)
  })
})

describe('the overview', () => {
  test('says what waits for whom, each with the way to it', async () => {
    const page = await client.get('/dashboard/overview')
    const [brief, , review] = own
    const waiting = page.textOf('section[aria-labelledby="card-waiting"]')
    for (const words of ['Send your brief', brief!.number, 'Review “', review!.number])
      expect(waiting).toContain(words)
    expect(
      page.$(
        `section[aria-labelledby="card-waiting"] a[href="/dashboard/milestones?order=${review!.id}"]`,
      ),
    ).toHaveLength(1)
  })

  test('counts the messages that its reader has not seen, and leads to them', async () => {
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
    const member = { threadId_userId: { threadId: own[2]!.id, userId } }
    const before = await db.threadMember.findUniqueOrThrow({ where: member })
    await db.threadMember.update({ where: member, data: { unread: 3 } })
    const page = await client.get('/dashboard/overview')
    await db.threadMember.update({ where: member, data: { unread: before.unread } })
    const card = 'section[aria-labelledby="card-unread"]'
    expect(page.textOf(card)).toContain('3 new messages')
    expect(page.$(`${card} a[href="/dashboard/messages?order=${own[2]!.id}"]`)).toHaveLength(1)
    expect(page.$(`${card} a[href="/dashboard/notifications"]`)).toHaveLength(1)
  })

  test('tells of an open payment until when it waits, and leads to it', async () => {
    const payable = await db.payable.findFirstOrThrow({
      where: { orderId: own[2]!.id, status: 'draft' },
    })
    await db.payable.update({
      where: { id: payable.id },
      data: { status: 'open', dueAt: new Date('2027-01-15T12:00:00Z') },
    })
    const page = await client.get('/dashboard/overview')
    await db.payable.update({ where: { id: payable.id }, data: { status: 'draft', dueAt: null } })
    const card = 'section[aria-labelledby="card-payments"]'
    expect(page.textOf(card)).toContain('by Jan 15, 2027')
    expect(page.$(`${card} a[href^="/pay/"]`)).toHaveLength(1)
  })

  test('shows a viewer what is to be paid, and no button for it', async () => {
    const freelancer = await db.user.findUniqueOrThrow({ where: { username: 'freelancer' } })
    const company = await db.company.create({
      data: {
        name: 'Quay',
        country: 'SE',
        members: { create: { userId: freelancer.id, role: 'viewer' } },
      },
    })
    const payable = await db.payable.findFirstOrThrow({
      where: { orderId: own[2]!.id, status: 'draft' },
    })
    const before = await db.order.findUniqueOrThrow({
      where: { id: own[2]!.id },
      select: { companyId: true },
    })
    await db.order.update({ where: { id: own[2]!.id }, data: { companyId: company.id } })
    await db.payable.update({ where: { id: payable.id }, data: { status: 'open' } })
    const viewer = new Visitor()
    await viewer.signInAs('freelancer')
    const page = await viewer.get('/dashboard/overview')
    await db.payable.update({ where: { id: payable.id }, data: { status: 'draft' } })
    await db.order.update({ where: { id: own[2]!.id }, data: before })
    await db.company.delete({ where: { id: company.id } })
    expect(page.textOf('section[aria-labelledby="card-payments"]')).toContain(own[2]!.number)
    expect(page.html).not.toContain('/pay/')
  })
})

describe('the cards', () => {
  const headings = async () =>
    (await client.get('/dashboard/overview'))
      .texts('main section h2')
      .map((text) => text.replace(/\d+$/, ''))

  afterEach(() => db.dashboardCard.deleteMany())

  test('are moved and hidden by a form, and come back as they were', async () => {
    expect(await headings()).toEqual([
      'Waiting for you',
      'Unread',
      'To pay',
      'Projects',
      'Waiting for us',
      'Latest activities',
    ])
    const page = await client.submit(
      await client.get('/dashboard/customization'),
      'button[value="projects:up"]',
      { show: ['waiting', 'projects', 'activities'] },
    )
    expect(page.path).toBe('/dashboard/customization')
    expect(await headings()).toEqual(['Waiting for you', 'Projects', 'Latest activities'])
    await client.submit(page, 'Reset to default')
    expect(await headings()).toHaveLength(6)
  })

  test('are nobody else’s, and no other cards can be made', async () => {
    await client.post('/dashboard/customization', {
      card: 'weather',
      show: 'weather',
      move: 'weather:up',
    })
    expect(await headings()).toHaveLength(6)
    const freelancer = new Visitor()
    await freelancer.signInAs('freelancer')
    await freelancer.post('/dashboard/customization', { card: 'studio' })
    expect((await headings())[0]).toBe('Waiting for you')
  })
})

describe('the projects', () => {
  test('lead each to its plan and its files', async () => {
    const page = await client.get('/dashboardnew')
    const projects = await db.project.findMany({
      where: { orderId: { in: own.map(({ id }) => id) } },
      orderBy: { id: 'desc' },
    })
    expect(page.texts('main article h2')).toEqual(projects.map(({ name }) => name))
    for (const { id } of projects)
      expect(
        page.$(
          `a[href="/dashboardnew/project/${id}/milestones"], a[href="/dashboardnew/project/${id}/files"]`,
        ),
      ).toHaveLength(2)
  })

  test.each(['?after=x', '?before=%00', '?after=00000000-0000-4000-8000-000000000000'])(
    'begin again at %s',
    async (query) => {
      const page = await client.get(`/dashboardnew${query}`)
      expect(page.status).toBe(200)
      expect(page.texts('main article')).toHaveLength(own.length)
    },
  )
})
