import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { serverPaths } from '../../app/paths/server'
import { projectRoot } from '../setup/migrate'
import { freePort } from '../setup/port'
import { testSettings } from '../setup/settings'

const START_LIMIT_MS = 15_000
const STOP_LIMIT_MS = 12_000

/** The line that Prisma's adapters write for every statement, when DEBUG names them. */
export const STATEMENT_LOG = {
  setting: 'prisma:driver-adapter:sqlite,prisma:driver-adapter:pg',
  line: /\[js::(queryRaw|executeRaw|query_raw|execute_raw)\]/g,
}

export type Running = {
  origin: string
  pid: number
  logFile: string
  startedInMs: number
  stop(): Promise<void>
}

/** Serves the built app as `npm run serve` does, its log in a file. */
export async function startApp(
  database: { url: string; dataFolder: string },
  logFile: string,
  settings: Record<string, string> = {},
) {
  return start(['app/server/index.js'], logFile, serverPaths.live(), (origin) => ({
    ...testSettings(database.url, database.dataFolder, origin),
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    WORKER: 'on',
    ...settings,
  }))
}

/** Serves the answers of `folder` with node:http alone. */
export async function startFloor(folder: string, logFile: string) {
  return start(['--import', 'tsx', 'tests/bench/floor.ts', folder], logFile, '/0')
}

async function start(
  command: string[],
  logFile: string,
  probe: string,
  settings: (origin: string) => Record<string, string> = () => ({}),
): Promise<Running> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const log = openSync(logFile, 'w')
  const begin = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: projectRoot,
    stdio: ['ignore', log, log],
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), ...settings(origin) },
  })
  closeSync(log)
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const stop = async () => {
    process.off('exit', end)
    await stopped(child)
  }
  while (!(await answers(origin + probe))) {
    if (child.exitCode !== null || performance.now() - begin > START_LIMIT_MS) {
      await stop()
      throw new Error(
        `${command.join(' ')} did not start:\n${(await readFile(logFile, 'utf8')).slice(-2000)}`,
      )
    }
    await sleep(20)
  }
  return { origin, pid: child.pid!, logFile, startedInMs: performance.now() - begin, stop }
}

async function answers(url: string) {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

async function stopped(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await gone
  clearTimeout(timer)
}

/** Resident memory of a process in bytes, undefined where the system does not tell. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const told =
    /VmRSS:\s+(\d+)/.exec(status)?.[1] ??
    (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]).then(
      ({ stdout }) => stdout.trim(),
      () => undefined,
    ))
  return told === undefined ? undefined : Number(told) * 1024
}

/** Ticks of a second that Linux counts processor time in. */
const TICKS = 100
/** The fields of /proc/…/stat after the name that say the time in the program and in the system. */
const TIMES = [11, 12]

/** Minutes and seconds as ps prints them: `1:02.34`, `00:01:02`. */
const readClock = (text: string) =>
  text
    .trim()
    .split(':')
    .reduce((seconds, part) => seconds * 60 + Number(part), 0)

/** Processor time that a process has taken so far, with all its threads, in milliseconds. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (stat) {
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (TIMES.reduce((sum, field) => sum + Number(fields[field]), 0) / TICKS) * 1000
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'time=', '-p', String(pid)])
  return readClock(stdout) * 1000
}
