import { readFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from './migrate'

/** A site of somebody else's, on the loopback, that the free tools ask: it answers what its address tells it to, or with a file of tests/setup/site. */
export interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Sent packed with gzip. */
  packed?: boolean
  /** Milliseconds before it answers. */
  wait?: number
}

const TYPES: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.png': 'image/png', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }
const folder = join(projectRoot, 'tests/setup/site')
const HUNDRED_MEGABYTES = 100 * 1024 * 1024
let bomb: Buffer | undefined

/** Where a page is that answers so. */
export function siteAnswer(answer: Answer): string {
  return siteUrl(`/answer/${Buffer.from(JSON.stringify({ headers: { 'Content-Type': 'text/html; charset=utf-8' }, ...answer })).toString('base64url')}`)
}

export const siteUrl = (path: string) => `http://${process.env.SITE_ADDRESS}${path}`
export const siteRedirect = (to: string, status = 302) => siteAnswer({ status, headers: { Location: to } })

async function sendFile(path: string, response: http.ServerResponse) {
  const body = await readFile(join(folder, normalize(path))).catch(() => null)
  if (!body) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found')
  response.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body)
}

function answer(request: http.IncomingMessage, response: http.ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://site')
  const [, told] = /^\/answer\/([\w-]+)$/.exec(pathname) ?? []
  if (told) {
    const { status = 200, headers, body = '', packed = false, wait = 0 } = JSON.parse(String(Buffer.from(told, 'base64url'))) as Answer
    const sent = packed ? gzipSync(body) : body
    return void setTimeout(() => response.writeHead(status, { ...headers, ...(packed && { 'Content-Encoding': 'gzip' }) }).end(sent), wait)
  }
  if (pathname === '/never') return
  if (pathname === '/endless') return void endless(response)
  if (pathname === '/bomb') {
    bomb ??= gzipSync(Buffer.alloc(HUNDRED_MEGABYTES))
    return void response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(bomb)
  }
  return void sendFile(pathname, response)
}

function endless(response: http.ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'text/html' })
  const writing = setInterval(() => response.write('<p>more</p>'.repeat(1000)), 1)
  response.on('close', () => clearInterval(writing))
}

/** Starts it; SITE_ADDRESS tells the app and the tests where it is. */
export async function startSite(port = 0): Promise<{ stop: () => void }> {
  const server = http.createServer(answer)
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  process.env.SITE_ADDRESS = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
