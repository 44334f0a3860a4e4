import { expect, test } from 'vitest'
import { printable } from './print-text.rules'

test.each([
  ['Zażółć gęślą jaźń, å ä ö – “€”', 'Zażółć gęślą jaźń, å ä ö – “€”'],
  ['Ştefan Țurcanu, Jānis', 'Ştefan Turcanu, Janis'],
  ['Παπαδόπουλος', 'Papadopoylos'],
  ['Щастие Ђ', 'Shtastie ?'],
  ['tab\tand\u202fnarrow', 'tab and narrow'],
  ['o\u0308', 'ö'],
  ['soft\u00adhyphen\u200b', 'softhyphen'],
  ['日本', '??'],
])('%s is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
