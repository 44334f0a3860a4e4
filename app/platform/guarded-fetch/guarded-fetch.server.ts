import type { LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { MINUTE, SECOND } from '../clock'
import { env } from '../env.server'
import { Turns } from '../worker/turns.server'
import { WorkRefusedError } from '../worker/work-refused'
import { isPublicAddress, readPublicUrl } from './address.rules'
import { isBomb } from './decode-body.server'
import { GuardedFetchError, refusalOf } from './refusal'
import { resolveName } from './resolve-name.server'
import { timeRequest, type Timings } from './timings.server'

export interface GuardedAnswer {
  /** Where it came from, after all redirects. */
  url: URL
  status: number
  headers: http.IncomingHttpHeaders
  /**
   * At most `maxBytes` of it as they were sent (`decodeBody` unpacks them); the rest is not read.
   */
  body: Buffer
  /** Whether there was more of it. */
  cut: boolean
  /** Of the last request. */
  timings: Timings
  /** The IP address that answered. */
  peer: string
  /** Each answer that led on, from the first. */
  redirects: { url: URL; status: number; timings: Timings }[]
}

export type Resolve = (hostname: string, signal: AbortSignal) => Promise<LookupAddress[]>

export interface GuardedOptions {
  method?: 'GET' | 'HEAD' | 'POST'
  /** What a POST sends. */
  send?: string
  /** Bytes; 0 reads nothing of the body. */
  maxBytes?: number
  /** Milliseconds for all of it, redirects too. */
  timeout?: number
  maxRedirects?: number
  /** The media types whose body is read; another throws. */
  types?: RegExp
  /** Request headers beside or instead of the usual ones. */
  headers?: Record<string, string>
  /** Whether a host may be asked once more; before each request, at redirects too. */
  admit?: (url: URL) => Promise<boolean>
  /** Put in by tests, which have no network: names, and which addresses are open. */
  resolve?: Resolve
  allow?: (address: string, port: number) => boolean
}

const REDIRECTS = [301, 302, 303, 307, 308]
/**
 * The part of its time that a request may wait for its turn: with less left it would hardly be
 * answered.
 */
const WAITING = 0.8
const USUAL = {
  'User-Agent': `Kanal/1.0 (+${env.PUBLIC_URL})`,
  Accept: 'text/html,*/*;q=0.5',
  'Accept-Encoding': 'identity',
  Connection: 'close',
}
/** One visitor asks for as many at once as a browser would, and holds three places on average. */
const turns = new Turns({
  atOnce: 40,
  each: 8,
  waiting: 240,
  waitingEach: 60,
  budget: { time: 30 * MINUTE, window: 10 * MINUTE },
})

const usualAllow = (address: string, port: number) =>
  isPublicAddress(address) || env.FETCH_OPEN_ADDRESSES.includes(`${address}:${port}`)

/**
 * Looks a name up for one connection and gives it nothing but addresses that are open: what was
 * checked is what is connected to, whatever the name says a moment later. One closed address among
 * them closes the name.
 */
function guardedLookup(
  { resolve, signal }: Pick<Hop, 'resolve' | 'signal'>,
  allow: (address: string) => boolean,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, signal).then(
      (found) => {
        if (found.length === 0 || !found.every(({ address }) => allow(address)))
          return callback(new GuardedFetchError('forbidden'), '', 0)
        if (options.all) return callback(null, found)
        callback(null, found[0]!.address, found[0]!.family)
      },
      () => callback(new GuardedFetchError('name'), '', 0),
    )
  }
}

type Hop = Required<Pick<GuardedOptions, 'method' | 'maxBytes' | 'resolve' | 'allow' | 'headers'>> &
  Pick<GuardedOptions, 'types' | 'send'> & { signal: AbortSignal }

/** As much of the body as is wanted: one byte more is asked for, to know whether it was all. */
function readBody(
  response: http.IncomingMessage,
  maxBytes: number,
): Promise<{ body: Buffer; cut: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = () => {
      resolve({ body: Buffer.concat(chunks).subarray(0, maxBytes), cut: size > maxBytes })
      response.destroy()
    }
    if (maxBytes === 0) return finish()
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size > maxBytes) finish()
    })
    response.on('end', finish)
    response.on('error', reject)
    response.on('aborted', () => reject(new GuardedFetchError('unreachable')))
  })
}

type Answered = Omit<GuardedAnswer, 'redirects'>

/** One request, without following where it leads. */
function ask(
  url: URL,
  { method, maxBytes, resolve, allow, types, headers, send, signal }: Hop,
): Promise<Answered> {
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
      lookup: guardedLookup({ resolve, signal }, open),
      headers: { ...USUAL, ...headers },
    })
    const timings = timeRequest(request)
    request.on('response', (response) => {
      const { statusCode: status = 0, headers, socket } = response
      const leadsOn = REDIRECTS.includes(status) && Boolean(headers.location)
      const peer = socket.remoteAddress ?? ''
      const type = headers['content-type'] ?? ''
      if (types && !leadsOn && !types.test(type)) {
        request.destroy()
        return reject(new GuardedFetchError('type', type))
      }
      readBody(response, leadsOn ? 0 : maxBytes).then(
        ({ body, cut }) => done({ url, status, headers, body, cut, peer, timings: timings() }),
        reject,
      )
    })
    request.on('error', reject)
    request.end(send)
  })
}

/** An address of the public internet, or one that the settings or a test opened. */
function readTarget(text: string, allow: GuardedOptions['allow']): URL {
  const opened = (host: string) => allow !== undefined || env.FETCH_OPEN_ADDRESSES.includes(host)
  const url = URL.canParse(text) && opened(new URL(text).host) ? new URL(text) : readPublicUrl(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new GuardedFetchError('forbidden')
  return url
}

/** Asks, and follows where it leads. */
async function follow(
  address: string,
  { allow, admit, maxRedirects = 4 }: GuardedOptions,
  hop: Hop,
): Promise<GuardedAnswer> {
  const redirects: GuardedAnswer['redirects'] = []
  let url = readTarget(address, allow)
  for (;;) {
    if (admit && !(await admit(url))) throw new GuardedFetchError('crowded')
    const answer = await ask(url, hop)
    const { location } = answer.headers
    if (!REDIRECTS.includes(answer.status) || !location) {
      if (await isBomb(answer)) throw new GuardedFetchError('bomb')
      return { ...answer, redirects }
    }
    if (redirects.length === maxRedirects) throw new GuardedFetchError('redirects')
    redirects.push({ url, status: answer.status, timings: answer.timings })
    url = readTarget(URL.canParse(location, url) ? new URL(location, url).href : '', allow)
  }
}

/**
 * Asks an address that somebody typed, as a stranger on the public internet would: it never reaches
 * this machine or its network, at the first hop or at any redirect. Visitors take turns; waiting
 * for one is part of `timeout`. Throws GuardedFetchError.
 */
export async function guardedFetch(
  address: string,
  options: GuardedOptions = {},
): Promise<GuardedAnswer> {
  const {
    method = 'GET',
    maxBytes = 0,
    timeout = 6 * SECOND,
    resolve = resolveName,
    allow = usualAllow,
    headers = {},
    types,
    send,
  } = options
  const signal = AbortSignal.timeout(timeout)
  try {
    return await turns.take(WAITING * timeout, () =>
      follow(address, options, { method, maxBytes, resolve, allow, headers, types, send, signal }),
    )
  } catch (error) {
    throw signal.aborted && !(error instanceof WorkRefusedError)
      ? new GuardedFetchError('timeout')
      : refusalOf(error)
  }
}
