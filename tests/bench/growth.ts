import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../app/paths'
import { connect } from '../../app/platform/db/db.server'
import { startPostgres } from '../setup/postgres'
import { createSeededSqliteDatabase, dataFolderOf, seed } from '../setup/seed'
import { FEW, growClient, MANY, NEWEST, type Amounts } from './grown-client'
import { fetchRaw } from './load'
import { startApp, STATEMENT_LOG, type Running } from './processes'
import { signInClient } from './subjects'
import { table } from './table'

const ROUNDS = 40
/** What a page may take longer with very much than with a full page of it. */
const MOST_GROWTH = 1.5

type Place = { url: string; dataFolder: string }
type Client = Awaited<ReturnType<typeof growClient>> & { app: Running; headers: Record<string, string> }
type Page = { path(client: Client): string; shows: string }

/** Every page of the client with what it shows of that which was filled in. */
const PAGES: Page[] = [
  { path: ({ order }) => paths.dashboard({ order }), shows: NEWEST.activity },
  { path: () => paths.overview(), shows: NEWEST.order },
  { path: ({ order }) => paths.orders({ order }), shows: NEWEST.order },
  { path: ({ order }) => paths.milestones({ order }), shows: NEWEST.order },
  { path: ({ order }) => paths.projectDetails({ order }), shows: NEWEST.order },
  { path: ({ order }) => paths.files({ order }), shows: NEWEST.file },
  { path: ({ order }) => paths.files({ order, sort: 'newest' }), shows: 'picture-' },
  { path: ({ order }) => paths.files({ order, q: 'picture-000' }), shows: NEWEST.file },
  { path: ({ order }) => paths.design({ order }), shows: NEWEST.order },
  { path: ({ order }) => paths.previews({ order }), shows: NEWEST.order },
  { path: ({ order }) => paths.messages({ order }), shows: NEWEST.message },
  { path: ({ order }) => paths.activities({ order }), shows: NEWEST.activity },
  { path: () => paths.activities({ all: '1' }), shows: NEWEST.activity },
  { path: ({ order }) => paths.deliverables({ order }), shows: NEWEST.order },
  { path: () => paths.notifications(), shows: NEWEST.notice },
  { path: () => paths.dashboardNew(), shows: NEWEST.order },
  { path: ({ projectId }) => paths.projectFiles(projectId), shows: NEWEST.file },
  { path: ({ projectId }) => paths.projectMilestones(projectId), shows: 'WordPress editorial site' },
]

/** One answer. Throws unless it is a page with the words that were filled in. */
async function ask(client: Client, { path, shows }: Page) {
  const { status, body } = await fetchRaw(client.app.origin + path(client), client.headers)
  if (status !== 200 || !body.includes(shows)) throw new Error(`${path(client)} answered ${status}, without "${shows}"`)
}

async function countStatements(client: Client, page: Page) {
  const logged = async () => (await readFile(client.app.logFile, 'utf8')).match(STATEMENT_LOG.line)?.length ?? 0
  for (let index = 0; index < 3; index++) await ask(client, page)
  const before = await logged()
  await ask(client, page)
  return (await logged()) - before
}

function median(numbers: number[]) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

/** Asks the two in turn, so that whatever else the machine does falls on both; medians in milliseconds. */
async function timeSideBySide(clients: Client[], page: Page) {
  const spent: number[][] = clients.map(() => [])
  for (let index = 0; index < ROUNDS; index++) {
    for (const [number, client] of clients.entries()) {
      const begin = performance.now()
      await ask(client, page)
      spent[number]!.push(performance.now() - begin)
    }
  }
  return spent.map(median)
}

async function openClient(place: Place, amounts: Amounts, logFile: string): Promise<Client> {
  const db = connect(place.url)
  const grown = await growClient(db, amounts)
  if (place.url.startsWith('postgres')) await db.$executeRawUnsafe('ANALYZE')
  await db.$disconnect()
  const app = await startApp(place, logFile, { DEBUG: STATEMENT_LOG.setting, WORKER: 'off' })
  const headers = { Accept: '*/*', 'Accept-Language': 'en', Cookie: await signInClient(app.origin) }
  return { ...grown, app, headers }
}

async function compare(database: string, places: Place[], folder: string) {
  const clients: Client[] = []
  try {
    for (const [index, amounts] of [FEW, MANY].entries()) clients.push(await openClient(places[index]!, amounts, join(folder, `${database}-${index}.log`)))
    const rows: { grown: boolean; cells: string[] }[] = []
    for (const page of PAGES) {
      const [statements, more] = [await countStatements(clients[0]!, page), await countStatements(clients[1]!, page)]
      const [few, many] = await timeSideBySide(clients, page)
      const ratio = many! / few!
      const grown = statements === 0 || more > statements || ratio > MOST_GROWTH
      const name = page.path({ ...clients[1]!, order: '', projectId: '…' }).replace(/[?&]order=(?=&|$)/, '')
      rows.push({ grown, cells: [name, String(statements), String(more), few!.toFixed(1), many!.toFixed(1), `${ratio.toFixed(2)}${grown ? ' !' : ''}`] })
    }
    return { text: table([database, 'SQL few', 'SQL many', 'ms few', 'ms many', 'ratio'], rows.map(({ cells }) => cells)), isOver: rows.some(({ grown }) => grown) }
  } finally {
    for (const { app } of clients) await app.stop()
  }
}

async function onSqlite(folder: string) {
  const databases = [await createSeededSqliteDatabase(), await createSeededSqliteDatabase()]
  const places = databases.map((database) => ({ url: database.url, dataFolder: dataFolderOf(database) }))
  return compare('SQLite', places, folder).finally(() => Promise.all(databases.map((database) => database.dispose())))
}

async function onPostgres(folder: string) {
  const server = await startPostgres()
  try {
    const places: Place[] = []
    for (const name of ['few', 'many']) {
      const place = { url: await server.createDatabase(name), dataFolder: await mkdtemp(join(folder, `${name}-`)) }
      await seed(place.url, place.dataFolder)
      places.push(place)
    }
    return await compare('PostgreSQL', places, folder)
  } finally {
    await server.stop()
  }
}

/** How the client's pages grow with what the client has: statements and time with a page of everything, and with very much, side by side. */
export async function measureGrowth(folder: string): Promise<{ text: string; isOver: boolean }> {
  const found = [await onSqlite(folder), await onPostgres(folder)]
  const title = `A client with ${MANY.messages} messages, ${MANY.files} files, ${MANY.events} events and ${MANY.orders} running orders beside one with ${FEW.messages}, ${FEW.files}, ${FEW.events} and ${FEW.orders}; at most ${MOST_GROWTH} times the milliseconds`
  return { text: [title, ...found.map(({ text }) => text)].join('\n\n'), isOver: found.some(({ isOver }) => isOver) }
}
