import { expect, test } from 'vitest'
import { FairRoom } from './fair-room'

const room = () => new FairRoom({ size: 100, share: 1 / 4 })

test('an address has its part of a room, and others find the rest', () => {
  const shared = room()
  expect(shared.take('192.0.2.1', 25)).toBe(true)
  expect(shared.take('192.0.2.1', 1)).toBe(false)
  for (const other of ['192.0.2.2', '192.0.2.3', '192.0.2.4'])
    expect(shared.take(other, 25)).toBe(true)
  expect(shared.take('192.0.2.5', 1)).toBe(false)
  shared.give('192.0.2.1', 25)
  expect(shared.take('192.0.2.5', 25)).toBe(true)
  expect(shared.used).toBe(100)
})

test('what is to stay free is not taken, and a smaller room has smaller parts', () => {
  const shared = room()
  expect(shared.take('192.0.2.1', 20, { beside: 80 })).toBe(true)
  expect(shared.take('192.0.2.2', 1, { beside: 80 })).toBe(false)
  expect(shared.take('192.0.2.2', 11, { size: 40 })).toBe(false)
  expect(shared.take('192.0.2.2', 10, { size: 40 })).toBe(true)
})

test('who has many IPv6 networks has no more for it', () => {
  const shared = room()
  const inOne56 = (index: number) => `2001:db8:0:${index.toString(16)}::/64`
  for (let index = 0; index < 25; index++) expect(shared.take(inOne56(index), 1)).toBe(true)
  expect(shared.take(inOne56(200), 1)).toBe(false)
  const inOne48 = (index: number) => `2001:db8:0:${(index * 256).toString(16)}::/64`
  expect(shared.take(inOne48(1), 25)).toBe(true)
  expect(shared.take(inOne48(2), 1)).toBe(false)
  expect(shared.take('2001:db8:1:0::/64', 25)).toBe(true)
})
