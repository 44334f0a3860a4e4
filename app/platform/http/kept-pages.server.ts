import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import onHeaders from 'on-headers'
import { MINUTE } from '../clock'
import { readContentVersion } from '../db/content-version.server'
import { env } from '../env.server'
import { log } from '../log.server'
import { loggedPath } from '../logged-path.js'
import { isKept } from './etag'
import { encodingFor, KeptPage, withoutNonce } from './kept-page.server'
import { leadTo } from './lead-to.js'
import type { Step } from './step'

/** Dates and the year are part of pages too. */
const KEPT_FOR = MINUTE
const MOST_BYTES = 24 * 2 ** 20
/** A page and its two compressed copies, beside the size of the page. */
const COPIES = 1.4
const LONGEST_ADDRESS = 300
const MOST_CHOICES = 2_000
const LONGEST_CHOICES = 600

/** What a visitor chose that a page depends on, as headers that say this and nothing else. */
export type Choices = Record<string, string>

interface Rules {
  /**
   * The names in its query that the page at a path reads, when it is the same for all who have made
   * the same choices; else null.
   */
  namesRead(path: string): readonly string[] | null
  /** The choices that a request's headers tell, null when they belong to one visitor. */
  readChoices(headers: Headers): Promise<Choices | null>
}

type Kept = { page: KeptPage; version: string }
type Place = { key: string; version: string }

const pages = new LRUCache<string, Kept>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ page }) => Math.ceil(page.body.length * COPIES),
  ttl: KEPT_FOR,
})
const choicesOf = new LRUCache<string, { choices: Choices | null }>({ max: MOST_CHOICES })
const underWay = new Map<string, Promise<void>>()
const places = new AsyncLocalStorage<Place>()

/** Only these are looked at, so that nothing else can tell visitors apart. */
const TELLING = ['cookie', 'accept-language', 'save-data'] as const
async function readChoices({ headers }: IncomingMessage, rules: Rules) {
  const told = TELLING.map((name) => [name, String(headers[name] ?? '')] as [string, string])
  const key = JSON.stringify(told)
  const known = choicesOf.get(key) ?? { choices: await rules.readChoices(new Headers(told)) }
  if (key.length <= LONGEST_CHOICES) choicesOf.set(key, known)
  return known.choices
}

/**
 * An address without what its page does not read, which would make it another page each time; null
 * for one that is not kept.
 */
function addressRead(url: string, rules: Rules): string | null {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const names = rules.namesRead(path)
  if (!names) return null
  const read = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => names.includes(name)),
  ).toString()
  const address = read ? `${path}?${read}` : path
  return address.length > LONGEST_ADDRESS ? null : address
}

async function placeOf(
  request: IncomingMessage,
  rules: Rules,
): Promise<(Place & { choices: Choices; address: string }) | null> {
  const { method, url = '' } = request
  const address = method === 'GET' || method === 'HEAD' ? addressRead(url, rules) : null
  const choices = address === null ? null : await readChoices(request, rules)
  return choices && address !== null
    ? {
        key: JSON.stringify([address, choices]),
        choices,
        address,
        version: await readContentVersion(),
      }
    : null
}

async function send(page: KeptPage, request: IncomingMessage, response: ServerResponse) {
  const headers = { ...page.headers, ETag: page.etag }
  if (isKept(request.headers['if-none-match'], page.etag))
    return void response.writeHead(304, headers).end()
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''))
  const body = await page.encoded(encoding)
  response.writeHead(200, {
    ...headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Leaves of a request only what every visitor with these choices sends alike, and what its page
 * reads of its address: the page that is made for it can go to all of them.
 */
function forgetVisitor(request: IncomingMessage, address: string, choices: Choices) {
  leadTo(request, address)
  request.headers = {
    ...choices,
    accept: 'text/html',
    'accept-encoding': request.headers['accept-encoding'],
    host: new URL(env.PUBLIC_URL).host,
  }
}

/**
 * Resolves when the page is made and its head is written, however long its reader takes for the
 * rest; or when there is nobody to make it for.
 */
const made = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    response.once('close', resolve)
    onHeaders(response, () => resolve())
  })

/**
 * Has the page made for the first who asks; who asks meanwhile waits for it, and for nothing else
 * of the first.
 */
function makeOnce(place: Place, response: ServerResponse, make: () => void) {
  underWay.set(
    place.key,
    made(response).finally(() => underWay.delete(place.key)),
  )
  places.run(place, make)
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => void,
  rules: Rules,
) {
  const place = await placeOf(request, rules)
  if (!place) return make()
  const find = () => {
    const kept = pages.get(place.key)
    return kept && kept.version === place.version ? kept.page : null
  }
  if (!find()) await underWay.get(place.key)
  const page = find()
  if (page) return send(page, request, response)
  forgetVisitor(request, place.address, place.choices)
  makeOnce(place, response, make)
}

/**
 * The shared page cache: answers with a page that is the same for everyone and kept, compressed,
 * until something that public pages show is changed; or hands the request on and keeps what is made
 * of it.
 */
export function keepPages(rules: Rules): Step {
  return (request, response, next) => {
    answer(request, response, next, rules).catch((error) => {
      log.warn({ err: error, path: loggedPath(request.url ?? '') }, 'page not cached')
      if (!response.headersSent) next()
    })
  }
}

/** Keeps what was made for everyone, and names it in the headers of this answer. */
function keep(place: Place, body: string, headers: Headers) {
  const page = new KeptPage(body, {
    ...Object.fromEntries(headers),
    vary: `${headers.get('Vary')}, Accept-Encoding`,
  })
  pages.set(place.key, { page, version: place.version })
  headers.set('ETag', page.etag)
}

/**
 * Keeps a document that was made for everyone, and gives back what is to be sent in its place; null
 * when it is one visitor's.
 */
export function keepPage(html: string, headers: Headers, nonce: string): string | null {
  const place = places.getStore()
  if (!place || headers.has('Set-Cookie')) return null
  const clean = withoutNonce(html, headers.get('Content-Security-Policy') ?? '', nonce)
  if (clean.html.includes(nonce)) return null
  headers.set('Content-Security-Policy', clean.policy)
  keep(place, clean.html, headers)
  return clean.html
}

/** Keeps a list as JSON that is the same for everyone, where its address is one of those kept. */
export function keepList(json: string, headers: Headers): void {
  const place = places.getStore()
  if (place) keep(place, json, headers)
}
