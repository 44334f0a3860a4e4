import { describe, expect, test } from 'vitest'
import { normalizeAddress } from './mail-address'
import { mailAddress } from './mail-address.schema'

const read = (typed: string) => mailAddress('no address').safeParse(typed)

describe('a mail address', () => {
  test.each([
    ['anna@exämple.se', 'anna@xn--exmple-cua.se'],
    ['Anna@EXÄMPLE.SE', 'anna@xn--exmple-cua.se'],
    ['anna@exa\u0308mple.se', 'anna@xn--exmple-cua.se'],
    ['anna@xn--exmple-cua.se', 'anna@xn--exmple-cua.se'],
    ['  spaced@example.com\t', 'spaced@example.com'],
    ['pasted@example.com\u00a0', 'pasted@example.com'],
    ['\ufeffpasted@example.com\u200b', 'pasted@example.com'],
    ['ola@żółw.pl', 'ola@xn--w-uga1v8h.pl'],
    ['o’brien+shop@example.museum', null],
    ["o'brien+shop@example.museum", "o'brien+shop@example.museum"],
    ['åsa@example.com', null],
    ['anna@exämple.se/x', null],
    ['anna@exämple', null],
    ['anna', null],
    ['', null],
  ])('%j is kept as %j', (typed, kept) => {
    const { success, data } = read(typed)
    expect(success ? data : null).toBe(kept)
  })

  test('is looked up in the form that it is kept in', () => {
    const { data } = read(' Anna@exämple.se')
    for (const typed of ['anna@exämple.se', 'ANNA@XN--EXMPLE-CUA.SE', data!])
      expect(normalizeAddress(typed)).toBe(data)
  })

  test('of any length is read in no time', () => {
    expect(read(`${'å'.repeat(100_000)}@example.com`).success).toBe(false)
  })
})
