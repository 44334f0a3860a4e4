import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../app/paths'
import { Installation, type AppProcess } from './installation'
import { askRaw, headOf, RawLine } from './raw-line'

const KILOBYTE = 1024
/** What the disk has beside what stays free: an address may have a quarter of it. */
const FREE = 4 * 1024 * KILOBYTE
/** Longer than what was seen of the disk is believed. */
const SEEN = 500
/** Before what is held ends as what trickles. */
const AT_ONCE = { timeout: 10_000 }

let kanal: Installation
let app: AppProcess

beforeAll(async () => {
  kanal = await Installation.create()
  app = await kanal.startWith('little-disk.mjs', { FREE: String(FREE) })
})
afterAll(() => kanal?.dispose())

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A form of so many bytes, in one piece. */
function send(bytes: number, from?: string) {
  const body = `message=${'a'.repeat(bytes - 'message='.length)}`
  const head = headOf(`POST ${paths.contact()}`, {
    ...{ ...FORM, 'Content-Length': body.length, Connection: 'close' },
  })
  return askRaw(kanal.port, `${head}\r\n${body}`, from)
}

/** Forms that are never sent to their end, each of so many bytes. */
async function hold(count: number, bytes: number, from: (index: number) => string) {
  const lines = await Promise.all(
    Array.from({ length: count }, (_, index) => RawLine.open(kanal.port, { from: from(index) })),
  )
  for (const line of lines) {
    const head = headOf(`POST ${paths.contact()}`, {
      ...{ ...FORM, 'Content-Length': bytes + 100 },
    })
    line.say(`${head}\r\n${'a'.repeat(bytes)}`)
  }
  await sleep(1_000)
  return lines
}

const stillHeld = (lines: RawLine[]) => lines.filter(({ answer }) => answer === '').length
const end = (lines: RawLine[]) => lines.forEach((line) => line.end())

async function fillDisk(work: () => Promise<void>) {
  app.signal('SIGUSR2')
  await sleep(SEEN)
  await work().finally(() => app.signal('SIGUSR2'))
  await sleep(SEEN)
}

test('what would take of the disk what has to stay free is refused for the moment', async () => {
  expect((await send(200 * KILOBYTE)).status).toBe(400)
  await fillDisk(async () => {
    const { status, text } = await send(200 * KILOBYTE)
    expect([status, /^Retry-After: \d+/im.test(text)]).toEqual([503, true])
    expect((await send(3 * KILOBYTE)).status).toBe(400)
    expect((await kanal.visitor().signInAs('client')).path).toBe(paths.dashboard())
  })
  expect((await send(200 * KILOBYTE)).status).toBe(400)
})

test('one address has a quarter of what there is, also while it fills', async () => {
  const held = await hold(4, 240 * KILOBYTE, () => '127.0.5.1')
  expect(stillHeld(held)).toBe(4)
  expect((await send(100 * KILOBYTE, '127.0.5.1')).status).toBe(503)
  expect((await send(100 * KILOBYTE, '127.0.5.2')).status).toBe(400)
  end(held)
  await expect.poll(async () => (await send(100 * KILOBYTE, '127.0.5.1')).status).toBe(400)
})

test('short forms find room in memory, whatever longer ones are being sent', async () => {
  await fillDisk(async () => {
    // Past 16 MB there is room for short ones alone, and none on the disk.
    const held = await hold(500, 40 * KILOBYTE, (index) => `127.0.6.${(index % 250) + 1}`)
    await expect.poll(() => stillHeld(held), AT_ONCE).toBeLessThan(430)
    expect((await send(40 * KILOBYTE)).status).toBe(503)
    expect((await send(3 * KILOBYTE)).status).toBe(400)
    expect((await kanal.visitor().signInAs('client')).path).toBe(paths.dashboard())
    end(held)
  })
})

test('short forms of one address leave room for those of others', async () => {
  await fillDisk(async () => {
    const held = await hold(800, 4 * KILOBYTE, () => '127.0.7.1')
    await expect.poll(() => stillHeld(held), AT_ONCE).toBeLessThan(430)
    expect((await send(3 * KILOBYTE, '127.0.7.1')).status).toBe(503)
    expect((await send(3 * KILOBYTE, '127.0.7.2')).status).toBe(400)
    end(held)
  })
})
