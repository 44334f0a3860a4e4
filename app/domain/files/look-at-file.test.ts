import { expect, test } from 'vitest'
import { MEGABYTE } from './upload.rules'
import { lookAtFile } from './look-at-file.server'

const encode = (text: string) => new TextEncoder().encode(text)

test('a text of 40 MB is looked at whole, while others have their turn', async () => {
  const bytes = encode('Ståhl '.repeat(6 * MEGABYTE))
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)
  const { type } = await lookAtFile('a.txt', bytes)
  clearInterval(others)
  expect(type).toBe('text/plain')
  expect(turns).toBeGreaterThan(2)
})

test.each([
  ['a letter cut off', [...encode('words'.repeat(20_000)), 0xc3], 'application/octet-stream'],
  ['a zero far behind', [...encode('words'.repeat(20_000)), 0], 'application/octet-stream'],
  ['a program', [...encode('MZ\u0090')], null],
])('%s is seen', async (_, bytes, type) => {
  expect((await lookAtFile('a.txt', Uint8Array.from(bytes))).type).toBe(type)
})
