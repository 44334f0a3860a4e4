/**
 * Measures the built app on loopback: speed beside a plain node:http server, the bytes of first
 * visits, and Lighthouse's scores.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertBuilt } from '../setup/handler'
import { createSeededSqliteDatabase, dataFolderOf } from '../setup/seed'
import { weighFirstVisits } from './bytes'
import { scorePages } from './lighthouse'
import { clientGrowth } from './client-growth'
import { measureGrowth } from './growth'
import { CONNECTIONS, fetchRaw, findDriver, type Answer } from './load'
import { residentMemory, startApp, startFloor, STATEMENT_LOG, type Running } from './processes'
import { headersOf, keepAnswers, measureSubject, reportSpeed } from './speed'
import { prepareSubjects, publicPages, type Subject } from './subjects'
import { megabytes, whole } from './table'

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

assertBuilt()
const driver = await findDriver()
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
    `Node ${process.version}, ${cpus().length} cores, ${driver.name} with ${CONNECTIONS} connections, SQLite with the demo studio; ${loadavg()[0]!.toFixed(1)} jobs waiting before it began (under 1 for figures to trust). A few minutes.\n`,
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

  const measured = []
  for (const entry of subjects.entries()) {
    const [number, subject] = entry
    const statement = { statements: statements.get(subject)!, bytes: answers[number]!.body.length }
    measured.push({ ...(await measureSubject(driver, { app, floor }, entry)), ...statement })
  }
  const requests = measured.reduce((sum, { asked }) => sum + asked, 0)
  const speed = reportSpeed(measured, driver.name)
  console.log(`${speed.text}\n`)
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
  const isOver = speed.isOver || weights.isOver || growth.isOver
  if (isOver) process.exitCode = 1
  console.log(
    `${isOver ? 'What is marked ! is over its budget, or takes twice the processor time of its goal. ' : ''}${((performance.now() - begin) / 1000).toFixed(0)} s.`,
  )
} finally {
  for (const { stop } of running) await stop()
  await database.dispose()
  await rm(folder, { recursive: true, force: true })
}
