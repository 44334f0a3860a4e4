import { describe, expect, test } from 'vitest'
import { composeLines, facesFor } from './other-scripts.rules'

const measure = (width: number) => ({
  faceOf: (sign: string) => (/[ -~]/.test(sign) ? 'own' : 'other'),
  widthOf: (text: string) => [...text].length,
  width,
})
const compose = (text: string, width = 100) =>
  composeLines(text, measure(width)).map((line) => line.map((part) => part.text))

test.each([
  ['Андрій', ['cyrillic', 'cyrillic-ext']],
  ['محمد', ['arabic']],
  ['山田たろう', ['japanese', 'chinese', 'korean']],
  ['Zażółć', []],
])('%s asks for %j', (text, faces) => expect(facesFor(text)).toEqual(faces))

describe('the order on the paper', () => {
  test.each([
    ['a name in Arabic goes word by word from the right', 'محمد الأحمد', [['الأحمد', ' ', 'محمد']]],
    ['a number in it is read from the left', 'شارع 12', [['12', ' ', 'شارع']]],
    [
      'Latin in it too, and brackets are turned',
      'אבא (AB) 7',
      [['7', ' ', '(', 'AB', ')', ' ', 'אבא']],
    ],
    [
      'in a Latin line its words alone are turned',
      'AB محمد علي, X',
      [['AB ', 'علي', ' ', 'محمد', ', X']],
    ],
    ['all else stays', 'Київ, 01001', [['Київ', ', 01001']]],
  ])('%s', (_, text, lines) => expect(compose(text)).toEqual(lines))
})

test('lines break at spaces, between letters that have none, and in what is too long', () => {
  expect(compose('Київ Львів', 6)).toEqual([['Київ'], ['Львів']])
  expect(compose('東京都千代', 2)).toEqual([['東京'], ['都千'], ['代']])
  expect(compose('Їжакевич', 3)).toEqual([['Їжа'], ['кев'], ['ич']])
})

test.each([
  ['of letters without spaces', '東'.repeat(2_000)],
  ['of words', 'Їж '.repeat(1_000)],
  ['of numbers and brackets', '12 (א) '.repeat(300)],
])('a long text %s is measured letter by letter, not line by line', (_, text) => {
  let measured = 0
  composeLines(text, {
    ...measure(40),
    widthOf: (part: string) => ((measured += part.length), part.length),
  })
  expect(measured).toBeLessThan(4 * text.length)
})
