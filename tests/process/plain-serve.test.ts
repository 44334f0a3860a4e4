import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../app/paths'
import { anyProductId } from './books'
import { Installation, type AppProcess } from './installation'
import { addToCart } from './purchase'

let kanal: Installation
let app: AppProcess

beforeAll(async () => {
  kanal = await Installation.create()
  app = await kanal.startPlain({ HOST: '', WORKER: 'on' })
})
afterAll(() => kanal.dispose())

test('remix-serve runs the same build: a cart is filled and a client signed in without script', async () => {
  const visitor = kanal.visitor()
  await addToCart(visitor, await anyProductId(kanal.db))
  expect((await visitor.get(paths.cart())).$('main form').length).toBeGreaterThan(0)
  expect((await visitor.signInAs('client')).path).toBe(paths.dashboard())
})

test('a page has its own headers', async () => {
  const { headers } = await kanal.visitor().get(paths.auth())
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'nonce-[\w-]+'/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
})

test('guards of loaders and actions hold', async () => {
  const client = kanal.visitor()
  expect((await client.get('/dashboard/admin')).path).toMatch(/^\/auth/)
  await client.signInAs('client')
  expect((await client.get('/dashboard/admin')).path).not.toMatch(/^\/dashboard\/admin/)
  const foreign = { method: 'POST', headers: { Origin: 'https://evil.example' } }
  for (const path of [paths.cart(), '/api/logout', '/dashboard/settings/profile'])
    expect((await client.fetch(path, foreign)).status, path).toBeGreaterThanOrEqual(400)
  expect((await client.fetch('/api/user')).status).toBe(200)
})

test('nobody passes for somebody else by a header', async () => {
  const headers = { 'X-Peer-Address': '127.0.0.1' }
  expect((await fetch(`${kanal.origin}/metrics`, { headers })).status).toBe(404)
})

test('it listens on loopback alone, and ends when it is told to', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  for (const host of ['127.0.0.2', ...others.map(({ address }) => address)])
    await expect(fetch(`http://${host}:${kanal.port}/health/live`), host).rejects.toThrow()
  expect(await app.stop('SIGTERM')).toEqual({ code: 0, signal: null })
})
