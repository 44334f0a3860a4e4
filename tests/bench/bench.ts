/**
 * Measures the built app on loopback: speed beside a plain node:http server, the bytes of first
 * visits, and Lighthouse's scores.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertBuilt } from '../setup/handler'
import { createSeededSqliteDatabase, dataFolderOf } from '../setup/seed'
import { weighFirstVisits } from './bytes'
import { scorePages } from './lighthouse'
import { clientGrowth } from './client-growth'
import { measureGrowth } from './growth'
import { CONNECTIONS, drive, fetchRaw, findAutocannon, type Answer, type Load } from './load'
import { residentMemory, startApp, startFloor, STATEMENT_LOG, type Running } from './processes'
import { prepareSubjects, publicPages, type Subject } from './subjects'
import { kilobytes, megabytes, table, whole } from './table'

const WARM_UP_S = 1
const MEASURE_S = 3
const FLOOR_S = 1

type Measured = {
  subject: Subject
  load: Load
  floor: Load
  bytes: number
  memory?: number
  statements: number
}

const headersOf = ({ cookie }: Subject): Record<string, string> => ({
  Accept: '*/*',
  'Accept-Encoding': 'gzip',
  'Accept-Language': 'en',
  ...(cookie && { Cookie: cookie }),
})

async function ask(origin: string, subject: Subject): Promise<Answer> {
  const answer = await fetchRaw(origin + subject.path, headersOf(subject))
  if (answer.status !== 200) throw new Error(`${subject.path} answered ${answer.status}`)
  return answer
}

/** How many SQL statements one answer takes when the app is warm. */
async function countStatements(
  { origin, logFile }: Running,
  subjects: Subject[],
): Promise<Map<Subject, number>> {
  const logged = async () =>
    (await readFile(logFile, 'utf8')).match(STATEMENT_LOG.line)?.length ?? 0
  const counts = new Map<Subject, number>()
  for (const subject of subjects) {
    for (let i = 0; i < 2; i++) await ask(origin, subject)
    const before = await logged()
    await ask(origin, subject)
    counts.set(subject, (await logged()) - before)
  }
  return counts
}

/**
 * Writes the answers down, as they came over the wire, for the server that does nothing else than
 * send them.
 */
async function keepAnswers(folder: string, answers: Answer[]) {
  await mkdir(folder)
  for (const [number, { headers, body }] of answers.entries()) {
    const kept = {
      'content-type': headers['content-type'],
      ...(headers['content-encoding'] && { 'content-encoding': headers['content-encoding'] }),
    }
    await writeFile(join(folder, `${number}.body`), body)
    await writeFile(
      join(folder, `${number}.json`),
      JSON.stringify({ ...kept, 'content-length': body.length }),
    )
  }
}

function report(measured: Measured[]) {
  const rows = measured.map(({ subject, load, floor, bytes, memory, statements }) => [
    subject.name,
    whole(load.perSecond),
    String(load.medianMs),
    String(load.p99Ms),
    kilobytes(bytes),
    megabytes(memory),
    String(statements),
    whole(floor.perSecond),
    (load.perSecond / floor.perSecond).toFixed(4),
  ])
  return table(
    [
      'One process, gzip',
      'requests/s',
      'median ms',
      'p99 ms',
      'KB',
      'memory MB',
      'SQL',
      'node:http/s',
      'ratio',
    ],
    rows,
  )
}

assertBuilt()
const autocannon = await findAutocannon()
const begin = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'kanal-bench-'))
const database = await createSeededSqliteDatabase()
const place = { url: database.url, dataFolder: dataFolderOf(database) }
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const running: Running[] = []
const run = async (started: Promise<Running>) => {
  running.push(await started)
  return running.at(-1)!
}

try {
  console.log(
    `Node ${process.version}, ${cpus().length} cores, ${CONNECTIONS} connections, SQLite with the demo studio; ${loadavg()[0]!.toFixed(1)} jobs waiting before it began (under 1 for figures to trust). A few minutes.\n`,
  )
  const counter = await run(
    startApp(place, join(folder, 'counter.log'), { DEBUG: STATEMENT_LOG.setting, WORKER: 'off' }),
  )
  const subjects = await prepareSubjects(counter.origin)
  const statements = await countStatements(counter, subjects)
  await counter.stop()

  const app = await run(startApp(place, join(folder, 'app.log')))
  const answers: Answer[] = []
  for (const subject of subjects) answers.push(await ask(app.origin, subject))
  await keepAnswers(join(folder, 'answers'), answers)
  const floor = await run(startFloor(join(folder, 'answers'), join(folder, 'floor.log')))

  const measured: Measured[] = []
  let requests = 0
  for (const [number, subject] of subjects.entries()) {
    const warmUp = await drive(autocannon, app.origin + subject.path, WARM_UP_S, headersOf(subject))
    const load = await drive(autocannon, app.origin + subject.path, MEASURE_S, headersOf(subject))
    const memory = await residentMemory(app.pid)
    const beside = await drive(autocannon, `${floor.origin}/${number}`, FLOOR_S, headersOf(subject))
    requests += warmUp.requests + load.requests
    measured.push({
      subject,
      load,
      floor: beside,
      memory,
      bytes: answers[number]!.body.length,
      statements: statements.get(subject)!,
    })
  }
  console.log(`${report(measured)}\n`)
  console.log(
    `Started in ${(app.startedInMs / 1000).toFixed(1)} s; ${megabytes(await residentMemory(app.pid))} MB resident after ${whole(requests)} requests.\n`,
  )
  for (const { subject, load } of measured.filter(({ load }) => load.failures > 0)) {
    process.exitCode = 1
    console.log(`${subject.name}: ${load.failures} of ${load.requests} requests failed`)
  }

  const weights = await weighFirstVisits(app.origin)
  console.log(`${weights.text}\n`)
  console.log(`${await scorePages(app.origin, await publicPages(app.origin))}\n`)
  const growth = await measureGrowth(clientGrowth, folder)
  console.log(`${growth.text}\n`)
  const isOver = weights.isOver || growth.isOver
  if (isOver) process.exitCode = 1
  console.log(
    `${isOver ? 'What is marked ! is over its budget. ' : ''}${((performance.now() - begin) / 1000).toFixed(0)} s.`,
  )
} finally {
  for (const { stop } of running) await stop()
  await database.dispose()
  await rm(folder, { recursive: true, force: true })
}
