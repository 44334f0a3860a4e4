import { expect, test, vi } from 'vitest'
import { manyLines, oneLine, within } from './free-text'

test('a line has no breaks, no NUL and no space too many', () => {
  expect(oneLine(' a\u0000 \r\n\t b ')).toBe('a b')
})

test('several lines keep their breaks, in one form', () => {
  expect(manyLines('\r\n a\u0000\r\n\r b \n')).toBe('a\n\n b')
})

const UNSEEN = ['\u202e', '\u2066', '\u200b', '\ufeff', '\u00ad', '\u001b', '\u0085', '\ud800']

test.each(UNSEEN)('%j is in no text', (sign) => {
  expect(oneLine(`${sign}a${sign}`)).toBe('a')
  expect(manyLines(`a\n${sign}b`)).toBe('a\nb')
})

test.each(['\u200d\u200c', '\u200b \u3164', '\u0301'])('%j alone is no text', (text) => {
  expect([oneLine(text), manyLines(text)]).toEqual(['', ''])
})

test.each([
  'رضا\u200cپور',
  '👩‍💻',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'e\u0301',
])('%j stays as it is in lines', (text) => expect(manyLines(text)).toBe(text))

test('what cannot be kept is not tidied', () => {
  const tidy = vi.fn(oneLine)
  expect(within(10, tidy)(' '.repeat(1021))).toHaveLength(1021)
  expect(tidy).not.toHaveBeenCalled()
  expect(within(10, tidy)(`a${' '.repeat(1019)}`)).toBe('a')
})
