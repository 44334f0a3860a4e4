import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../app/paths'
import { connect, type Db } from '../../app/platform/db/db.server'
import { createSeededSqliteDatabase, dataFolderOf } from '../setup/seed'
import { fetchRaw } from './load'
import { startApp, STATEMENT_LOG, type Running } from './processes'
import { signInClient } from './subjects'
import { table } from './table'

/** How much one client has of everything: a full page, and very much. */
const FEW = { orders: 60, messages: 120, files: 120, events: 120, notifications: 120 }
const MANY = { orders: 600, messages: 10_000, files: 5_000, events: 20_000, notifications: 5_000 }
type Amounts = typeof FEW

const ROUNDS = 60
/** What a page may take longer with very much than with a full page. */
const MOST_GROWTH = 1.5

const MINUTE_MS = 60_000
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
/** In portions that one statement can hold. */
async function inPortions<T>(rows: T[], write: (portion: T[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += 500) await write(rows.slice(start, start + 500))
}

/** Gives the demo client's running order this much; what it has already stays. */
async function fill(db: Db, { orders, messages, files, events, notifications }: Amounts) {
  const client = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  const order = await db.order.findFirstOrThrow({ where: { userId: client.id, status: 'in_progress' }, include: { project: true } })
  const projectId = order.project!.id
  const { project: _, id: __, ...model } = order
  const begin = Date.now()
  const at = (index: number) => new Date(begin - index * MINUTE_MS)
  await inPortions(times(orders, () => ({ ...model, number: randomUUID(), placementKey: randomUUID(), cartId: null, status: 'completed' as const })), (data) => db.order.createMany({ data }))
  const thread = await db.thread.findFirstOrThrow({ where: { orderId: order.id } })
  await inPortions(times(messages, (index) => ({ threadId: thread.id, authorId: index % 2 ? client.id : 1, body: `Message ${index}`, createdAt: at(messages - index) })), (data) => db.message.createMany({ data }))
  const rows = times(files, (index) => ({ id: randomUUID(), projectId, name: `picture-${index}.png`, status: 'available' as const, createdAt: at(index) }))
  await inPortions(rows, (data) => db.file.createMany({ data }))
  await inPortions(rows, (portion) => db.fileVersion.createMany({ data: portion.map(({ id }) => ({ fileId: id, number: 1, status: 'available' as const, storageKey: id, contentType: 'image/png', size: 10_000, received: 10_000 })) }))
  const event = { subject: 'milestone', kind: 'milestone.submitted', actorType: 'admin', orderId: order.id, projectId, data: { title: 'Design' } }
  await inPortions(times(events, (index) => ({ ...event, key: randomUUID(), subjectId: randomUUID(), at: at(index) })), (data) => db.event.createMany({ data }))
  const notice = { userId: client.id, kind: 'message.posted', orderId: order.id, data: { who: 'Astrid' }, href: paths.messages({ order: order.id }) }
  await inPortions(times(notifications, () => ({ ...notice, key: randomUUID() })), (data) => db.notification.createMany({ data }))
  return { order: order.id, projectId }
}

const PAGES = [paths.dashboard, paths.overview, paths.orders, paths.milestones, paths.projectDetails, paths.files, paths.design, paths.previews, paths.messages, paths.activities, paths.deliverables, paths.notifications, paths.dashboardNew]

function median(numbers: number[]) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

/** The statements of each page, and the median of its answers one after another in milliseconds. */
async function measure({ origin, logFile }: Running, order: string) {
  const headers = { Accept: '*/*', 'Accept-Language': 'en', Cookie: await signInClient(origin) }
  const logged = async () => (await readFile(logFile, 'utf8')).match(STATEMENT_LOG.line)?.length ?? 0
  const ask = async (path: string) => {
    const { status } = await fetchRaw(origin + path, headers)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  const measured: { statements: number; ms: number }[] = []
  for (const page of PAGES) {
    const path = page({ order })
    for (let index = 0; index < 3; index++) await ask(path)
    const before = await logged()
    await ask(path)
    const statements = (await logged()) - before
    const spent: number[] = []
    for (let index = 0; index < ROUNDS; index++) {
      const begin = performance.now()
      await ask(path)
      spent.push(performance.now() - begin)
    }
    measured.push({ statements, ms: median(spent) })
  }
  return measured
}

/** How the client's pages grow with what the client has: statements and time with a full page of everything, and with very much. */
export async function measureGrowth(folder: string): Promise<{ text: string; isOver: boolean }> {
  const database = await createSeededSqliteDatabase()
  const place = { url: database.url, dataFolder: dataFolderOf(database) }
  const db = connect(database.url)
  const at = async (amounts: Amounts, name: string) => {
    const { order } = await fill(db, amounts)
    const app = await startApp(place, join(folder, `${name}.log`), { DEBUG: STATEMENT_LOG.setting, WORKER: 'off' })
    return measure(app, order).finally(() => app.stop())
  }
  try {
    const few = await at(FEW, 'few')
    const many = await at(MANY, 'many')
    const rows = PAGES.map((page, index) => {
      const [small, large] = [few[index]!, many[index]!]
      const grown = large.statements > small.statements || large.ms / small.ms > MOST_GROWTH
      return { grown, cells: [page().replace('/dashboard', '…'), String(small.statements), String(large.statements), small.ms.toFixed(1), large.ms.toFixed(1), `${(large.ms / small.ms).toFixed(2)}${grown ? ' !' : ''}`] }
    })
    const title = `A client with ${MANY.messages} messages, ${MANY.files} files, ${MANY.events} events, ${MANY.orders} orders`
    return { text: table([title, 'SQL few', 'SQL many', 'ms few', 'ms many', 'ratio'], rows.map(({ cells }) => cells)), isOver: rows.some(({ grown }) => grown) }
  } finally {
    await db.$disconnect()
    await database.dispose()
  }
}
