import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectStyles, SHEET_LIMITS } from './collect-styles.server'

/** Two hosts on the loopback, told apart by their names; each sheet says where it came from. */
const SHEETS: Record<string, string> = {
  '/imports.css': '@import "//cdn.example:PORT/deep.css" (min-width: 40em);.a{}',
}
let server: http.Server
let port = 0

beforeAll(async () => {
  server = http.createServer((request, response) => {
    if (request.url === '/missing.css') return void response.writeHead(404).end()
    response
      .writeHead(200, { 'Content-Type': 'text/css' })
      .end(
        (SHEETS[request.url!] ?? `.${request.headers.host!.split('.')[0]}{}`).replace(
          'PORT',
          String(port),
        ),
      )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((closed) => server.close(closed)))

const page = () => new URL(`http://site.example:${port}/page/`)
const network = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  allow: (address: string) => address === '127.0.0.1',
}
const linked = (...hrefs: string[]) => hrefs.map((href) => ({ href, media: '' }))

test('sheets of the page’s host and of others are read, and what they import', async () => {
  const { sheets, left } = await collectStyles(
    linked('../own.css', `http://cdn.example:${port}/far.css`, '/imports.css', '/missing.css'),
    page(),
    network,
  )
  expect(
    sheets.map(({ source, media, css }) => [
      source.replace(String(port), '0'),
      media,
      css.replace(String(port), '0'),
    ]),
  ).toEqual([
    ['http://site.example:0/own.css', '', '.site{}'],
    ['http://cdn.example:0/far.css', '', '.cdn{}'],
    [
      'http://site.example:0/imports.css',
      '',
      '@import "//cdn.example:0/deep.css" (min-width: 40em);.a{}',
    ],
    ['http://cdn.example:0/deep.css', '(min-width: 40em)', '.cdn{}'],
  ])
  expect(left).toEqual({ failed: 1, over: 0, cut: 0 })
})

test('none is read of a host that is not public, and no more than a few', async () => {
  const closed = {
    ...network,
    resolve: async (name: string) => [
      { address: name === 'inside.example' ? '10.0.0.1' : '127.0.0.1', family: 4 },
    ],
  }
  const { sheets, left } = await collectStyles(
    linked('http://inside.example/a.css', 'data:text/css,.a{}', 'file:///etc/passwd'),
    page(),
    closed,
  )
  expect([sheets, left]).toEqual([[], { failed: 3, over: 0, cut: 0 }])
  const many = await collectStyles(
    linked(...Array.from({ length: 40 }, (_, index) => `/${index}.css`)),
    page(),
    network,
  )
  expect([many.sheets.length, many.left.over]).toEqual([
    SHEET_LIMITS.files,
    40 - SHEET_LIMITS.files,
  ])
})
