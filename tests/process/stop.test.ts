import { truncate } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { THOROUGH } from '../setup/thorough'
import { allWorkDone, anyProductId, expectWelcomedOnce } from './books'
import { Installation, type AppProcess } from './installation'
import { buy } from './purchase'

/** What a service manager waits before it kills (spec: SIGTERM drains and exits within 10 s). */
const LIMIT = 10_000

let kanal: Installation

beforeEach(async () => {
  kanal = await Installation.create()
})

afterEach(() => kanal.dispose())

async function expectSoftEnd(app: AppProcess, ended = app.stop('SIGTERM')) {
  const began = Date.now()
  expect(await ended).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(LIMIT)
  expect(app.output).not.toMatch(/^\s+at /m)
}

test.each([900, 1500, 2500])(
  'SIGTERM %d ms after the start of two processes ends both, whether they serve yet or not',
  async (ms) => {
    const app = kanal.launch({ WEB_CONCURRENCY: '2' })
    await pause(ms)
    // On a machine so slow that nothing of it has run yet, the signal itself ends it.
    if (process.platform !== 'linux' || app.children().length > 0) await expectSoftEnd(app)
    else expect((await app.stop('SIGTERM')).code ?? 0).toBe(0)
  },
)

/** A connection on which everything is written by hand; `received` is what came back. */
async function open() {
  const socket: Socket = connect(kanal.port, '127.0.0.1')
  const connection = {
    socket,
    received: '',
    closed: new Promise((resolve) => socket.once('close', resolve)),
  }
  socket
    .setEncoding('utf8')
    .on('data', (text) => (connection.received += text))
    .on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  return connection
}

const isServed = () =>
  fetch(`${kanal.origin}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  )

const credentials = JSON.stringify({ username: 'client', password: 'lantern-over-water' })
const loginHead = [
  'POST /api/login HTTP/1.1',
  'Host: 127.0.0.1',
  'Connection: keep-alive',
  'Content-Type: application/json',
  `Content-Length: ${credentials.length}`,
  '',
  '',
].join('\r\n')

const BY_DAY = [
  ['SIGTERM', '1'],
  ['SIGINT', '2'],
] as const
const AT_NIGHT = [
  ['SIGINT', '1'],
  ['SIGTERM', '2'],
] as const

test.each([...BY_DAY, ...(THOROUGH ? AT_NIGHT : [])])(
  '%s to %s on the port: a request under way is answered, new ones are not taken',
  async (signal, processes) => {
    const app = await kanal.start({ WEB_CONCURRENCY: processes })
    const connection = await open()
    const { socket, closed } = connection
    socket.write(loginHead + credentials.slice(0, 10))
    await pause(300)
    const ended = app.stop(signal)
    await vi.waitFor(async () => expect(await isServed()).toBe(false), {
      timeout: 8000,
      interval: 20,
    })
    await pause(1000)
    expect(app.isRunning).toBe(true)
    socket.write(credentials.slice(10))
    await expectSoftEnd(app, ended)
    await closed
    expect(connection.received).toMatch(/^HTTP\/1\.1 200 /)
    expect(connection.received).toContain('"username":"client"')
  },
)

test('an idle kept connection and clients that stop within their headers, within a body, or say nothing at all do not hold it up', async () => {
  const app = await kanal.start()
  const agent = new Agent({ keepAlive: true })
  await new Promise((resolve) =>
    get(`${kanal.origin}/health/live`, { agent }, (answer) => answer.resume().once('end', resolve)),
  )
  const silent = [
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
    loginHead + credentials.slice(0, 10),
    '',
  ]
  const connections = await Promise.all(silent.map(open))
  connections.forEach(({ socket }, index) => socket.write(silent[index]!))
  await pause(300)
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1)
  await expectSoftEnd(app)
  for (const { socket } of connections) socket.destroy()
  agent.destroy()
})

test.skipIf(!THOROUGH)(
  'a large file that is read slowly: it goes on for the time that is left, and the rest is read from the next process',
  { timeout: 120_000 },
  async () => {
    const SIZE = 200 * 2 ** 20
    const app = await kanal.start()
    const { id, storageKey } = await kanal.db.fileVersion.findFirstOrThrow({
      where: { status: 'available', file: { project: { user: { username: 'client' } } } },
    })
    await truncate(join(kanal.settings.DATA_DIR!, 'files', storageKey), SIZE)
    await kanal.db.fileVersion.update({ where: { id }, data: { size: SIZE } })
    const client = kanal.visitor()
    await client.signInAs('client')
    const answer = await client.fetch(`/files/${id}`)
    const began = Date.now()
    const ended = app.stop('SIGTERM')
    let read = 0
    const readAll = async () => {
      const reader = answer.body!.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        read += value.length
        await pause(50)
      }
    }
    await expect(readAll()).rejects.toThrow()
    expect(Date.now() - began).toBeGreaterThan(LIMIT / 2)
    await expectSoftEnd(app, ended)
    expect(app.output).toMatch(/"answers":1,"msg":"stopped; requests in progress cut off"/)

    await kanal.start()
    const headers = { Range: `bytes=${read}-`, 'If-Range': answer.headers.get('ETag')! }
    const rest = await client.fetch(`/files/${id}`, { headers })
    expect(rest.status).toBe(206)
    expect(read).toBeGreaterThan(0)
    expect(read + (await rest.arrayBuffer()).byteLength).toBe(SIZE)
  },
)

test('work that is left is done after the next start', async () => {
  const app = await kanal.start({ WORKER: 'on' })
  const session = await buy(kanal.visitor(), await anyProductId(kanal.db))
  await expectSoftEnd(app)
  await kanal.start({ WORKER: 'on' })
  await allWorkDone(kanal.db)
  await expectWelcomedOnce(kanal.db, session)
})
