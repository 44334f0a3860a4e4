import { execFile } from 'node:child_process'
import { get, type IncomingHttpHeaders } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type Load = {
  perSecond: number
  medianMs: number
  p99Ms: number
  requests: number
  failures: number
}

type Drive = (url: string, seconds: number, headers: Record<string, string>) => Promise<Load>
/** What asks for one address again and again, in a process of its own. */
export type Driver = { name: 'wrk' | 'autocannon'; drive: Drive }

export const CONNECTIONS = 16

const run = promisify(execFile)
const AUTOCANNON = fileURLToPath(
  new URL('../node_modules/autocannon/autocannon.js', import.meta.url),
)

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

const figure = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)

/** What wrk prints at its end; throws when it is something else. */
function readWrk(text: string): Load {
  const [, requests, perSecond] =
    /(\d+) requests in [\s\S]*Requests\/sec:\s+([\d.]+)/.exec(text) ?? []
  if (!requests) throw new Error(`wrk said:\n${text}`)
  const latency = (percent: number) => {
    const [, amount, unit] =
      new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)`, 'm').exec(text) ?? []
    return Number(amount) * MILLISECONDS[unit!]!
  }
  const errors = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []
  return {
    perSecond: Number(perSecond),
    medianMs: latency(50),
    p99Ms: latency(99),
    requests: Number(requests),
    failures: errors
      .slice(1)
      .reduce((sum, count) => sum + Number(count), figure(text, /Non-2xx or 3xx responses: (\d+)/)),
  }
}

const headerOptions = (headers: Record<string, string>) =>
  Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])

const wrk: Drive = async (url, seconds, headers) => {
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency']
  return readWrk((await run('wrk', [...load, ...headerOptions(headers), url])).stdout)
}

const autocannon: Drive = async (url, seconds, headers) => {
  const load = ['--json', `-c${CONNECTIONS}`, `-d${seconds}`]
  const { stdout } = await run(process.execPath, [
    AUTOCANNON,
    ...load,
    ...headerOptions(headers),
    url,
  ])
  const { duration, requests, latency, errors, timeouts, non2xx } = JSON.parse(stdout)
  return {
    perSecond: requests.total / duration,
    medianMs: latency.p50,
    p99Ms: latency.p99,
    requests: requests.total,
    failures: errors + timeouts + non2xx,
  }
}

/** wrk where it is installed, else autocannon, which is slower than what it measures. */
export async function findDriver(): Promise<Driver> {
  const isInstalled = await run('wrk', ['--version']).then(
    () => true,
    // With a version it prints its usage too, and ends with 1.
    ({ code }) => code === 1,
  )
  return isInstalled ? { name: 'wrk', drive: wrk } : { name: 'autocannon', drive: autocannon }
}

/** One answer with its body as it came over the wire, still compressed. */
export function fetchRaw(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.once('error', reject)
  })
}
