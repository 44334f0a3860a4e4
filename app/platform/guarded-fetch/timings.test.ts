import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timeRequest, type Timings } from './timings.server'

const WAIT = 120
const LOOK_UP = 60
/**
 * A timer of Node's counts from the beginning of the turn that set it, and may ring as much early
 * as that turn took.
 */
const EARLY = 25
/** Both sides agree on a key, so that no certificate is needed. */
const KEY = Buffer.alloc(32, 1)
const TLS = { ciphers: 'PSK-AES128-GCM-SHA256', maxVersion: 'TLSv1.2' } as const

const late: http.RequestListener = (_, response) =>
  void setTimeout(() => response.end('hello'), WAIT)
const plain = http.createServer(late)
const secure = https.createServer({ ...TLS, pskCallback: () => KEY }, late)
beforeAll(() =>
  Promise.all(
    [plain, secure].map(
      (server) => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)),
    ),
  ),
)
afterAll(() => [plain, secure].forEach((server) => server.close()))
const portOf = (server: http.Server | https.Server) => (server.address() as AddressInfo).port

/** Asks for a name that takes a while to be looked up. */
const ASK: https.RequestOptions = {
  host: 'site.example',
  agent: false,
  lookup: (_name, _options, found) =>
    void setTimeout(() => found(null, [{ address: '127.0.0.1', family: 4 }]), LOOK_UP),
}

function time(request: http.ClientRequest): Promise<Timings> {
  const timings = timeRequest(request)
  return new Promise((done, reject) => {
    request.on('response', (response) => response.resume().on('end', () => done(timings())))
    request.on('error', reject)
    request.end()
  })
}

const sum = ({ dns, connect, tls, wait, receive }: Timings) =>
  (dns ?? 0) + (connect ?? 0) + (tls ?? 0) + wait + receive

test('a request in the clear has a look-up, a connection, a wait and its bytes: all its time', async () => {
  const timings = await time(http.request({ ...ASK, port: portOf(plain) }))
  expect(timings.tls).toBeNull()
  expect(timings.dns).toBeGreaterThanOrEqual(LOOK_UP - EARLY)
  expect(timings.connect).toBeGreaterThan(0)
  expect(timings.wait).toBeGreaterThanOrEqual(WAIT - EARLY)
  expect(sum(timings)).toBeCloseTo(timings.total, 3)
})

test('a secure one has the agreement on it too', async () => {
  const agreed = {
    ...ASK,
    ...TLS,
    port: portOf(secure),
    pskCallback: () => ({ psk: KEY, identity: 'test' }),
    checkServerIdentity: () => undefined,
  }
  const timings = await time(https.request(agreed))
  expect(timings.dns).toBeGreaterThanOrEqual(LOOK_UP - EARLY)
  expect(timings.tls).toBeGreaterThan(0)
  expect(timings.wait).toBeGreaterThanOrEqual(WAIT - EARLY)
  expect(sum(timings)).toBeCloseTo(timings.total, 3)
})

test('a number needs no look-up', async () => {
  expect(
    (await time(http.request({ host: '127.0.0.1', agent: false, port: portOf(plain) }))).dns,
  ).toBeNull()
})
