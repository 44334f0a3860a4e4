import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EICAR, startClamd, type Clamd } from '../../tests/mocks/clamd'
import { scanBytes, scanned, ScanFindingError } from './virus-scanner.server'

const LIMIT = 2 ** 20
let clamd: Clamd

beforeAll(async () => {
  clamd = await startClamd({ mostBytes: LIMIT })
})
afterAll(() => clamd.stop())

async function read(pieces: Uint8Array[] | AsyncIterable<Uint8Array>, address?: string) {
  const through: Uint8Array[] = []
  const end = await (async () => {
    for await (const piece of scanned(pieces, address)) through.push(piece)
  })().catch((error: Error) => error)
  return { through: Buffer.concat(through).toString('latin1'), end }
}

const cut = (content: string, length: number) =>
  content.match(new RegExp(`[^]{1,${length}}`, 'g'))!.map((piece) => Buffer.from(piece, 'latin1'))

test('lets all bytes through in their order, and says nothing of what is clean, even of an empty piece', async () => {
  const content = Array.from({ length: 5000 }, (_, index) => String.fromCharCode(index % 256)).join(
    '',
  )
  const pieces = [...cut(content, 700), new Uint8Array(), Buffer.from('end')]
  expect(await read(pieces, clamd.url)).toEqual({ through: `${content}end`, end: undefined })
  expect(clamd.scans.at(-1)).toBe(5003)
})

test.each([1, 7, 1000])('finds what is in it, cut into pieces of %i', async (length) => {
  const { through, end } = await read(cut(`before ${EICAR} after`, length), clamd.url)
  expect(through).toBe(`before ${EICAR} after`)
  expect(end).toEqual(new ScanFindingError('infected'))
})

test('whatever cannot be scanned is not taken for clean: too long, nobody there, no word', async () => {
  expect(await scanBytes(Buffer.alloc(LIMIT + 1), clamd.url)).toBe('unchecked')
  expect(await scanBytes(Buffer.alloc(20 * LIMIT), clamd.url)).toBe('unchecked')
  const silent = createServer((socket) => socket.end())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  expect(
    await scanBytes(
      Buffer.from('clean'),
      `tcp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    ),
  ).toBe('unchecked')
  silent.close()
  const gone = await startClamd()
  await gone.stop()
  expect(await scanBytes(Buffer.from('clean'), gone.url)).toBe('unchecked')
  expect(await scanBytes(Buffer.from('clean'), 'unix:/nowhere/clamd.ctl')).toBe('unchecked')
})

test('an error of what is read comes through as it is', async () => {
  async function* broken() {
    yield Buffer.from('a')
    throw new RangeError('cut off')
  }
  expect(await read(broken(), clamd.url)).toEqual({ through: 'a', end: new RangeError('cut off') })
})

test('without a scanner all is let through', async () => {
  expect(await scanBytes(Buffer.from(EICAR))).toBeNull()
  expect(await read([Buffer.from(EICAR)])).toEqual({ through: EICAR, end: undefined })
})
