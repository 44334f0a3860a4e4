import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer, Driver, Load } from './load'
import { processorTime, residentMemory, type Running } from './processes'
import type { Subject } from './subjects'
import { kilobytes, megabytes, table, whole } from './table'

const ROUNDS = 3
const WARM_UP_S = 2
/** So many answers, or so many rounds, until a page runs as compiled code. */
const WARM = { requests: 300, rounds: 8 }
const MEASURE_S = 2
const FLOOR_S = 1

/** Node's async context costs less from here on. */
const QUICK_CONTEXT = 24
const isQuick = Number(process.versions.node.split('.')[0]) >= QUICK_CONTEXT

/** Requests a second that a page should have for one of the floor's. */
const GOALS = { kept: 0.04, made: isQuick ? 0.006 : 0.0045, list: 0.03 }
/** Times the processor time of its goal that a page may take before it is over. */
const TOLERATED = 2

/** A load with the processor time that the server spent on each request, in milliseconds. */
type Cost = Load & { cpuMs: number }
type Measured = {
  subject: Subject
  load: Cost
  floor: Cost
  bytes: number
  memory?: number
  statements: number
}

export const headersOf = ({ cookie }: Subject): Record<string, string> => ({
  Accept: '*/*',
  'Accept-Encoding': 'gzip',
  'Accept-Language': 'en',
  ...(cookie && { Cookie: cookie }),
})

/**
 * Writes the answers down, as they came over the wire, for the server that does nothing else than
 * send them.
 */
export async function keepAnswers(folder: string, answers: Answer[]) {
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

/** The sum of several rounds; the times are the middle ones. */
function together(rounds: Cost[]): Cost {
  const sum = (read: (round: Cost) => number) =>
    rounds.reduce((total, round) => total + read(round), 0)
  const middle = (read: (round: Cost) => number) =>
    rounds.map(read).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!
  const requests = sum((round) => round.requests)
  return {
    perSecond: middle((round) => round.perSecond),
    medianMs: middle((round) => round.medianMs),
    p99Ms: middle((round) => round.p99Ms),
    requests,
    failures: sum((round) => round.failures),
    cpuMs: sum((round) => round.cpuMs * round.requests) / requests,
  }
}

/** Asks the app and the floor in turn for one answer, so that both have the machine alike. */
export async function measureSubject(
  { drive }: Driver,
  { app, floor }: { app: Running; floor: Running },
  [number, subject]: [number, Subject],
) {
  const headers = headersOf(subject)
  const cost = async ({ origin, pid }: Running, path: string, seconds: number) => {
    const before = await processorTime(pid)
    const load = await drive(origin + path, seconds, headers)
    return { ...load, cpuMs: ((await processorTime(pid)) - before) / load.requests }
  }
  let asked = 0
  for (let round = 0; round < WARM.rounds && asked < WARM.requests; round++)
    asked += (await drive(app.origin + subject.path, WARM_UP_S, headers)).requests
  const [loads, floors]: [Cost[], Cost[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    loads.push(await cost(app, subject.path, MEASURE_S))
    floors.push(await cost(floor, `/${number}`, FLOOR_S))
  }
  return {
    subject,
    load: together(loads),
    floor: together(floors),
    memory: await residentMemory(app.pid),
    asked: asked + loads.reduce((sum, { requests }) => sum + requests, 0),
  }
}

/**
 * The processor time of a page that reaches its goal: one process fills one core, so as many times
 * the floor's as it should have fewer requests.
 */
const goalCpu = ({ subject, floor }: Measured) => floor.cpuMs / GOALS[subject.kind]
const isSlow = (one: Measured) => one.load.cpuMs > TOLERATED * goalCpu(one)

/** The table of what was measured; `isOver` when a page takes twice its goal. */
export function reportSpeed(measured: Measured[], driver: Driver['name']) {
  const rows = measured.map((one) => [
    one.subject.name,
    `${one.load.cpuMs.toFixed(2)}${isSlow(one) ? ' !' : ''}`,
    goalCpu(one).toFixed(2),
    whole(one.load.perSecond),
    one.load.medianMs.toFixed(1),
    one.load.p99Ms.toFixed(1),
    kilobytes(one.bytes),
    megabytes(one.memory),
    String(one.statements),
    (one.floor.cpuMs * 1000).toFixed(0),
    whole(one.floor.perSecond),
    (one.load.perSecond / one.floor.perSecond).toFixed(4),
    String(GOALS[one.subject.kind]),
  ])
  const head = [
    'One process, gzip',
    'CPU ms',
    'goal',
    'requests/s',
    'median ms',
    'p99 ms',
    'KB',
    'memory MB',
    'SQL',
    'node:http CPU µs',
    'node:http/s',
    'ratio',
    'goal',
  ]
  const note =
    driver === 'wrk'
      ? ''
      : '\nautocannon is slower than node:http: these ratios are several times too good and not comparable. Go by CPU ms, or install wrk.'
  return { text: `${table(head, rows)}${note}`, isOver: measured.some(isSlow) }
}
