import { expect, test } from 'vitest'
import { trickles } from './transfer-limits.js'

const LOOK = 5_000
const LONG = 600_000

/** When a body that comes at a pace, in bytes a second, is given up; ms, null for never. */
function givenUp(pace: number, { readOn = true, reused = 0, length = 20_000, type = '' } = {}) {
  const [socket, request] = [
    { bytesRead: reused },
    {
      ...{ complete: false, readableLength: readOn ? 0 : 65_536, readableHighWaterMark: 65_536 },
      headers: { 'content-length': String(length), 'content-type': type },
    },
  ]
  const transfer = { request, socket, looked: 0, begun: reused, waited: 0 }
  for (let now = LOOK; now <= LONG; now += LOOK) {
    socket.bytesRead = reused + (pace * now) / 1000
    if (trickles(transfer as never, now)) return now
  }
  return null
}

test('a form of words that trickles is given up within half a minute', () => {
  for (const pace of [0, 100, 460, 1_150]) {
    expect(givenUp(pace)).toBeLessThanOrEqual(30_000)
    expect(givenUp(pace, { reused: 1_000_000 })).toBeLessThanOrEqual(30_000)
    const long = { length: 2_000_000, type: 'application/x-www-form-urlencoded; charset=utf-8' }
    expect(givenUp(pace, long)).toBeLessThanOrEqual(30_000)
  }
})

test('files that trickle are given up soon after half a minute, however many are announced', () => {
  for (const length of [20_000_000, 500_000_000])
    for (const pace of [100, 1_150, 4_000])
      expect(givenUp(pace, { length, type: 'multipart/form-data' })).toBeLessThanOrEqual(65_000)
  expect(givenUp(8_000, { length: 20_000_000 })).toBeNull()
})

test('one that comes as over a slow mobile network is not, nor one that the app does not read on', () => {
  expect([givenUp(4_100), givenUp(20_000), givenUp(0, { readOn: false })]).toEqual([
    null,
    null,
    null,
  ])
})
