import { expect, test, vi } from 'vitest'
import { manyLines, oneLine, within } from './free-text'

test('a line has no breaks, no NUL and no space too many', () => {
  expect(oneLine(' a\u0000 \r\n\t b ')).toBe('a b')
})

test('several lines keep their breaks, in one form', () => {
  expect(manyLines('\r\n a\u0000\r\n\r b \n')).toBe('a\n\n b')
})

test('what cannot be kept is not tidied', () => {
  const tidy = vi.fn(oneLine)
  expect(within(10, tidy)(' '.repeat(1021))).toHaveLength(1021)
  expect(tidy).not.toHaveBeenCalled()
  expect(within(10, tidy)(`a${' '.repeat(1019)}`)).toBe('a')
})
