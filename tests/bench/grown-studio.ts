import { randomBytes } from 'node:crypto'
import type { Db } from '../../app/platform/db/db.server'

/** A studio with more than a page of everything. */
export const FEW = { orders: 1_000, open: 300, clients: 200 }
/** And one with very much: what no page of its control centre may be slower for. */
export const MANY = { orders: 100_000, open: 3_000, clients: 20_000 }
export type Amounts = typeof FEW
export type Grown = { orderId: string; clientId: number }

/** What came last, by which a page shows that it has read what was filled in. */
export const NEWEST = { order: 'KN-LAST', name: 'Ottilia Newest', email: 'ottilia.newest@last.example' }

const MINUTE_MS = 60_000
const PORTION = 500
const FIRST_NAMES = ['Anna', 'Bram', 'Cecilia', 'Daan', 'Elin', 'Filip', 'Greta', 'Hugo', 'Ida', 'Jan', 'Karin', 'Lars', 'Maja', 'Nils', 'Olga', 'Piet']
const FAMILY_NAMES = ['Berg', 'Dekker', 'Ek', 'Falk', 'de Groot', 'Holm', 'Jansen', 'Kowalska', 'Lind', 'Mulder', 'Nowak', 'Olsson', 'Visser', 'Wójcik']

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const pick = <T>(list: T[], index: number) => list[index % list.length]!

async function inPortions(count: number, write: (from: number, to: number) => Promise<unknown>) {
  for (let from = 0; from < count; from += PORTION) await write(from, Math.min(count, from + PORTION))
}

/** A version 7 UUID of a moment: the rows stand in the order of time. */
function idAt(moment: number) {
  const time = moment.toString(16).padStart(12, '0')
  const random = randomBytes(9).toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6)}`
}

/** All that is kept of one order, table by table, each after those that it refers to. */
const PARTS = {
  order: (id: string) => ({ id }),
  orderLine: (orderId: string) => ({ orderId }),
  payable: (orderId: string) => ({ orderId }),
  checkoutAttempt: (orderId: string) => ({ payable: { orderId } }),
  payment: (orderId: string) => ({ payable: { orderId } }),
  ledgerTransaction: (orderId: string) => ({ orderId }),
  ledgerEntry: (orderId: string) => ({ transaction: { orderId } }),
  invoice: (orderId: string) => ({ orderId }),
  project: (orderId: string) => ({ orderId }),
  milestone: (orderId: string) => ({ project: { orderId } }),
  thread: (orderId: string) => ({ orderId, kind: 'order' }),
  message: (orderId: string) => ({ thread: { orderId, kind: 'order' } }),
  event: (orderId: string) => ({ orderId }),
}
type Model = keyof typeof PARTS
type Row = Record<string, unknown>
type Tables = Record<Model, { findMany(query: object): Promise<Row[]>; createMany(query: { data: Row[] }): Promise<unknown> }>

/** What has to differ from row to row beside the ids. */
function distinct(model: Model, row: Row, moment: number): Row {
  if (model === 'event' || model === 'ledgerTransaction') return { ...row, key: row.id, at: new Date(moment) }
  if (model === 'checkoutAttempt') return { ...row, liveKey: null, sessionId: null, url: null }
  if (model === 'payment') return { ...row, gatewayPaymentId: `pi_${String(row.id)}`, createdAt: new Date(moment) }
  return model === 'invoice' ? { ...row, number: String(row.id) } : row
}

/** An order that is there already, to be written again and again with ids of its own. */
async function readPattern(db: Db, status: 'completed' | 'in_progress') {
  const { id } = await db.order.findFirstOrThrow({ where: { status, project: { isNot: null }, payables: { some: { payments: { some: {} } } } } })
  const rows: Partial<Record<Model, Row[]>> = {}
  for (const model of Object.keys(PARTS) as Model[]) rows[model] = await (db as unknown as Tables)[model].findMany({ where: PARTS[model](id) })
  const owned = new Set(Object.values(rows).flatMap((list) => list.map((row) => String(row.id))))
  const text = JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value === null ? undefined : value))
  const pieces = text.split(/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/)
  return (moment: number) => {
    const ids = new Map([...owned].map((known) => [known, idAt(moment)]))
    return JSON.parse(pieces.map((piece) => ids.get(piece) ?? piece).join('')) as Record<Model, Row[]>
  }
}

const emailOf = (index: number, last: number) => (index === last ? NEWEST.email : `${pick(FIRST_NAMES, index)}.${index}@client-${index % 997}.example`.toLowerCase())
const nameOf = (index: number, last: number) => (index === last ? NEWEST.name : `${pick(FIRST_NAMES, index)} ${pick(FAMILY_NAMES, Math.floor(index / FIRST_NAMES.length))}`)

/** Clients, every fifth in a company of their own, every tenth without a password yet; the last of them is the newest. */
async function fillClients(db: Db, count: number, passwordHash: string) {
  await inPortions(count, (from, to) =>
    db.user.createMany({ data: times(to - from, (at) => from + at).map((index) => ({ username: `grown-${index}`, email: emailOf(index, count - 1), name: nameOf(index, count - 1), passwordHash: index % 10 ? passwordHash : null })) }),
  )
  const users = await db.user.findMany({ where: { username: { startsWith: 'grown-' } }, orderBy: { id: 'asc' }, select: { id: true, name: true, email: true } })
  const companies = users.filter((_, index) => index % 5 === 0).map(({ id, name }) => ({ userId: id, company: { id: idAt(id), name: `${name} AB`, country: 'SE' } }))
  await inPortions(companies.length, async (from, to) => {
    await db.company.createMany({ data: companies.slice(from, to).map(({ company }) => company) })
    await db.companyMember.createMany({ data: companies.slice(from, to).map(({ userId, company }) => ({ userId, companyId: company.id, role: 'owner' as const })) })
  })
  return users
}

/** Orders of these clients with all that belongs to each, a minute apart; those that are still open came last. */
async function fillOrders(db: Db, clients: { id: number; name: string; email: string }[], { orders, open }: Amounts) {
  const [over, running] = [await readPattern(db, 'completed'), await readPattern(db, 'in_progress')]
  const begin = Date.now() - orders * MINUTE_MS
  const tables = db as unknown as Tables
  let last = ''
  await inPortions(orders, async (from, to) => {
    const copies = times(to - from, (at) => from + at).map((index) => {
      const isLast = index === orders - 1
      const client = isLast ? clients.at(-1)! : pick(clients, index)
      const moment = begin + index * MINUTE_MS
      const copy = (index < orders - open ? over : running)(moment)
      const order = { ...copy.order[0]!, number: isLast ? NEWEST.order : `KN-${index}`, placementKey: copy.order[0]!.id, cartId: undefined, userId: client.id, name: client.name, email: client.email, createdAt: new Date(moment) }
      last = String(order.placementKey)
      return { ...copy, order: [order], project: copy.project.map((project) => ({ ...project, userId: client.id })), moment }
    })
    for (const model of Object.keys(PARTS) as Model[]) await tables[model].createMany({ data: copies.flatMap(({ moment, ...copy }) => copy[model].map((row) => distinct(model, row, moment))) })
  })
  return last
}

/** As many mails, jobs and events of the payment service as orders, and a ticket and an entry of the audit log for every twentieth. */
async function fillRecords(db: Db, clients: { id: number; email: string }[], orders: number) {
  const now = new Date()
  await inPortions(orders, async (from, to) => {
    const rows = times(to - from, (at) => ({ index: from + at, id: idAt(now.getTime() - (orders - from - at) * MINUTE_MS) }))
    await db.mailMessage.createMany({ data: rows.map(({ id, index }) => ({ id, key: id, template: 'receipt', to: pick(clients, index).email, from: 'studio@kanal.example', subject: `Receipt ${index}`, text: 'Thank you.', html: '<p>Thank you.</p>', language: 'en', transport: 'outbox', userId: pick(clients, index).id })) })
    await db.outboxJob.createMany({ data: rows.map(({ id }) => ({ id, key: `grown:${id}`, kind: 'mail', payload: {}, status: 'sent' as const, finishedAt: now })) })
    await db.webhookEvent.createMany({ data: rows.map(({ id, index }) => ({ id, gateway: 'sandbox', eventId: `evt_${index}`, type: 'payment_intent.succeeded', payload: '{}', outcome: 'applied', processedAt: now })) })
    const some = rows.filter(({ index }) => index % 20 === 0)
    await db.event.createMany({ data: some.map(({ id }) => ({ key: `grown:${id}`, subject: 'setting', subjectId: 'refundLimit', kind: 'setting.changed', actorType: 'admin', actorId: 1, visibility: 'team' })) })
    await db.thread.createMany({ data: some.map(({ id, index }) => ({ id, kind: 'ticket' as const, subject: `Question ${index}` })) })
    await db.ticket.createMany({ data: some.map(({ id, index }) => ({ number: `T-${index}`, threadId: id, userId: pick(clients, index).id, status: index % 400 ? ('closed' as const) : ('open' as const), answerDueAt: index % 400 ? null : new Date(now.getTime() + 60 * MINUTE_MS) })) })
  })
}

/** Gives the demo studio this many orders and clients beside its own; the newest of each. */
export async function growStudio(db: Db, amounts: Amounts): Promise<Grown> {
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  const clients = await fillClients(db, amounts.clients, passwordHash!)
  const orderId = await fillOrders(db, clients, amounts)
  await fillRecords(db, clients, amounts.orders)
  return { orderId, clientId: clients.at(-1)!.id }
}
