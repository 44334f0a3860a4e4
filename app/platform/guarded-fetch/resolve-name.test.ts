import dgram from 'node:dgram'
import dns from 'node:dns'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { SECOND } from '../clock'
import { env } from '../env.server'
import { onBehalfOf } from '../http/request-context.server'
import { guardedFetch } from './guarded-fetch.server'
import { resolveName } from './resolve-name.server'

const TYPES = { A: 1, AAAA: 28 }
const RECORDS: Record<string, Partial<Record<keyof typeof TYPES, number[]>>> = {
  'both.example': { A: [93, 184, 215, 14], AAAA: [0x26, 0x06, ...Array<number>(13).fill(0), 1] },
  'old.example': { A: [93, 184, 215, 15] },
}

/**
 * Answers as a name server does: the question again, and the record that stands above, or that
 * there is no such name.
 */
function answerOf(question: Buffer): Buffer {
  const labels: string[] = []
  let at = 12
  while (question[at]! > 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + question[at]!))
    at += question[at]! + 1
  }
  const [asked, type] = [question.subarray(12, at + 5), question.readUInt16BE(at + 1)]
  const records = RECORDS[labels.join('.').toLowerCase()]
  const record =
    records &&
    Object.entries(records).find(([name]) => TYPES[name as keyof typeof TYPES] === type)?.[1]
  const head = Buffer.from([
    question[0]!,
    question[1]!,
    0x81,
    records ? 0x80 : 0x83,
    0,
    1,
    0,
    record ? 1 : 0,
    0,
    0,
    0,
    0,
  ])
  return Buffer.concat([
    head,
    asked,
    ...(record
      ? [Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, record.length, ...record])]
      : []),
  ])
}

const answering = dgram.createSocket('udp4', (question, { port, address }) =>
  answering.send(answerOf(question), port, address),
)
let heard = 0
const silent = dgram.createSocket('udp4', () => void (heard += 1))
const bind = (socket: dgram.Socket) =>
  new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready))
const ask = (...sockets: dgram.Socket[]) =>
  void (env.TOOL_DNS_SERVERS = sockets.map((socket) => `127.0.0.1:${socket.address().port}`))

beforeAll(() => Promise.all([bind(answering), bind(silent)]))
afterEach(() => ask())
afterAll(() => [answering, silent].forEach((socket) => socket.close()))

describe('a name', () => {
  const look = (name: string) => resolveName(name, AbortSignal.timeout(2 * SECOND))

  test('leads to what a name server says, of either family', async () => {
    ask(answering)
    expect(await look('both.example')).toEqual([
      { address: '93.184.215.14', family: 4 },
      { address: '2606::1', family: 6 },
    ])
    expect(await look('old.example')).toEqual([{ address: '93.184.215.15', family: 4 }])
  })

  test('that nobody knows leads nowhere, and neither does one of this machine', async () => {
    ask(answering)
    await expect(look('nobody.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
    expect((await dns.promises.lookup('localhost')).address).toMatch(/^(127\.|::1$)/)
    await expect(look('localhost')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })
})

describe('name servers that never answer', () => {
  test('are given up with the request: a hundred of them hold up no other name', async () => {
    ask(silent)
    const start = performance.now()
    const asked = Array.from({ length: 100 }, (_, index) =>
      onBehalfOf(`203.0.113.${index % 10}`, () =>
        guardedFetch(`https://host-${index}.example/`, { timeout: SECOND }),
      ),
    )
    const all = Promise.allSettled(asked)
    await vi.waitFor(() => expect(heard).toBeGreaterThan(0))
    const looked = performance.now()
    await dns.promises.lookup('localhost')
    expect(performance.now() - looked).toBeLessThan(SECOND / 2)
    const reasons = (await all).map((one) => one.status === 'rejected' && one.reason.reason)
    expect(performance.now() - start).toBeLessThan(2.5 * SECOND)
    expect(
      reasons.filter((reason) => !['timeout', 'busy', 'share'].includes(String(reason))),
    ).toEqual([])
    expect(reasons.filter((reason) => reason === 'timeout')).toHaveLength(40)
  })

  test('take eight places of one address at most, and another one is asked for at once', async () => {
    ask(silent)
    const before = heard
    const all = Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        onBehalfOf('203.0.113.99', () =>
          guardedFetch(`https://other-${index}.example/`, { timeout: SECOND / 2 }),
        ),
      ),
    )
    await vi.waitFor(() => expect(heard - before).toBe(16))
    const reached = onBehalfOf('203.0.113.98', () =>
      guardedFetch('https://third.example/', {
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      }),
    )
    await expect(reached).rejects.toMatchObject({ reason: 'forbidden' })
    await all
    expect(heard - before).toBe(16)
  })
})
