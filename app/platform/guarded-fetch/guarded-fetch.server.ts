import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { SECOND } from '../clock'
import { isPublicAddress, readPublicUrl } from './address.rules'

/** Why nothing came back: the address may not be asked, led in circles, or did not answer. */
export type FetchRefusal = 'forbidden' | 'redirects' | 'unreachable'

export class GuardedFetchError extends Error {
  name = 'GuardedFetchError'
  constructor(readonly reason: FetchRefusal) {
    super(reason)
  }
}

export interface GuardedAnswer {
  /** Where it came from, after all redirects. */
  url: URL
  status: number
  headers: http.IncomingHttpHeaders
  /** At most `maxBytes` of it; the rest is not read. */
  body: Buffer
}

type Address = { address: string; family: number }
export type Resolve = (hostname: string) => Promise<Address[]>

export interface GuardedOptions {
  method?: 'GET' | 'HEAD'
  /** Bytes; 0 reads nothing of the body. */
  maxBytes?: number
  /** Milliseconds for all of it, redirects too. */
  timeout?: number
  maxRedirects?: number
  /** Put in by tests, which have no network: names, and which addresses are open. */
  resolve?: Resolve
  allow?: (address: string, port: number) => boolean
}

const REDIRECTS = [301, 302, 303, 307, 308]
const AGENT = 'Kanal/1.0 (+link check)'
const resolveName: Resolve = (hostname) => dns.promises.lookup(hostname, { all: true, verbatim: true })

/**
 * Looks a name up for one connection and gives it nothing but addresses that are open: what was checked is what is connected
 * to, whatever the name says a moment later. One closed address among them closes the name.
 */
function guardedLookup(resolve: Resolve, allow: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        if (found.length === 0 || !found.every(({ address }) => allow(address))) return callback(new GuardedFetchError('forbidden'), '', 0)
        if (options.all) return callback(null, found)
        callback(null, found[0]!.address, found[0]!.family)
      },
      () => callback(new GuardedFetchError('unreachable'), '', 0),
    )
  }
}

type Hop = Required<Pick<GuardedOptions, 'method' | 'maxBytes' | 'resolve' | 'allow'>> & { signal: AbortSignal }

function readBody(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = () => {
      resolve(Buffer.concat(chunks).subarray(0, maxBytes))
      response.destroy()
    }
    if (maxBytes === 0) return finish()
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size >= maxBytes) finish()
    })
    response.on('end', finish)
    response.on('error', reject)
  })
}

/** One request, without following where it leads. */
function ask(url: URL, { method, maxBytes, resolve, allow, signal }: Hop): Promise<GuardedAnswer> {
  const port = url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80
  const open = (address: string) => allow(address, port)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A number for a host is connected to without a look-up.
  if (isIP(host) > 0 && !open(host)) return Promise.reject(new GuardedFetchError('forbidden'))
  return new Promise((done, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      signal,
      agent: false,
      lookup: guardedLookup(resolve, open),
      headers: { 'User-Agent': AGENT, Accept: 'text/html,*/*;q=0.5', 'Accept-Encoding': 'identity', Connection: 'close' },
    })
    request.on('response', (response) => {
      readBody(response, maxBytes).then((body) => done({ url, status: response.statusCode ?? 0, headers: response.headers, body }), reject)
    })
    request.on('error', reject)
    request.end()
  })
}

function readTarget(text: string, allow: GuardedOptions['allow']): URL {
  const url = allow && URL.canParse(text) ? new URL(text) : readPublicUrl(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new GuardedFetchError('forbidden')
  return url
}

/**
 * Asks an address that somebody typed, as a stranger on the public internet would: it never reaches this machine or its
 * network, at the first hop or at any redirect. Throws GuardedFetchError.
 */
export async function guardedFetch(address: string, options: GuardedOptions = {}): Promise<GuardedAnswer> {
  const { method = 'GET', maxBytes = 0, timeout = 6 * SECOND, maxRedirects = 4, resolve = resolveName, allow = isPublicAddress } = options
  const hop: Hop = { method, maxBytes, resolve, allow, signal: AbortSignal.timeout(timeout) }
  let url = readTarget(address, options.allow)
  try {
    for (let left = maxRedirects; ; left--) {
      const answer = await ask(url, hop)
      const { location } = answer.headers
      if (!REDIRECTS.includes(answer.status) || !location) return answer
      if (left === 0) throw new GuardedFetchError('redirects')
      url = readTarget(URL.canParse(location, url) ? new URL(location, url).href : '', options.allow)
    }
  } catch (error) {
    throw error instanceof GuardedFetchError ? error : new GuardedFetchError('unreachable')
  }
}
