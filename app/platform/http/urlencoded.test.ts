import { describe, expect, test } from 'vitest'
import { blockedBy, delayBudget } from '../../../tests/setup/event-loop'
import { MOST_FORM } from './form.server'
import { countFields, fieldsOf } from './urlencoded.server'

async function decode(body: string | Uint8Array) {
  const fields: [string, string][] = []
  for await (const field of fieldsOf(Buffer.from(body))) fields.push(field)
  return fields
}

describe('a urlencoded body', () => {
  test.each([
    '',
    '&&a=1&',
    'a',
    'a=',
    '=b',
    '=',
    'a=b=c&a==',
    'a+b=c++d%2B',
    'a%3Db%26=c%26%3d',
    '%',
    'a=%&b=%4&c=%zz&d=%2g%41',
    'a=%E4%BD%A0&b=ł😀&%C5%82=1',
    'a=%ff%FE%c3&b=%C3(',
    'a=%EF%BB%BFx&b=%00%0D%0A',
  ])('is read as the URL Standard says: %s', async (body) => {
    expect(await decode(body)).toEqual([...new URLSearchParams(body)])
  })

  test('is read so whatever bytes it has', async () => {
    const parts = ['%', '+', '&', '=', '4', 'F', 'g', '%C5%82', '%F0%9F%98%80', 'x']
    let seed = 7
    const next = () => (seed = (seed * 48_271) % 2_147_483_647)
    for (let round = 0; round < 500; round += 1) {
      const body = Array.from({ length: next() % 40 }, () => parts[next() % parts.length]).join('')
      expect(await decode(body), body).toEqual([...new URLSearchParams(body)])
    }
  })

  test('keeps a letter that was sent as it is beside a lone percent sign, which Node does not', async () => {
    expect(await decode('a=%&b=%ł')).toEqual([
      ['a', '%'],
      ['b', '%ł'],
    ])
  })

  test('says how many fields it has before they are read', () => {
    expect(['', 'a=1', 'a&b&', '&&'].map((body) => countFields(Buffer.from(body)))).toEqual([
      1, 1, 3, 3,
    ])
  })

  test.each(['+', '%', '%2', '%FF', '%E4%BD%A0', '=', 'ł', 'x'])(
    'of nothing but %s, as large as a form may be, holds up nobody',
    async (unit) => {
      const body = Buffer.from(`a=${unit.repeat(MOST_FORM / Buffer.byteLength(unit))}`)
      await decode(body)
      const { blocked } = await blockedBy(() => decode(body))
      expect(blocked).toBeLessThan(delayBudget() / 2)
    },
  )
})
