import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type Db } from '../../app/platform/db/db.server'
import { startPostgres } from '../setup/postgres'
import { createSeededSqliteDatabase, dataFolderOf, seed } from '../setup/seed'
import { fetchRaw } from './load'
import { startApp, STATEMENT_LOG, type Running } from './processes'
import { table } from './table'

const ROUNDS = 8
/**
 * How many more there are for a page that seems to have grown: a machine that does something else
 * can make it seem so.
 */
const SURE = 4
/**
 * Times that statements are counted: the settings are read every two seconds, by whichever page
 * comes then.
 */
const COUNTS = 3
/**
 * While millions of rows are filled in, SQLite may keep much of the file in memory, where with its
 * own 2 MB it writes each page of an index over and over, and nothing of it is to outlive a fall.
 */
const FILLING = ['cache_size = -2000000', 'journal_mode = MEMORY', 'synchronous = OFF']
/** What a page may take longer with very much than with a full page of it. */
const MOST_GROWTH = 1.5

type Place = { url: string; dataFolder: string }
type Reader<Grown> = { grown: Grown; app: Running; headers: Record<string, string> }

/** A page, and words on it that show that it has read what was filled in. */
export type GrowthPage<Grown> = { path(grown: Grown): string; shows: string }

/** Somebody whose pages are asked for with much in the database, and with very much. */
export interface Growth<Amounts, Grown> {
  title: string
  amounts: { few: Amounts; many: Amounts }
  grow(db: Db, amounts: Amounts, provider: 'sqlite' | 'postgresql'): Promise<Grown>
  /** The cookies of the one whose pages they are. */
  signIn(origin: string, grown: Grown): Promise<string>
  pages: GrowthPage<Grown>[]
}

/** One answer. Throws unless it is a page with the words that were filled in. */
async function ask<Grown>(
  { grown, app, headers }: Reader<Grown>,
  { path, shows }: GrowthPage<Grown>,
) {
  const { status, body } = await fetchRaw(app.origin + path(grown), headers)
  if (status !== 200 || !body.includes(shows))
    throw new Error(`${path(grown)} answered ${status}, without "${shows}"`)
}

async function countStatements<Grown>(reader: Reader<Grown>, page: GrowthPage<Grown>) {
  const logged = async () =>
    (await readFile(reader.app.logFile, 'utf8')).match(STATEMENT_LOG.line)?.length ?? 0
  for (let index = 0; index < 3; index++) await ask(reader, page)
  const counts: number[] = []
  for (let index = 0; index < COUNTS; index++) {
    const before = await logged()
    await ask(reader, page)
    counts.push((await logged()) - before)
  }
  return Math.min(...counts)
}

function median(numbers: number[]) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

/**
 * Asks the two in turn, so that whatever else the machine does falls on both; medians in
 * milliseconds.
 */
async function timeSideBySide<Grown>(
  readers: Reader<Grown>[],
  page: GrowthPage<Grown>,
  rounds: number,
) {
  const spent: number[][] = readers.map(() => [])
  for (let index = 0; index < rounds; index++) {
    for (const [number, reader] of readers.entries()) {
      const begin = performance.now()
      await ask(reader, page)
      spent[number]!.push(performance.now() - begin)
    }
  }
  return spent.map(median)
}

/**
 * Has SQLite choose its indexes by what was counted in a smaller file, as it does in one that has
 * grown: a large one is not counted.
 */
async function countAsIn(db: Db, { url }: Place) {
  await db.$executeRawUnsafe('ANALYZE "ContentVersion"')
  await db.$executeRawUnsafe(`ATTACH '${url.replace(/^file:/, '')}' AS smaller`)
  for (const counts of ['sqlite_stat1', 'sqlite_stat4']) {
    await db.$executeRawUnsafe(`DELETE FROM main.${counts}`)
    await db.$executeRawUnsafe(`INSERT INTO main.${counts} SELECT * FROM smaller.${counts}`)
  }
  await db.$executeRawUnsafe('DETACH smaller')
}

async function openReader<Amounts, Grown>(
  { grow, signIn }: Growth<Amounts, Grown>,
  place: Place,
  amounts: Amounts,
  logFile: string,
  smaller?: Place,
): Promise<Reader<Grown>> {
  const db = connect(place.url)
  const isPostgres = place.url.startsWith('postgres')
  if (!isPostgres) for (const setting of FILLING) await db.$queryRawUnsafe(`PRAGMA ${setting}`)
  const grown = await grow(db, amounts, isPostgres ? 'postgresql' : 'sqlite')
  if (smaller && !isPostgres) await countAsIn(db, smaller)
  else await db.$executeRawUnsafe('ANALYZE')
  if (!isPostgres) await db.$queryRawUnsafe('PRAGMA journal_mode = WAL')
  await db.$disconnect()
  const app = await startApp(place, logFile, { DEBUG: STATEMENT_LOG.setting, WORKER: 'off' })
  const headers = {
    Accept: '*/*',
    'Accept-Language': 'en',
    Cookie: await signIn(app.origin, grown),
  }
  return { grown, app, headers }
}

/** The address without the ids of this run. */
const nameOf = (path: string) =>
  path.replace(/[?&]order=[^&]*/, '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')

async function compare<Amounts, Grown>(
  growth: Growth<Amounts, Grown>,
  database: string,
  places: Place[],
  folder: string,
) {
  const readers: Reader<Grown>[] = []
  try {
    for (const [index, amounts] of [growth.amounts.few, growth.amounts.many].entries())
      readers.push(
        await openReader(
          growth,
          places[index]!,
          amounts,
          join(folder, `${database}-${index}.log`),
          places[index - 1],
        ),
      )
    const rows: { grown: boolean; cells: string[] }[] = []
    for (const page of growth.pages) {
      const [statements, more] = [
        await countStatements(readers[0]!, page),
        await countStatements(readers[1]!, page),
      ]
      let [few, many] = await timeSideBySide(readers, page, ROUNDS)
      if (many! / few! > MOST_GROWTH)
        [few, many] = await timeSideBySide(readers, page, SURE * ROUNDS)
      const ratio = many! / few!
      const grown = statements === 0 || more > statements || ratio > MOST_GROWTH
      rows.push({
        grown,
        cells: [
          nameOf(page.path(readers[1]!.grown)),
          String(statements),
          String(more),
          few!.toFixed(1),
          many!.toFixed(1),
          `${ratio.toFixed(2)}${grown ? ' !' : ''}`,
        ],
      })
    }
    return {
      text: table(
        [database, 'SQL few', 'SQL many', 'ms few', 'ms many', 'ratio'],
        rows.map(({ cells }) => cells),
      ),
      isOver: rows.some(({ grown }) => grown),
    }
  } finally {
    for (const { app } of readers) await app.stop()
  }
}

async function onSqlite<Amounts, Grown>(growth: Growth<Amounts, Grown>, folder: string) {
  const databases = [await createSeededSqliteDatabase(), await createSeededSqliteDatabase()]
  const places = databases.map((database) => ({
    url: database.url,
    dataFolder: dataFolderOf(database),
  }))
  return compare(growth, 'SQLite', places, folder).finally(() =>
    Promise.all(databases.map((database) => database.dispose())),
  )
}

async function onPostgres<Amounts, Grown>(growth: Growth<Amounts, Grown>, folder: string) {
  const server = await startPostgres()
  try {
    const places: Place[] = []
    for (const name of ['few', 'many']) {
      const place = {
        url: await server.createDatabase(name),
        dataFolder: await mkdtemp(join(folder, `${name}-`)),
      }
      await seed(place.url, place.dataFolder)
      places.push(place)
    }
    return await compare(growth, 'PostgreSQL', places, folder)
  } finally {
    await server.stop()
  }
}

/**
 * How pages grow with what there is: statements and time with much and with very much, side by
 * side, on both databases or one.
 */
export async function measureGrowth<Amounts, Grown>(
  growth: Growth<Amounts, Grown>,
  folder: string,
  database?: string,
): Promise<{ text: string; isOver: boolean }> {
  const found = [
    ...(database === 'postgres' ? [] : [await onSqlite(growth, folder)]),
    ...(database === 'sqlite' ? [] : [await onPostgres(growth, folder)]),
  ]
  const title = `${growth.title}; at most ${MOST_GROWTH} times the milliseconds`
  return {
    text: [title, ...found.map(({ text }) => text)].join('\n\n'),
    isOver: found.some(({ isOver }) => isOver),
  }
}
