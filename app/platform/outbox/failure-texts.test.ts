import { expect, test } from 'vitest'
import { failureWords } from './failure-texts'

test.each([
  [
    new Error(
      'Invalid `db.order.findMany()` invocation\n\nNo record of "ida@example.com" was found',
    ),
    'Error No record of … was found',
  ],
  [
    Object.assign(
      new TypeError(
        'cannot reach https://user:secret@example.com for ida@example.com, order 20260004',
      ),
      { code: 'ECONNRESET' },
    ),
    'TypeError (ECONNRESET) cannot reach … for … order …',
  ],
  ['text', 'Error text'],
  [null, 'Error null'],
  [undefined, 'Error undefined'],
  [{}, 'Error [object Object]'],
  [{ name: 'Odd', code: 7, message: 'as told' }, 'Odd as told'],
  [new Error('first line\n  last line \n\n'), 'Error last line'],
  [new Error(''), 'Error'],
  [new Error(`"a" 'b' \`c\` “d” e\tf 12 year 2026 x@y a/b`), 'Error … … … … e f 12 year … … …'],
  [new Error(`"" '' \`\` “”  it’s`), 'Error … … … … it’s'],
  [new Error('é'.repeat(1_990) + '\n' + 'x '.repeat(10)), `Error ${'x '.repeat(10).trim()}`],
  [new Error(`a${' word'.repeat(399)} end`), `Error a${' word'.repeat(38)} wo`],
  [new Error(`a${' word'.repeat(399)} ends`), 'Error …'],
  [new Error(`"${'a'.repeat(390)}" and "a secret"`), 'Error … and …'],
  [new Error(`${'a'.repeat(390)} "secret and ${'b'.repeat(30)}"`), `Error ${'a'.repeat(194)}`],
])('of %o is told what is nobody’s', (error, words) => {
  expect(failureWords(error)).toBe(words)
})
