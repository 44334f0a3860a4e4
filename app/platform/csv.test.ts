import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { csvStream } from './csv.server'

async function* rowsOf(rows: string[][]) {
  yield* rows
}

test('rows stand under their columns, with the mark of UTF-8 before them', async () => {
  const text = await new Response(
    csvStream(
      ['Order', 'Buyer'],
      rowsOf([
        ['K-1', 'Åsa'],
        ['K-2', 'Żaneta, "Zoë"\nand sons'],
      ]),
    ),
  ).bytes()
  expect(Buffer.from(text).toString()).toBe(
    '\uFEFFOrder,Buyer\r\nK-1,Åsa\r\nK-2,"Żaneta, ""Zoë""\nand sons"\r\n',
  )
})

test.each(['=1+1', '+47', '-2', '@sum', '\tx', '\rx'])(
  'a spreadsheet takes %j for no formula',
  async (cell) => {
    const text = await new Response(csvStream(['a'], rowsOf([[cell]]))).text()
    expect(text).toContain(`'${cell}`)
  },
)

test('is read no faster than it is taken', async () => {
  let read = 0
  async function* many() {
    for (; read < 100_000; read++) yield ['x'.repeat(100)]
  }
  const reader = csvStream(['a'], many()).getReader()
  await reader.read()
  for (let turn = 0; turn < 50; turn++) await setImmediate()
  expect(read).toBeLessThan(5000)
  await reader.cancel()
  for (let turn = 0; turn < 50; turn++) await setImmediate()
  expect(read).toBeLessThan(6000)
})

test('a failure on the way breaks the answer off', async () => {
  async function* failing() {
    yield ['1']
    throw new Error('the database went away')
  }
  await expect(new Response(csvStream(['a'], failing())).text()).rejects.toThrow(
    'the database went away',
  )
})
