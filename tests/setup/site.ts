import { readFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { KEPT_OPEN } from './kept-open'
import { projectRoot } from './migrate'

/** A site of somebody else's, on the loopback, that the free tools ask: it answers what its address tells it to, or with a file of tests/setup/site. */
export interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Milliseconds before it answers. */
  wait?: number
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const folder = join(projectRoot, 'tests/setup/site')
/** Longer than any tool waits before it says what it does. */
const SLOW = 4000
const HUNDRED_MEGABYTES = 100 * 1024 * 1024
const MANY_SCRIPTS = Array.from(
  { length: 10_000 },
  (_, index) => `<script src="/a${index}.js"></script>`,
).join('')
/** A hundred megabytes of nothing, packed as each encoding does it. */
const PACKED = {
  gzip: () => gzipSync(Buffer.alloc(HUNDRED_MEGABYTES)),
  deflate: () => deflateSync(Buffer.alloc(HUNDRED_MEGABYTES)),
  br: () =>
    brotliCompressSync(Buffer.alloc(HUNDRED_MEGABYTES), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    }),
}
type Packing = keyof typeof PACKED
const bombs = new Map<Packing, Buffer>()
/** It takes a while to read, and has a style sheet to load. */
const LONG = `<title>Long</title><link rel="stylesheet" href="/quay.css">${'<p>A boat.</p>'.repeat(180_000)}`
const NESTED = `<title>Deep</title>${'<div>'.repeat(500_000)}`
const ONE_LINE = `<title>Long</title><p>${'word '.repeat(1024 * 1024)}`

/** Where a page is that answers so. */
export function siteAnswer(answer: Answer): string {
  return siteUrl(
    `/answer/${Buffer.from(JSON.stringify({ headers: { 'Content-Type': 'text/html; charset=utf-8' }, ...answer })).toString('base64url')}`,
  )
}

export const siteUrl = (path: string) => `http://${process.env.SITE_ADDRESS}${path}`
export const siteRedirect = (to: string, status = 302) =>
  siteAnswer({ status, headers: { Location: to } })

/** A file; with `packed` in its address it is sent with gzip, with `lasting` it may be kept for a year. */
async function sendFile(path: string, asked: URLSearchParams, response: http.ServerResponse) {
  const body = await readFile(join(folder, normalize(path))).catch(() => null)
  if (!body) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found')
  const headers = {
    ...(asked.has('packed') && { 'Content-Encoding': 'gzip' }),
    ...(asked.has('lasting') && { 'Cache-Control': 'max-age=31536000, immutable' }),
  }
  response
    .writeHead(200, {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      ...headers,
    })
    .end(asked.has('packed') ? gzipSync(body) : body)
}

function answer(request: http.IncomingMessage, response: http.ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site')
  const [, told] = /^\/answer\/([\w-]+)$/.exec(pathname) ?? []
  if (told) {
    const {
      status = 200,
      headers,
      body = '',
      wait = 0,
    } = JSON.parse(String(Buffer.from(told, 'base64url'))) as Answer
    return void setTimeout(() => response.writeHead(status, headers).end(body), wait)
  }
  if (pathname === '/never') return
  if (pathname === '/slow.html')
    return void setTimeout(
      () =>
        response
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end('<title>Late</title><p>Here at last.'),
      SLOW,
    )
  if (pathname === '/endless') return void endless(response)
  if (pathname === '/bomb') {
    const packing = (searchParams.get('packing') ?? 'gzip') as Packing
    if (!bombs.has(packing)) bombs.set(packing, PACKED[packing]())
    return void response
      .writeHead(200, {
        'Content-Type': searchParams.get('type') ?? 'text/html',
        'Content-Encoding': packing,
      })
      .end(bombs.get(packing))
  }
  if (pathname === '/nested')
    return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(NESTED)
  if (pathname === '/one-line')
    return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(ONE_LINE)
  if (pathname === '/long')
    return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(LONG)
  if (pathname === '/many-scripts')
    return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(MANY_SCRIPTS)
  return void sendFile(pathname, searchParams, response)
}

function endless(response: http.ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/html' })
  const writing = setInterval(() => response.write('<p>more</p>'.repeat(1000)), 1)
  response.on('close', () => clearInterval(writing))
}

/** Starts it; SITE_ADDRESS tells the app and the tests where it is. */
export async function startSite(port = 0): Promise<{ stop: () => void }> {
  const server = http.createServer(KEPT_OPEN, answer)
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  process.env.SITE_ADDRESS = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
