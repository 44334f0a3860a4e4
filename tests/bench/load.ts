import { get, type IncomingHttpHeaders } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type Load = {
  perSecond: number
  medianMs: number
  p99Ms: number
  requests: number
  failures: number
}

type Result = {
  duration: number
  requests: { total: number }
  latency: { p50: number; p99: number }
  errors: number
  timeouts: number
  non2xx: number
}
type Autocannon = (options: {
  url: string
  connections: number
  duration: number
  headers: Record<string, string>
}) => Promise<Result>

export const CONNECTIONS = 10

/** autocannon, or a plain word on how to get it. */
export async function findAutocannon(): Promise<Autocannon> {
  const name: string = 'autocannon'
  try {
    return (await import(name)).default
  } catch {
    throw new Error('autocannon is not installed: run `npm run test:install`.')
  }
}

/** Asks for one address again and again. */
export async function drive(
  autocannon: Autocannon,
  url: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<Load> {
  const { duration, requests, latency, errors, timeouts, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
  })
  return {
    perSecond: requests.total / duration,
    medianMs: latency.p50,
    p99Ms: latency.p99,
    requests: requests.total,
    failures: errors + timeouts + non2xx,
  }
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
