import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/color-contrast.json'
import sv from '../../../locales/sv/color-contrast.json'
import nl from '../../../locales/nl/color-contrast.json'
import pl from '../../../locales/pl/color-contrast.json'
import tools from '../../../locales/en/tools.json'
import toolsIndex from '../../../locales/en/tools-index.json'
import { paths } from '~/paths'
import { TOOLS } from '~/tools/_area/tool.rules'
import { Visitor } from '#tests/setup/visitor'

const TOOL = 'color-contrast'
const visitor = new Visitor()
const check = (query: Record<string, string>) => visitor.get(paths.tool(TOOL, query))
const PALETTE = 'ink: #0d1d26\npaper: #f8f6f0\nlamp: #ffb547'

describe('the page of the tools', () => {
  it('leads to nine, each with what one gets', async () => {
    const page = await visitor.get(paths.tools())
    expect(TOOLS).toHaveLength(9)
    for (const tool of TOOLS) {
      const link = page.link(tools.list[tool].name)
      expect(link).toBe(paths.tool(tool))
      expect(page.text).toContain(toolsIndex.gets[tool])
      expect((await visitor.get(link)).status).toBe(200)
    }
  })
})

describe('the contrast checker', () => {
  it('answers in the page: ratio, verdicts in words, a picture with a name', async () => {
    const page = await visitor.submit(await check({}), en.form.check, {
      text: '#777',
      background: '#fff',
    })
    expect(page.status).toBe(200)
    expect(page.textOf('#result h2')).toBe(`4.47 : 1. ${en.grades.large.title}`)
    expect(page.texts('#result tbody tr').map((row) => row.match(/Passes|Fails/g))).toEqual([
      ['Fails', 'Fails'],
      ['Passes', 'Fails'],
      ['Passes'],
    ])
    expect(page.$('#result svg[role="img"]').attr('aria-label')).toContain('#777777 on #ffffff')
    expect(page.textOf('#apca')).toContain(en.apca.draft)
    expect(page.texts('#vision h3')).toHaveLength(4)
    expect(page.$('input[name="text"]').attr('value')).toBe('#777')
  })

  it('offers the nearest colors that pass as links, which do', async () => {
    const page = await check({ text: '#777', background: '#fff' })
    const links = page
      .$('#nearest a')
      .toArray()
      .map((link) => page.$(link).attr('href')!)
    expect(links.length).toBeGreaterThan(1)
    const better = await visitor.get(links[0]!)
    expect(better.textOf('#result h2')).toBe(`4.54 : 1. ${en.grades.aa.title}`)
    expect((await check({ text: '#000', background: '#fff' })).textOf('#nearest')).toContain(
      en.nearest.passed,
    )
    const modern = await check({ text: 'oklch(70% 0.1 250)', background: '#fff' })
    expect(modern.$('#nearest a').first().attr('href')).toContain('text=oklch')
    expect(modern.textOf('#nearest')).toMatch(/color: oklch\([\d.]+% 0\.\d+ [\d.]+\);/)
  })

  it('says what it measured when that is not what was typed', async () => {
    const page = await check({
      text: '#0008',
      background: 'color(display-p3 0 1 0)',
      base: 'black',
    })
    expect(page.textOf('#result')).toContain('is outside sRGB')
    expect(page.textOf('#result')).toContain('The text is transparent')
    expect((await check({ background: '#fff8', base: 'black' })).textOf('#result')).toContain(
      'We measure it over #000000',
    )
    const dark = await visitor.submit(await check({}), en.form.check, {
      text: '#fff',
      background: 'rgb(255 255 255 / 8%)',
      base: '#0d1d26',
    })
    expect(dark.textOf('#result')).toContain('We measure it over #0d1d26, as #202f37')
    expect(dark.$('#contrast-base').attr('value')).toBe('#0d1d26')
    expect(
      (await check({ text: 'color(display-p3 1 0 0)', background: '#fff' })).textOf('#result'),
    ).toContain('there the ratio is 3.76 : 1')
    const wrong = await check({ base: 'plaid' })
    expect([wrong.status, wrong.errors]).toEqual([400, [en.problems.unknown.base]])
  })

  it.each([
    ['en', en],
    ['sv', sv],
    ['nl', nl],
    ['pl', pl],
  ] as const)('explains its result in %s', async (language, words) => {
    const page = await visitor.get(paths.tool(TOOL, { text: '#777', background: '#fff' }), {
      'Accept-Language': language,
    })
    expect(page.textOf('#result')).toContain(words.grades.large.text)
    expect(page.textOf('#result h2')).toContain(language === 'en' ? '4.47 : 1' : '4,47 : 1')
    const refused = await visitor.get(paths.tool(TOOL, { text: 'blurple' }), {
      'Accept-Language': language,
    })
    expect(refused.errors).toEqual([words.problems.unknown.text])
  })

  it('refuses what is no color with a message at its field, and keeps what was typed', async () => {
    const page = await check({ text: 'blurple', background: '#fff', palette: PALETTE })
    expect(page.status).toBe(400)
    expect(page.errors).toEqual([en.problems.unknown.text])
    expect(page.$('#contrast-text').attr('value')).toBe('blurple')
    expect(page.$('#contrast-text').attr('aria-invalid')).toBe('true')
    expect(page.$('#contrast-background').attr('value')).toBe('#fff')
    expect(page.$('#result').length).toBe(0)
    expect(page.$('#palette table').length).toBe(1)
    expect((await visitor.get(`${paths.tool(TOOL)}?text=&background=`)).errors).toEqual(
      Object.values(en.problems.missing),
    )
  })

  it.each([
    'oklch(NaN 0 0)',
    'rgb(calc(1/0) 0 0)',
    'oklch(infinity 0 0)',
    '('.repeat(100),
    'rgb('.repeat(25),
    '"><script>alert(1)</script>',
    '\u0000',
    '%',
    'a'.repeat(7_000),
  ])('is not upset by %.30j', async (text) => {
    const page = await check({ text, palette: text })
    expect(page.status).toBe(400)
    expect(page.html).not.toContain('<script>alert(1)')
    expect(page.$('#contrast-text').attr('value')!.length).toBeLessThanOrEqual(100)
  })

  it('compares every color of a palette with every other', async () => {
    const page = await visitor.submit(
      await check({ text: '#777', background: '#fff' }),
      en.palette.check,
      { palette: PALETTE },
    )
    expect(page.url.searchParams.get('text')).toBe('#777')
    const region = page.$('#palette [role="region"][tabindex="0"]')
    expect(region.find('tbody tr')).toHaveLength(3)
    expect(region.find('tbody tr').first().text()).toContain('15.91 AAA')
    expect(page.textOf('#palette [role="status"]')).toContain('3 color pairs')
  })

  it.each([
    [Array(10_000).fill('red').join(','), 'use 1500 characters or fewer'],
    [Array(13).fill('red').join(','), 'up to 12 colors'],
    ['red, blurple', '“blurple” isn’t a CSS color'],
    ['red', 'at least two colors'],
  ])('keeps palettes in bounds', async (palette, message) => {
    const page = await check({ palette })
    expect(page.status).toBe(400)
    expect(page.errors.join()).toContain(message)
  })
})

describe('what can be taken along', () => {
  const fetchFile = async (file: string, query: Record<string, string>) => {
    const answer = await visitor.fetch(paths.toolFile(TOOL, file, query))
    return {
      status: answer.status,
      type: answer.headers.get('Content-Type'),
      name: answer.headers.get('Content-Disposition'),
      text: await answer.text(),
    }
  }

  it.each([
    ['contrast.css', 'text/css', 'color: #777777;\nbackground-color: #ffffff;\n'],
    ['contrast.txt', 'text/plain', 'Normal text, AA (4.5 : 1): Fails'],
    [
      'palette.css',
      'text/css',
      ':root {\n  --ink: #0d1d26;\n  --paper: #f8f6f0;\n  --lamp: #ffb547;\n}\n',
    ],
    ['palette.csv', 'text/csv', 'ink,#0d1d26,paper,#f8f6f0,15.91,AAA'],
  ])('%s', async (file, type, text) => {
    const sent = await fetchFile(file, { text: '#777', background: '#fff', palette: PALETTE })
    expect(sent).toMatchObject({
      status: 200,
      type: `${type}; charset=utf-8`,
      name: expect.stringContaining(`attachment; filename="${file}"`),
    })
    expect(sent.text).toContain(text)
  })

  it('is what the page links to, in its language', async () => {
    const page = await visitor.get(paths.tool(TOOL, { text: '#777', background: '#fff' }), {
      'Accept-Language': 'sv',
    })
    const href = page.$('a[download="contrast.txt"]').attr('href')!
    expect(await (await visitor.fetch(href)).text()).toContain(sv.grades.large.text)
  })

  it('is nothing for colors that cannot be read, and for other names', async () => {
    expect((await fetchFile('contrast.css', { text: 'blurple' })).status).toBe(400)
    expect((await fetchFile('palette.csv', {})).status).toBe(400)
    expect((await fetchFile('contrast.exe', {})).status).toBe(404)
  })
})
