import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/code-beautifier.json'
import sv from '../../../locales/sv/code-beautifier.json'
import nl from '../../../locales/nl/code-beautifier.json'
import pl from '../../../locales/pl/code-beautifier.json'
import { CODE_LIMITS } from './beautify.rules'
import { paths } from '~/paths'
import { blockedBy, delayBudget } from '#tests/setup/event-loop'
import { Visitor } from '#tests/setup/visitor'

const TOOL = 'code-beautifier'
const visitor = new Visitor()
const open = (query: Record<string, string> = {}) => visitor.get(paths.tool(TOOL, query))
const format = async (code: string, fields: Record<string, string> = {}, button = en.form.format) =>
  visitor.submit(await open(), button, { code, ...fields })
const resultOf = (page: Awaited<ReturnType<typeof format>>) => page.$('#formatted').text()

describe('the code beautifier', () => {
  it('finds out the language, formats, says what has changed, and keeps what was typed', async () => {
    const page = await format('{"b":[1,2],\n"a":null}')
    expect(page.status).toBe(200)
    expect(page.textOf('#result')).toContain('JSON, detected automatically')
    expect(resultOf(page)).toBe('{ "b": [1, 2], "a": null }\n')
    expect(page.$('#code').text()).toBe('{"b":[1,2],\n"a":null}')
    expect(page.texts('#result del')).toEqual(['{"b":[1,2],', '"a":null}'])
    expect(page.texts('#result ins')).toEqual(['{ "b": [1, 2], "a": null }'])
    expect(page.textOf('#result [role="status"]')).toContain('1 line, 27 byte')
  })

  it('writes in the style that was asked for, which the address can say', async () => {
    const page = await visitor.submit(
      await open({ language: 'typescript', indent: 'tab', quotes: 'single', semicolons: 'none' }),
      en.form.format,
      { code: 'if(a){b("c");}' },
    )
    expect(resultOf(page)).toBe("if (a) {\n\tb('c')\n}\n")
    expect(page.link(en.shareSettings)).toContain(
      paths.tool(TOOL, {
        language: 'typescript',
        indent: 'tab',
        quotes: 'single',
        semicolons: 'none',
      }),
    )
  })

  it('makes smaller and says by how much', async () => {
    const page = await format('a {\n  color: #ff0000;\n}\n', {}, en.form.minify)
    expect(resultOf(page)).toBe('a{color:#ff0000}')
    expect(page.textOf('#result [role="status"]')).toBe('24 bytes became 16 bytes: 33.3% less.')
    expect(
      (await format('const a: number = 1\nexport default a', {}, en.form.minify)).textOf('#result'),
    ).toContain(en.result.madeScript)
  })

  it('says when there is nothing to do', async () => {
    expect((await format('a: 1\n')).textOf('#result h2')).toBe(en.result.same)
  })

  it('takes a file before what was typed', async () => {
    const page = await visitor.submit(await open(), en.form.format, {
      code: 'a: 1',
      file: new File(['SELECT 1'], 'query.sql'),
    })
    expect(resultOf(page)).toBe('SELECT\n  1\n')
  })

  it('names the line that cannot be read, with those around it', async () => {
    const page = await format('{\n  "a": 1,\n  "b": \n}', { language: 'json' })
    expect(page.status).toBe(400)
    expect(page.textOf('#result h2')).toBe('Line 4, column 1')
    expect(page.texts('#result li').map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
      '2 "a": 1,',
      '3 "b":',
      '4 }',
    ])
    expect(page.$('#result li[aria-current]').text()).toContain('4')
    expect(page.$('#code').text()).toBe('{\n  "a": 1,\n  "b": \n}')
  })

  it.each([
    ['en', en],
    ['sv', sv],
    ['nl', nl],
    ['pl', pl],
  ] as const)('refuses in %s, and loses nothing', async (language, words) => {
    const reader = new Visitor({ headers: { 'Accept-Language': language } })
    const form = await reader.get(paths.tool(TOOL))
    const refused = async (fields: Record<string, string>, button = words.form.format) => {
      const page = await reader.submit(form, button, fields)
      expect(page.$('#code').text()).toBe(fields.code)
      return [page.status, page.textOf('[role="alert"]')] as const
    }
    expect(await refused({ code: '' })).toEqual([400, expect.stringContaining(words.refused.empty)])
    expect(await refused({ code: 'just words' })).toEqual([
      400,
      expect.stringContaining(words.refused.unknown),
    ])
    expect(await refused({ code: 'a: 1', language: 'yaml' }, words.form.minify)).toEqual([
      400,
      expect.stringContaining(words.refused.notMinified.replace('{{language}}', 'YAML')),
    ])
    expect(await refused({ code: '['.repeat(100_000), language: 'json' })).toEqual([
      400,
      expect.any(String),
    ])
  })

  it.each([CODE_LIMITS.bytes + 1, 5 * 1024 * 1024])(
    'refuses %i bytes in one line, in words',
    async (bytes) => {
      const page = await visitor.post(paths.tool(TOOL), {
        code: 'a'.repeat(bytes),
        language: 'css',
      })
      expect(page.status).toBe(413)
      expect(page.textOf('[role="alert"]')).toContain('1 MB')
    },
  )

  it.each([
    ['given', { code: `{"a":"${"'".repeat(CODE_LIMITS.bytes - 10)}"}`, language: 'json' }],
    ['made', { code: `${'['.repeat(200)}1${',1'.repeat(40_000)}${']'.repeat(200)}`, indent: '8' }],
    ['given and in no language', { code: "'".repeat(CODE_LIMITS.bytes) }],
    ['given, and more than is taken', { code: "'".repeat(3 * CODE_LIMITS.bytes) }],
    ['shown, in one line', { code: `a="${'b'.repeat(900_000)}"`, language: 'javascript' }],
  ])('holds up nobody with a code that is long when it is %s', async (_, fields) => {
    const { result: page, blocked } = await blockedBy(() => visitor.post(paths.tool(TOOL), fields))
    expect(page.html.length).toBeLessThan(5_000_000)
    expect([200, 413]).toContain(page.status)
    if (page.status === 413) expect(page.textOf('[role="alert"]')).toMatch(/in parts/)
    expect(blocked).toBeLessThan(delayBudget())
  })

  it('gives the result back as a file, and nothing under another name', async () => {
    const page = await format('a{b:c}')
    const file = await visitor.post(page.$('#result form').attr('action')!, {
      code: resultOf(page).replaceAll('\n', '\r\n'),
    })
    expect(file.headers.get('Content-Disposition')).toContain('attachment; filename="code.css"')
    expect(file.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(file.html).toBe('a {\n  b: c;\n}\n')
    for (const name of ['code.exe', 'passwd', 'code.min.', '..%2Fcode.css'])
      expect((await visitor.post(`/tools/${TOOL}/files/${name}`, { code: 'x' })).status).toBe(404)
  })
})
