import { expect, test } from 'vitest'
import { printable } from './print-text.rules'

test.each([
  ['Zażółć gęślą jaźń, å ä ö – “€”', 'Zażółć gęślą jaźń, å ä ö – “€”'],
  ['Ştefan Țurcanu, Jānis', 'Ştefan Turcanu, Janis'],
  ['Əli Đorđe', 'Eli Dorde'],
  ['tab\tand\u202fnarrow', 'tab and narrow'],
  ['o\u0308', 'ö'],
  ['soft\u00adhyphen\u200b', 'softhyphen'],
  ['Ada 👩🏽‍💻 Lovelace 🇸🇪❤️', 'Ada Lovelace'],
  ['日本', '??'],
])('%s is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test.each(['Андрій Їжакевич', 'Παπαδόπουλος', '日本', 'رضا\u200cپور'])(
  '%s stays where a face has it',
  (text) => expect(printable(text, () => true)).toBe(text),
)
