import { describe, expect, test } from 'vitest'
import type { CodeLanguage } from './beautify.rules'
import { detectLanguage } from './detect.rules'

const KNOWN: [CodeLanguage, string][] = [
  ['html', '<!DOCTYPE html>\n<html></html>'],
  ['html', '<!-- a -->\n<!doctype html><p>'],
  ['html', '<div class="a">b</div>'],
  ['html', '<!-- Hero -->\n<section class=hero><img src=a>'],
  ['html', '<blockquote>a<br>b</blockquote>'],
  ['html', '<tr><td>'],
  ['html', '<my-card>'],
  ['html', '<meta charset=utf-8>'],
  ['html', '{% if a %}<p>{% endif %}'],
  ['javascript', 'exports.a=function(){}; module.exports={b:1}'],
  ['javascript', '@dec\nclass A { b() {} }'],
  ['javascript', '// @flow\nfunction f(x: ?string) {}'],
  ['javascript', '"use server"\nexport async function a() {}'],
  ['typescript', 'enum E{A,B} const enum F{C}'],
  ['yaml', 'a: &x {b: 1}'],
  ['xml', '<?xml version="1.0"?><a/>'],
  ['xml', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['xml', '<rss version="2.0"><channel/></rss>'],
  ['json', '{"a":1}'],
  ['json', '[1, 2]'],
  ['json', '{ "a": 1, }'],
  ['json', '{}'],
  ['json', '"text"'],
  ['json', '[\n'],
  ['css', 'a { color: red }'],
  ['css', '@media (width > 40rem) { a { b: c } }'],
  ['css', ':root{--a:1}'],
  ['css', '/* a */\n.b > .c{d:e}'],
  ['css', '@import "a.css";\nb{c:d}'],
  ['javascript', 'const a = 1'],
  ['javascript', 'import a from "a"\na()'],
  ['javascript', 'function a() { return 1 }'],
  ['javascript', '(() => 1)()'],
  ['javascript', 'console.log("a")'],
  ['javascript', '"use strict"\nvar a = {}'],
  ['typescript', 'interface A { b: string }'],
  ['typescript', 'const a: number = 1'],
  ['typescript', 'export type A = B | C'],
  ['typescript', 'import type { A } from "a"'],
  ['typescript', 'function a(b: string): void {}'],
  ['graphql', 'query { a }'],
  ['graphql', 'type A {\n  b: String!\n}'],
  ['graphql', 'fragment A on B { c }'],
  ['graphql', 'mutation M($a: ID!) { b(a: $a) { c } }'],
  ['sql', 'SELECT * FROM a'],
  ['sql', '-- note\ninsert into a values (1)'],
  ['sql', 'create table a (b int)'],
  ['sql', 'with a as (select 1) select * from a'],
  ['sql', 'update a set b = 1'],
  ['yaml', 'a: 1\nb:\n  - c'],
  ['yaml', '---\na: b'],
  ['yaml', '- a\n- b'],
  ['yaml', '# note\nname: CI\non: push'],
  ['markdown', '# Title\n\nText'],
  ['markdown', '> quoted'],
  ['markdown', 'See [this](https://example.com) and **that**.'],
  ['markdown', '1. one\n2. two'],
]

test.each(KNOWN)('%s: %s', (language, code) => {
  expect(detectLanguage(code)).toBe(language)
  expect(detectLanguage(`\uFEFF\n\n  ${code}`)).toBe(language)
})

describe('what could be anything', () => {
  test.each(['', '   \n', 'Hello', 'just some words'])('%j is left to be chosen', (code) => {
    expect(detectLanguage(code)).toBeNull()
  })
})

test('a text without end is read in no time', () => {
  const pieces = [
    'a',
    '{',
    '(',
    '<a ',
    '"',
    '-- \n',
    '/* ',
    '/* a */ ',
    '""" a """ ',
    'a:',
    '# a\n',
    '[a](',
    '@a ',
    '@import a; ',
    ' ',
    'type A ',
    'type A{:A',
    'select ',
    'if ',
    '\n',
    '<!---->',
    '**a',
    '| a',
    '--',
    '"a" ',
  ]
  for (const piece of pieces) {
    for (const start of ['', 'a', 'type A {']) {
      const began = performance.now()
      detectLanguage(start + piece.repeat(200_000))
      expect(performance.now() - began, start + piece).toBeLessThan(1000)
    }
  }
})
