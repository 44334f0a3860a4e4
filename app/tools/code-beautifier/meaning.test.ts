import { describe, expect, test } from 'vitest'
import { USUAL_STYLE, type CodeLanguage, type CodeStyle } from './beautify.rules'
import { beautify } from './beautify.server'

const format = (language: CodeLanguage, code: string, style: Partial<CodeStyle> = {}) =>
  beautify({ language, act: 'format', code, style: { ...USUAL_STYLE, ...style } })
const minify = (language: CodeLanguage, code: string) =>
  beautify({ language, act: 'minify', code, style: USUAL_STYLE })
const codeOf = (done: Awaited<ReturnType<typeof beautify>>) =>
  'code' in done ? done.code : JSON.stringify(done)

describe('what is formatted', () => {
  test.each<[CodeLanguage, string, string, Partial<CodeStyle>?]>([
    ['xml', '<a><b>  two  spaces </b></a>', '<a>\n  <b>  two  spaces </b>\n</a>\n'],
    ['xml', '<a>&amp;</a>', '<a>&amp;</a>\n'],
    ['xml', "<å ö='ä'><żółw/></å>", "<å ö='ä'>\n  <żółw />\n</å>\n"],
    [
      'xml',
      '<!DOCTYPE a SYSTEM "b" [\n<!ENTITY c "]>">\n<!-- ]> -->\n]><a>&c;</a>',
      '<!DOCTYPE a SYSTEM "b" [\n<!ENTITY c "]>">\n<!-- ]> -->\n]>\n<a>&c;</a>\n',
    ],
    ['sql', "select 1\ngo\nselect 'a\ngo\nb'", "select\n  1\ngo\nselect\n  'a\ngo\nb'\n"],
    ['sql', '/* a\ngo\n*/ select 1', '/* a\ngo\n*/\nselect\n  1\n', { dialect: 'transactsql' }],
    ['sql', "select q'[it's]'\n/\nend;", "select\n  q'[it's]'\n/\nend;\n", { dialect: 'plsql' }],
    [
      'sql',
      'delimiter //\nbegin  a; end //\ndelimiter ;\nselect  2;',
      'delimiter //\nbegin  a; end //\ndelimiter ;\nselect\n  2;\n',
      { dialect: 'mysql' },
    ],
    ['css', '.a{.mixin();b:~"c"}', '.a {\n  .mixin();\n  b: ~"c";\n}\n'],
    [
      'html',
      '<p>a<b style="white-space:pre">c   d\n e</b></p>',
      '<p>\n  a<b style="white-space:pre">c   d\n e</b>\n</p>\n',
    ],
  ])('%s means the same: %j', async (language, code, written, style) => {
    expect(codeOf(await format(language, code, style))).toBe(written)
  })
})

describe('what is made smaller', () => {
  test.each<[CodeLanguage, string, string]>([
    [
      'javascript',
      '/*\n export of it\n*/\nfunction onBuy(){alert(1)}',
      'function onBuy(){alert(1)}',
    ],
    ['javascript', 'function a(){b()}\nimport("./c.js")', 'function a(){b()}import("./c.js");'],
    ['javascript', '"use client"\nexport const a = 1', '"use client";export const a=1;'],
    [
      'typescript',
      'import fs = require("fs"); export = fs',
      '"use strict";const fs=require("fs");module.exports=fs;',
    ],
    ['typescript', 'export const a = <any>b', 'export const a=b;'],
    [
      'css',
      '@charset "utf-8";a{height:100vh;height:100dvh;*zoom:1}/* b */',
      '@charset "utf-8";a{height:100vh;height:100dvh;*zoom:1}',
    ],
    ['html', '<p style="color:red;*zoom:1">a', '<p style="color:red;*zoom:1">a'],
    ['html', '<style>a{b</style>', '<style>a{b</style>'],
    [
      'html',
      '<!--[if mso]><b><![endif]--><!-- ko -->a',
      '<!--[if mso]><b><![endif]--><!-- ko -->a',
    ],
    ['html', '<p style="white-space:pre">a   b</p>', '<p style="white-space:pre">a   b</p>'],
    ['javascript', 'a(class B {}, function c() {})', 'a(class B{},function c(){});'],
    ['javascript', 'import(/* @vite-ignore */ a)', 'import(/* @vite-ignore */a);'],
    ['css', 'a::before { content: "\\f101" }', 'a::before{content:"\\f101"}'],
    ['css', 'a{ filter:progid:X.Y(a=1) ; b : c }', 'a{filter:progid:X.Y(a=1);b : c}'],
    [
      'css',
      '.a { .b & { c: d }  > p { e:if(style(--x: 1): f; else: g) } --h: ; }',
      '.a{.b &{c: d}> p{e:if(style(--x: 1): f;else: g)}--h: ;}',
    ],
    [
      'html',
      '<!-- wp:p {"a":1} --><p>x</p><!-- /wp:p --><!--[-->',
      '<!-- wp:p {"a":1} --><p>x</p><!-- /wp:p --><!--[-->',
    ],
    ['html', '<p class="whitespace-pre">a   b</p>', '<p class="whitespace-pre">a   b</p>'],
    [
      'html',
      '<b xmlns="http://www.w3.org/1999/xhtml"><br/></b>',
      '<b xmlns="http://www.w3.org/1999/xhtml"><br/></b>',
    ],
    ['json', '\ufeff{ // a\n "b": "//", /* c */ "d": [1,],}', '{"b":"//","d":[1]}'],
  ])('%s keeps its meaning: %j', async (language, code, small) => {
    expect(codeOf(await minify(language, code))).toBe(small)
  })
  test.each<[CodeLanguage, string]>([
    ['javascript', 'const a = <b>c</b>'],
    ['javascript', '@a class B {}'],
    ['typescript', '@A() class B { @C() d = 1 }'],
    ['typescript', 'const a = <b>{c as any}</b>'],
  ])('%s that only can be formatted is said to be so: %j', async (language, code) => {
    expect(await minify(language, code)).toEqual({ refused: 'newer' })
    expect(await format(language, code)).toHaveProperty('code')
  })
})
