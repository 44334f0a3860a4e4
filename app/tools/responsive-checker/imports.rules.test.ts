import { expect, test } from 'vitest'
import { importsOf } from './imports.rules'

test.each<[string, [string, string][]]>([
  ['@import "a.css";', [['a.css', '']]],
  [
    "@import url('a.css?x=1;2') screen and (min-width: 40em);",
    [['a.css?x=1;2', 'screen and (min-width: 40em)']],
  ],
  [
    '/* @import "no.css"; */@charset "utf-8";\n@layer base, page;@import url(b.css) layer(base) supports(display: grid) print;\n@IMPORT "c.css";a{}',
    [
      ['b.css', 'print'],
      ['c.css', ''],
    ],
  ],
  ['a{} @import "late.css";', []],
  ['@import ;@import "a.css";', []],
  ['/*'.repeat(100_000), []],
  ['@import "a.css" '.repeat(10_000), []],
  [`/*${'*'.repeat(500_000)}`, []],
  ['', []],
])('%.60j imports', (css, found) => {
  const begun = performance.now()
  expect(importsOf(css).map(({ href, media }) => [href, media])).toEqual(found)
  expect(performance.now() - begun).toBeLessThan(500)
})

test('no more than twenty are followed', () =>
  expect(importsOf('@import "a.css";'.repeat(1000))).toHaveLength(20))
