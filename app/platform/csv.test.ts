import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Language } from './i18n/languages'
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
      'en',
    ),
  ).bytes()
  expect(Buffer.from(text).toString()).toBe(
    '\uFEFFOrder,Buyer\r\nK-1,Åsa\r\nK-2,"Żaneta, ""Zoë""\nand sons"\r\n',
  )
})

test.each(['=1+1', '+47', '-2x', '@sum', '\tx', '\rx', '＝1+1'])(
  'a spreadsheet takes %j for no formula',
  async (cell) => {
    const text = await new Response(csvStream(['a'], rowsOf([[cell]]), 'en')).text()
    expect(text).toContain(`'${cell}`)
  },
)

test('numbers stay numbers in the marks of the language, and columns are its own', async () => {
  const write = (language: Language) =>
    new Response(
      csvStream(
        ['a', 'b'],
        rowsOf([
          ['-656.00', 'x, y; z'],
          ['12', '-2'],
        ]),
        language,
      ),
    ).text()
  expect(await write('en')).toBe('a,b\r\n-656.00,"x, y; z"\r\n12,-2\r\n')
  for (const language of ['sv', 'nl', 'pl'] as const)
    expect(await write(language)).toBe('a;b\r\n-656,00;"x, y; z"\r\n12;-2\r\n')
})

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a,@sum', "a,'@sum"],
  ['a;"=1+1"', `a;""'=1+1`],
  ['a\n+1', `"a\n'+1"`],
  ['€ 12,- and more', '"€ 12,- and more"'],
])('%j hides no formula from a spreadsheet with another separator', async (cell, written) => {
  const text = await new Response(csvStream(['a'], rowsOf([[cell]]), 'en')).text()
  expect(text.replace(/^"(.*)"\r\n$/, '$1')).toContain(written.replace(/^"|"$/g, ''))
})

test('is read no faster than it is taken', async () => {
  let read = 0
  async function* many() {
    for (; read < 100_000; read++) yield ['x'.repeat(100)]
  }
  const reader = csvStream(['a'], many(), 'en').getReader()
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
  await expect(new Response(csvStream(['a'], failing(), 'en')).text()).rejects.toThrow(
    'the database went away',
  )
})
