import { randomUUID } from 'node:crypto'
import { closeDays } from '../../app/domain/ledger/closed-days.server'
import type { Db } from '../../app/platform/db/db.server'
import { copied, copyRows, FIRST_TIME, one, type Copies, type Provider } from './copies'
import { fillWords } from './grown-texts'

/**
 * A studio with more than a page of everything. `events` is how many of each order's are kept: the
 * demo's has 55.
 */
export const FEW = { orders: 1_000, open: 300, clients: 200, events: 55 }
/** And one with very much: what no page of its control center may be slower for. */
export const MANY = { orders: 100_000, open: 3_000, clients: 20_000, events: 55 }
/** And ten times that, with twice the events: all of them would fill more than 50 GB. */
export const MOST = { orders: 1_000_000, open: 3_000, clients: 100_000, events: 10 }
export type Amounts = typeof FEW
export type Grown = { orderId: string; clientId: number; reviewedId: number }

/** What came last, by which a page shows that it has read what was filled in. */
export const NEWEST = {
  order: 'K-2027-00001',
  name: 'Ottilia Newest',
  email: 'ottilia.newest@last.example',
}

const FIRST_NAMES = [
  'Anna',
  'Bram',
  'Cecilia',
  'Daan',
  'Elin',
  'Filip',
  'Greta',
  'Hugo',
  'Ida',
  'Jan',
  'Karin',
  'Lars',
  'Maja',
  'Nils',
  'Olga',
  'Piet',
]
const FAMILY_NAMES = [
  'Berg',
  'Dekker',
  'Ek',
  'Falk',
  'de Groot',
  'Holm',
  'Jansen',
  'Kowalska',
  'Lind',
  'Mulder',
  'Nowak',
  'Olsson',
  'Visser',
]
/** The demo studio's own clients have the numbers before. */
const FIRST_CLIENT = 1_000

/** A day of two years, another one for each copy. */
const DAY = {
  postgresql: `timestamp '2024-06-01 10:00:00' + (i % 700) * interval '1 day'`,
  sqlite: `strftime('%Y-%m-%dT10:00:00.000+00:00', '2024-06-01', '+' || (i % 700) || ' days')`,
}

/** Clients, every fifth in a company of their own; the last of them is the newest. */
async function fillClients(db: Db, count: number): Promise<number> {
  const last = FIRST_CLIENT + count - 1
  const differ = {
    id: 'i',
    username: `'grown-' || i`,
    email: `CASE WHEN i = ${last} THEN '${NEWEST.email}' ELSE lower(${one(FIRST_NAMES, 'i')}) || '.' || i || '@client-' || (i % 997) || '.example' END`,
    name: `CASE WHEN i = ${last} THEN '${NEWEST.name}' ELSE ${one(FIRST_NAMES, 'i')} || ' ' || ${one(FAMILY_NAMES, '(i / 16)')} END`,
    passwordHash: 'CASE WHEN i % 10 = 0 THEN NULL ELSE r."passwordHash" END',
  }
  await copyRows(db, {
    table: 'User',
    where: `"username" = 'client'`,
    from: FIRST_CLIENT,
    count,
    differ,
  })
  const member = await db.companyMember.findFirstOrThrow({
    where: { role: 'owner' },
    select: { companyId: true },
  })
  const companies = { from: FIRST_CLIENT / 5, count: count / 5 }
  await copyRows(db, {
    table: 'Company',
    where: `"id" = '${member.companyId}'`,
    ...companies,
    differ: { name: `'Company ' || i` },
  })
  await copyRows(db, {
    table: 'CompanyMember',
    where: `"companyId" = '${member.companyId}' AND "role" = 'owner'`,
    ...companies,
    ids: ['companyId'],
    differ: { userId: 'i * 5' },
  })
  return last
}

/** All that is kept of one order, each table after those that it refers to. */
function partsOf(
  orderId: string,
  day: string,
  client: string,
  events: number,
): Omit<Copies, 'count'>[] {
  const ofOrder = `"orderId" = '${orderId}'`
  const inside = (table: string, column: string) =>
    `"${column}" IN (SELECT "id" FROM "${table}" WHERE ${ofOrder})`
  return [
    {
      table: 'Order',
      where: `"id" = '${orderId}'`,
      differ: {
        number: `'K-2024-' || i`,
        placementKey: copied('r."id"'),
        cartId: 'NULL',
        userId: client,
        createdAt: day,
      },
    },
    { table: 'OrderLine', where: ofOrder, ids: ['id', 'orderId'] },
    { table: 'Payable', where: ofOrder, ids: ['id', 'orderId'] },
    {
      table: 'CheckoutAttempt',
      where: inside('Payable', 'payableId'),
      ids: ['id', 'payableId'],
      differ: { liveKey: 'NULL', sessionId: 'NULL', url: 'NULL' },
    },
    {
      table: 'Payment',
      where: inside('Payable', 'payableId'),
      ids: ['id', 'payableId', 'attemptId'],
      differ: { gatewayPaymentId: copied('r."id"'), createdAt: day },
    },
    {
      table: 'LedgerTransaction',
      where: ofOrder,
      ids: ['id', 'orderId'],
      differ: { key: copied('r."id"'), at: day },
    },
    {
      table: 'LedgerEntry',
      where: inside('LedgerTransaction', 'transactionId'),
      ids: ['id', 'transactionId', 'payableId'],
      differ: { freelancerId: 'NULL' },
    },
    { table: 'Project', where: ofOrder, ids: ['id', 'orderId'], differ: { userId: client } },
    {
      table: 'Milestone',
      where: inside('Project', 'projectId'),
      ids: ['id', 'projectId', 'orderLineId', 'payableId'],
    },
    {
      table: 'Event',
      where: `"id" IN (SELECT "id" FROM "Event" WHERE ${ofOrder} ORDER BY "id" LIMIT ${events})`,
      ids: ['id', 'orderId', 'projectId', 'subjectId'],
      differ: { key: copied('r."id"'), at: day },
    },
    { table: 'Thread', where: `${ofOrder} AND "kind" = 'order'`, ids: ['id', 'orderId'] },
  ]
}

/** Orders of these clients with all that belongs to each; those that are still open came last. */
async function fillOrders(db: Db, { orders, open, clients, events }: Amounts, provider: Provider) {
  const client = `${FIRST_CLIENT} + i % ${clients}`
  const pattern = (status: 'completed' | 'in_progress') =>
    db.order.findFirstOrThrow({
      where: { status, payables: { some: { payments: { some: {} } } } },
      select: { id: true },
    })
  const fill = async ({ id }: { id: string }, from: number, count: number) => {
    for (const part of partsOf(id, DAY[provider], client, events))
      await copyRows(db, { ...part, from, count })
    return id
  }
  const completedId = await fill(await pattern('completed'), 0, orders - open)
  const running = await fill(await pattern('in_progress'), orders - open, open)
  await db.$executeRawUnsafe(
    `UPDATE "Order" SET "name" = (SELECT u."name" FROM "User" u WHERE u."id" = "userId"), "email" = (SELECT u."email" FROM "User" u WHERE u."id" = "userId") WHERE "userId" >= ${FIRST_CLIENT}`,
  )
  const time = String(FIRST_TIME + orders - 1)
  const { id } = await db.order.update({
    where: { id: `${time.slice(0, 8)}-${time.slice(8)}${running.slice(13)}` },
    data: { number: NEWEST.order, name: NEWEST.name, email: NEWEST.email },
    select: { id: true },
  })
  return { newestId: id, completedId }
}

/**
 * A freelancer for every hundredth client, and for each order a payout to one of them; those of the
 * last orders are owed.
 */
async function fillPayouts(
  db: Db,
  completedId: string,
  { orders, open, clients }: Amounts,
  provider: Provider,
) {
  const people = clients / 100
  const freelancer = await db.freelancer.findFirstOrThrow({
    where: { user: { username: 'freelancer' } },
    select: { id: true },
  })
  await copyRows(db, {
    table: 'Freelancer',
    where: `"id" = '${freelancer.id}'`,
    count: people,
    differ: { id: copied('r."id"'), userId: `${FIRST_CLIENT} + i`, connectAccountId: 'NULL' },
  })
  const milestone = await db.milestone.findFirstOrThrow({
    where: { project: { orderId: completedId } },
    select: { id: true },
  })
  const terms = { freelancerId: freelancer.id, currency: 'EUR' }
  const fill = async (status: 'paid' | 'accrued', from: number, count: number) => {
    const assignment = await db.assignment.create({
      data: {
        ...terms,
        milestoneId: milestone.id,
        status: 'completed',
        fee: 50_000,
        payoutDueAt: new Date(),
        offerEndsAt: new Date(),
      },
    })
    const payout = await db.payout.create({
      data: { ...terms, assignmentId: assignment.id, status, amount: 50_000, dueAt: new Date() },
    })
    const whose = { freelancerId: copied('r."freelancerId"', `(i % ${people})`) }
    await copyRows(db, {
      table: 'Assignment',
      where: `"id" = '${assignment.id}'`,
      from,
      count,
      ids: ['id', 'milestoneId'],
      differ: whose,
    })
    await copyRows(db, {
      table: 'Payout',
      where: `"id" = '${payout.id}'`,
      from,
      count,
      ids: ['id', 'assignmentId'],
      differ: { ...whose, dueAt: DAY[provider], createdAt: DAY[provider] },
    })
  }
  await fill('paid', 0, orders - 2 * open)
  await fill('accrued', orders - 2 * open, open)
}

/** How many services share the published reviews. */
const REVIEWED = 9

/**
 * A review of every second order that is done; those of the last wait for the studio. Gives a
 * service that was reviewed.
 */
async function fillReviews(
  db: Db,
  completedId: string,
  { orders, open, clients }: Amounts,
  provider: Provider,
): Promise<number> {
  const { productId } = await db.orderLine.findFirstOrThrow({
    where: { orderId: completedId },
    select: { productId: true },
  })
  const written = {
    orderId: completedId,
    userId: FIRST_CLIENT,
    rating: 5,
    body: 'On the day that was promised, and better than we had hoped.',
    language: 'en',
  }
  const others = await db.product.findMany({
    where: { id: { not: productId }, studioId: 1, status: 'published' },
    orderBy: { id: 'asc' },
    take: REVIEWED + 1,
    select: { id: true },
  })
  const [waiting, ...reviewed] = others.map(({ id }) => id)
  const fill = async (
    status: 'published' | 'submitted',
    products: number[],
    from: number,
    count: number,
  ) => {
    const { id } = await db.review.create({ data: { ...written, status, productId: products[0]! } })
    const publishedAt = status === 'published' ? DAY[provider] : 'r."publishedAt"'
    const differ = {
      productId: one(products, 'i'),
      userId: `${FIRST_CLIENT} + i % ${clients}`,
      rating: '1 + i % 5',
      createdAt: DAY[provider],
      submittedAt: DAY[provider],
      publishedAt,
    }
    await copyRows(db, {
      table: 'Review',
      where: `"id" = '${id}'`,
      from,
      count,
      ids: ['id', 'orderId'],
      differ,
    })
  }
  const half = orders / 2
  await fill('published', reviewed, 0, half - open)
  await fill('submitted', [waiting!], half - open, open)
  return reviewed[0]!
}

/** A message from the contact page for every fifth order, every fifth of which is still open. */
async function fillMessages(db: Db, { orders, clients }: Amounts) {
  const { id } = await db.contactMessage.create({
    data: {
      studioId: 1,
      name: 'Somebody',
      email: 'somebody@client.example',
      topic: 'project',
      subject: 'A new site',
      body: 'We are moving house and need a new site before the summer. What would that cost?',
      language: 'en',
      answeredAt: new Date(),
    },
  })
  const differ = {
    name: `${one(FIRST_NAMES, 'i')} || ' ' || ${one(FAMILY_NAMES, '(i / 16)')}`,
    email: `'asker.' || (i % ${clients}) || '@client.example'`,
    answeredAt: 'CASE WHEN i % 5 = 0 THEN NULL ELSE r."answeredAt" END',
    suspicions: `CASE WHEN i % 10 = 0 THEN 'links' ELSE '' END`,
  }
  await copyRows(db, {
    table: 'ContactMessage',
    where: `"id" = '${id}'`,
    count: orders / 5,
    differ,
  })
}

/**
 * As many mails, jobs, unread notices and events of the payment service as orders, and a ticket and
 * an entry of the audit log for every twentieth.
 */
async function fillRecords(db: Db, { orders, clients }: Amounts) {
  const mail = await db.mailMessage.create({
    data: {
      key: randomUUID(),
      template: 'receipt',
      to: 'somebody@client.example',
      from: 'studio@kanal.example',
      subject: 'Receipt',
      text: 'Thank you.',
      html: '<p>Thank you.</p>',
      language: 'en',
      transport: 'outbox',
    },
  })
  const job = await db.outboxJob.create({
    data: { key: randomUUID(), kind: 'mail', payload: {}, status: 'sent', finishedAt: new Date() },
  })
  const notice = await db.notification.create({
    data: {
      key: randomUUID(),
      userId: FIRST_CLIENT,
      kind: 'message.posted',
      data: {},
      href: '/dashboard',
    },
  })
  const event = await db.webhookEvent.create({
    data: {
      gateway: 'sandbox',
      eventId: 'evt_first',
      type: 'payment_intent.succeeded',
      payload: '{}',
      outcome: 'applied',
      processedAt: new Date(),
    },
  })
  const entry = await db.event.create({
    data: {
      key: randomUUID(),
      subject: 'setting',
      subjectId: 'refundLimit',
      kind: 'setting.changed',
      actorType: 'admin',
      actorId: 1,
      visibility: 'team',
    },
  })
  const thread = await db.thread.create({ data: { kind: 'ticket', subject: 'A question' } })
  const ticket = await db.ticket.create({
    data: { number: 'T-FIRST', threadId: thread.id, userId: 1, status: 'closed' },
  })
  const is = (id: string) => `"id" = '${id}'`
  await copyRows(db, {
    table: 'MailMessage',
    where: is(mail.id),
    count: orders,
    differ: { key: `'grown-' || i`, to: `'somebody.' || (i % ${clients}) || '@client.example'` },
  })
  await copyRows(db, {
    table: 'OutboxJob',
    where: is(job.id),
    count: orders,
    differ: { key: `'grown-' || i` },
  })
  await copyRows(db, {
    table: 'Notification',
    where: is(notice.id),
    count: orders,
    differ: { key: `'grown-' || i`, userId: `${FIRST_CLIENT} + i % ${clients}` },
  })
  await copyRows(db, {
    table: 'WebhookEvent',
    where: is(event.id),
    count: orders,
    differ: { eventId: `'evt_' || i` },
  })
  const some = orders / 20
  await copyRows(db, {
    table: 'Event',
    where: is(entry.id),
    count: some,
    differ: { key: `'grown-' || i` },
  })
  await copyRows(db, { table: 'Thread', where: is(thread.id), count: some })
  await copyRows(db, {
    table: 'Ticket',
    where: is(ticket.id),
    count: some,
    ids: ['id', 'threadId'],
    differ: { number: `'T-' || i`, userId: `${FIRST_CLIENT} + i % ${clients}` },
  })
}

/** Gives the demo studio this many orders and clients beside its own; the newest of each. */
export async function growStudio(db: Db, amounts: Amounts, provider: Provider): Promise<Grown> {
  const clientId = await fillClients(db, amounts.clients)
  const { newestId, completedId } = await fillOrders(db, amounts, provider)
  await fillPayouts(db, completedId, amounts, provider)
  const reviewedId = await fillReviews(db, completedId, amounts, provider)
  await fillMessages(db, amounts)
  await fillRecords(db, amounts)
  await fillWords(db, provider)
  // The timer takes a month at a time; the bookings are two years old.
  for (let months = 0; months < 40; months++) await closeDays(new Date(), db)
  return { orderId: newestId, clientId, reviewedId }
}
