import { describe, expect, test } from 'vitest'
import { canonical, TableDigest, type Kind } from './canonical'

describe('a value has one form, whichever database wrote it', () => {
  test.each<[Kind, unknown, unknown]>([
    ['truth', 1n, 't'],
    ['truth', 0, 'f'],
    ['time', '2026-11-24T08:45:42.682+00:00', '2026-11-24 08:45:42.682'],
    ['time', '2026-11-24 08:45:42', '2026-11-24 08:45:42'],
    ['time', '2026-11-24T10:45:42.600+02:00', '2026-11-24 08:45:42.6'],
    ['json', '{"b":[1,{"d":null,"c":2}],"a":"x"}', '{"a": "x", "b": [1, {"c": 2, "d": null}]}'],
    ['json', 5n, '5'],
    ['real', 0.1, '0.1'],
    ['real', 1e21, '1e+21'],
    ['whole', 9007199254740993n, '9007199254740993'],
    ['text', 'NULL', 'NULL'],
    ['text', null, undefined],
  ])('%s %s', (kind, one, other) => expect(canonical(kind, one)).toBe(canonical(kind, other)))

  test('and other values have others', () => {
    expect(canonical('text', 'null')).not.toBe(canonical('text', null))
    expect(canonical('json', '[1,2]')).not.toBe(canonical('json', '[2,1]'))
    expect(() => canonical('time', 'yesterday')).toThrow()
  })
})

test('a table is told by its rows, in any order and any batches', () => {
  const tallyOf = (...batches: (string | null)[][][]) => {
    const digest = new TableDigest()
    for (const rows of batches) digest.add(rows)
    return digest.tally
  }
  const [a, b, c] = [
    ['1', null],
    ['2', 'x'],
    ['3', ''],
  ]
  expect(tallyOf([a!, b!], [c!])).toEqual(tallyOf([c!], [b!], [a!]))
  for (const other of [[[a!, b!]], [[a!, b!, b!]], [[a!, b!, ['3', null]]], [[a!, b!, c!, c!, c!]]])
    expect(tallyOf(...other).sha256).not.toBe(tallyOf([a!, b!, c!]).sha256)
})
