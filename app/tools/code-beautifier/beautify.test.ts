import { setTimeout as sleep } from 'node:timers/promises'
import xml from '@prettier/plugin-xml'
import * as prettier from 'prettier'
import { describe, expect, test } from 'vitest'
import { onBehalfOf } from '~/platform/http/request-context.server'
import { inTurn } from '../../../tests/setup/thorough'
import {
  CODE_LANGUAGES,
  CODE_LIMITS,
  USUAL_STYLE,
  type CodeLanguage,
  type CodeStyle,
} from './beautify.rules'
import { beautify } from './beautify.server'

const SAMPLES: Record<CodeLanguage, string> = {
  html: '<!doctype html><html lang="sv"><body><main><h1>Ljus</h1><p>Över   <em>vattnet</em></p></main></body></html>',
  css: ':root{--teal:oklch(70% .1 200)}a{color:var(--teal);&:hover{color:red}}',
  javascript: 'const add=(a,b)=>{return a+b}\nexport default add',
  typescript:
    'export interface Lamp{lit:boolean,color?:string}\nexport const lit=(l:Lamp):boolean=>l.lit',
  json: '{\n"big":12345678901234567890,"text":"å  ä","list":[1,2,{"a":null}]}',
  markdown: '# Title\n* one\n* two\n\n\n\n[link](https://example.com)',
  yaml: 'a:   1\nb:\n    - x\n    -   y',
  graphql: 'query Q($id:ID!){user(id:$id){name,orders{id}}}',
  sql: "select a,b from orders where total>10 and name='Å' order by a",
  xml: '<?xml version="1.0"?><a><b c="1">text</b><d/></a>',
}
const format = (language: CodeLanguage, code = SAMPLES[language], style: Partial<CodeStyle> = {}) =>
  beautify({ language, act: 'format', code, style: { ...USUAL_STYLE, ...style } })
const minify = (language: CodeLanguage, code = SAMPLES[language]) =>
  beautify({ language, act: 'minify', code, style: USUAL_STYLE })
const codeOf = (done: Awaited<ReturnType<typeof beautify>>) =>
  'code' in done ? done.code : JSON.stringify(done)

describe('formatting', () => {
  test.each(CODE_LANGUAGES)('%s is written the same again', async (language) => {
    const once = codeOf(await format(language))
    expect(once).toMatch(/\n./)
    expect(codeOf(await format(language, once))).toBe(once)
    expect(await format(language, once)).toMatchObject({ hunks: [] })
  })

  test.each([
    ['javascript', 'babel'],
    ['typescript', 'typescript'],
    ['html', 'html'],
    ['markdown', 'markdown'],
    ['yaml', 'yaml'],
    ['graphql', 'graphql'],
    ['json', 'json'],
    ['css', 'css'],
  ] as const)('%s is what Prettier writes', async (language, parser) => {
    expect(codeOf(await format(language))).toBe(
      await prettier.format(SAMPLES[language], { parser }),
    )
  })

  test('XML is what Prettier writes with its plugin, and SCSS is read too', async () => {
    expect(codeOf(await format('xml'))).toBe(
      await prettier.format(SAMPLES.xml, {
        parser: 'xml',
        plugins: [xml],
        xmlWhitespaceSensitivity: 'preserve',
      }),
    )
    expect(codeOf(await format('css', '// note\n$a:1px;.b{&:hover{c:$a}}'))).toBe(
      await prettier.format('// note\n$a:1px;.b{&:hover{c:$a}}', { parser: 'scss' }),
    )
  })

  test.each<[CodeLanguage, string, Partial<CodeStyle>, prettier.Options]>([
    [
      'javascript',
      'const a=b=>({c:b,\n d:[b]});f(a,function(x){return x})',
      { commas: 'none', brackets: 'avoid', width: 100 },
      { parser: 'babel', trailingComma: 'none', arrowParens: 'avoid', printWidth: 100 },
    ],
    [
      'typescript',
      'export function veryLong(first: string, second: number, third: boolean, fourth: unknown): void {}',
      { commas: 'es5', indent: '4' },
      { parser: 'typescript', trailingComma: 'es5', tabWidth: 4 },
    ],
    [
      'markdown',
      `${'word '.repeat(40)}\nnext`,
      { prose: 'always' },
      { parser: 'markdown', proseWrap: 'always' },
    ],
    ['markdown', 'one\ntwo\nthree', { prose: 'never' }, { parser: 'markdown', proseWrap: 'never' }],
    [
      'html',
      '<a href="/x" class="y">z</a>',
      { attributes: 'one' },
      { parser: 'html', singleAttributePerLine: true },
    ],
  ])(
    '%s in a style of its own is what Prettier writes with the same options (%#)',
    async (language, code, style, options) => {
      const written = await prettier.format(code, options)
      expect(codeOf(await format(language, code, style))).toBe(written)
      expect(written).not.toBe(await prettier.format(code, { parser: options.parser }))
    },
  )

  test('the style is as it was asked for', async () => {
    expect(
      codeOf(
        await format('javascript', 'if(a){b("c")}', {
          indent: 'tab',
          singleQuotes: true,
          semicolons: false,
        }),
      ),
    ).toBe("if (a) {\n\tb('c')\n}\n")
    expect(
      codeOf(await format('sql', 'select `a` from b limit 1', { dialect: 'mysql', indent: '4' })),
    ).toBe('select\n    `a`\nfrom\n    b\nlimit\n    1\n')
  })

  test('what has changed is told line by line', async () => {
    const done = await format('json', '{\n  "a": 1,\n  "b":2\n}\n')
    expect(done).toMatchObject({
      hunks: [
        {
          oldStart: 1,
          newStart: 1,
          lines: expect.arrayContaining([' {', '-  "b":2', '+  "b": 2']),
        },
      ],
    })
  })
})

describe('minifying', () => {
  test('JSON keeps each number and text as it is written', async () => {
    expect(
      codeOf(
        await minify(
          'json',
          '{ "big" : 12345678901234567890,\n "text": "a \\" b  c" , "e": 1.50 }',
        ),
      ),
    ).toBe('{"big":12345678901234567890,"text":"a \\" b  c","e":1.50}')
  })
  test('CSS, JavaScript, TypeScript and HTML get smaller and keep their meaning', async () => {
    expect(codeOf(await minify('css', 'a {\n  color: #ff0000;\n  margin: 0px;\n}\n'))).toBe(
      'a{color:#ff0000;margin:0px}',
    )
    expect(
      codeOf(
        await minify(
          'javascript',
          'function add(first, second) { return first + second }\nconsole.log(add(1, 2))',
        ),
      ),
    ).toMatch(/^function add\((\w),(\w)\)\{return \1\+\2\}console\.log\(add\(1,2\)\);$/)
    expect(codeOf(await minify('typescript'))).toBe('export const lit=t=>t.lit;')
    expect(codeOf(await minify('html', '<p>\n  a <!-- b -->\n  <b> c </b>\n</p>'))).toBe(
      '<p>a <b>c</b></p>',
    )
  })
  test.each(['markdown', 'yaml', 'graphql', 'sql', 'xml'] as const)(
    '%s is not touched',
    async (language) => {
      expect(await minify(language)).toEqual({ refused: 'notMinified' })
    },
  )
})

describe('code that cannot be read', () => {
  test.each<[CodeLanguage, string, number]>([
    ['html', '<p>\n<b></i>\n</p>', 2],
    ['css', 'a {\n  color: red;\n', 1],
    ['javascript', 'const a = 1\nconst = 2', 2],
    ['typescript', 'type A = {\n  b: string\n', 3],
    ['json', '{\n  "a": 1,\n  "b": \n}', 4],
    ['yaml', 'a: 1\nb: [1, 2', 2],
    ['graphql', 'query {\n  a(\n}', 3],
    ['sql', 'select a\nfrom b where (', 2],
    ['xml', '<a>\n  <b>\n</a>', 3],
    ['xml', '<a>\n</b>', 2],
    ['json', '{\n"a": NaN}', 2],
    ['yaml', 'a: 1\nb: {{ c }}', 2],
  ])('%s: its line is named', async (language, code, line) => {
    expect(await format(language, code)).toMatchObject({
      problem: { line, message: expect.any(String) },
    })
  })
  test.each<[CodeLanguage, string, number]>([
    ['css', 'a {\n  color: red;\n}}', 3],
    ['javascript', 'const a = 1\nconst = 2', 2],
    ['typescript', 'const a = 1\nconst = 2', 2],
    ['json', '{\n  "a": 1,\n  "b": \n}', 4],
    ['json', "{\n'a': 1}", 2],
    ['json', '[1,\n+2]', 2],
  ])('%s: its line is named when it is to be minified', async (language, code, line) => {
    expect(await minify(language, code)).toMatchObject({ problem: { line } })
  })
})

describe('code that would keep a parser busy', () => {
  test('is refused for its size before anything reads it', async () => {
    expect(await format('json', ' '.repeat(CODE_LIMITS.bytes + 1))).toEqual({ refused: 'tooLarge' })
    expect(await format('css', 'å'.repeat(CODE_LIMITS.bytes / 2 + 1))).toEqual({
      refused: 'tooLarge',
    })
  })
  const nested: [CodeLanguage, string][] = [
    ['json', '['.repeat(200_000)],
    ['html', '<div>'.repeat(100_000)],
    ['javascript', '('.repeat(200_000)],
    ['typescript', '('.repeat(200_000)],
    ['xml', '<a>'.repeat(200_000)],
    ['markdown', '>'.repeat(200_000)],
    ['yaml', '- '.repeat(200_000)],
    ['graphql', '{a'.repeat(200_000)],
    ['css', 'a{'.repeat(200_000)],
    ['sql', '('.repeat(200_000)],
  ]
  test.each(inTurn(nested, 0))(
    '%s, nested without end: is refused within its time, and the next is served',
    async (language, code) => {
      const began = performance.now()
      const done = await format(language, code)
      expect('code' in done, JSON.stringify(done).slice(0, 200)).toBe(false)
      expect(performance.now() - began).toBeLessThan(CODE_LIMITS.time + 3000)
      expect(codeOf(await format('json', '[1]'))).toBe('[1]\n')
    },
    30_000,
  )
})

describe('one visitor and the others', () => {
  const hostile = `select ${'('.repeat(20_000)}`
  const from = (address: string, code: string, language: CodeLanguage) =>
    onBehalfOf(address, () => format(language, code))

  test('code that takes all its time holds up nobody else', { timeout: 40_000 }, async () => {
    await from('203.0.113.2', '{"a":1}', 'json')
    const attack = Array.from({ length: 18 }, () => from('203.0.113.1', hostile, 'sql'))
    await sleep(300)
    const start = performance.now()
    expect(await from('203.0.113.2', '{"a":1}', 'json')).toMatchObject({ code: '{ "a": 1 }\n' })
    expect(performance.now() - start).toBeLessThan(2500)
    const told = (await Promise.all(attack)).map((done) =>
      'refused' in done ? done.refused : 'done',
    )
    expect(told.filter((reason) => !['time', 'memory', 'share'].includes(reason))).toEqual([])
    expect(told.filter((reason) => reason === 'share').length).toBeGreaterThan(5)
  })
})
