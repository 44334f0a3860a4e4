import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import enLabels from '../../../locales/en/font-pairing-tool.json'
import enWords from '../../../locales/en/font-pairing-words.json'
import svLabels from '../../../locales/sv/font-pairing-tool.json'
import svWords from '../../../locales/sv/font-pairing-words.json'
import nlLabels from '../../../locales/nl/font-pairing-tool.json'
import nlWords from '../../../locales/nl/font-pairing-words.json'
import plLabels from '../../../locales/pl/font-pairing-tool.json'
import plWords from '../../../locales/pl/font-pairing-words.json'
import { paths } from '~/paths'
import { BUDGETS } from '#tests/bench/first-visit'
import { Visitor } from '#tests/setup/visitor'

const both = (labels: typeof enLabels, words: typeof enWords) => ({ ...words, ...labels })
const [en, sv, nl, pl] = [
  both(enLabels, enWords),
  both(svLabels, svWords),
  both(nlLabels, nlWords),
  both(plLabels, plWords),
]
const TOOL = 'font-pairing-tool'
const visitor = new Visitor()
const ask = (query: Record<string, string> = {}, headers = {}) =>
  visitor.get(paths.tool(TOOL, query), headers)
const sheetOf = (page: Awaited<ReturnType<typeof ask>>) =>
  page.$('main link[rel="stylesheet"]').attr('href')!
const fetchText = async (href: string) => (await visitor.fetch(href)).text()
const facesOf = (css: string) => [...css.matchAll(/url\('([^']+)'\)/g)].map((match) => match[1]!)

describe('the font pairing tool', () => {
  it('shows a pair with its verdict, five reasons, figures and a drawing', async () => {
    const page = await visitor.submit(await ask(), en.form.show, {
      heading: 'abril-fatface',
      body: 'lato',
      title: 'Zażółć gęślą jaźń',
      headingSize: '60',
    })
    expect(page.status).toBe(200)
    expect(page.textOf('#result h2')).toMatch(/^\d+ of 100\. A strong pair$/)
    expect(page.textOf('#result .pair-heading')).toBe('Zażółć gęślą jaźń')
    expect(page.texts('#why li h3')).toEqual([
      en.rules.xHeight.name,
      en.rules.difference.name,
      en.rules.hierarchy.name,
      en.rules.reading.name,
      en.rules.letters.name,
    ])
    expect(page.$('#figures svg[role="img"]').attr('aria-label')).toContain(
      'Abril Fatface reach 47.6% of the size, those of Lato 50.6%',
    )
    expect(page.texts('#figures tbody tr')).toHaveLength(8)
    expect(page.texts('#letters tbody tr')).toHaveLength(4)
    expect(page.$('select[name="heading"] option[selected]').attr('value')).toBe('abril-fatface')
  })

  it('shuffles by a button: another pair each time, what is kept stays, and the address is whole', async () => {
    let page = await visitor.submit(await ask(), en.form.shuffle)
    const first = page.textOf('#result')
    expect(page.url.searchParams.get('seed')).toBe('1')
    expect(page.url.searchParams.has('shuffle')).toBe(false)
    page = await visitor.submit(page, en.form.shuffle, { keepBody: 'on', body: 'lora' })
    expect(page.url.searchParams.get('body')).toBe('lora')
    expect(page.url.searchParams.get('seed')).toBe('2')
    expect(page.textOf('#result')).not.toBe(first)
    expect(page.$('input[name="keepBody"]').attr('checked')).toBeDefined()
    expect((await visitor.get(page.path)).textOf('#result h2')).toBe(page.textOf('#result h2'))
  })

  it('has nothing to shuffle when both are kept, and says so', async () => {
    const page = await ask({ shuffle: 'on', keepHeading: 'on', keepBody: 'on' })
    expect(page.status).toBe(400)
    expect(page.errors).toEqual([en.problems.keepBody])
    expect(page.$('#result')).toHaveLength(1)
  })

  it('leads to better pairs, which are', async () => {
    const page = await ask({ heading: 'inter', body: 'roboto' })
    expect(page.textOf('#result h2')).toContain(en.verdicts.twins.title)
    const links = page
      .$('#better a')
      .toArray()
      .map((link) => page.$(link).attr('href')!)
    expect(links).toHaveLength(6)
    const score = async (href: string) =>
      parseInt((await visitor.get(href)).textOf('#result h2'), 10)
    for (const href of links) expect(await score(href)).toBeGreaterThan(59)
  })

  it('lists families by class, and puts one in a place', async () => {
    const names: string[] = []
    for (let next: string | undefined = paths.tool(TOOL, { kind: 'all' }); next;) {
      const all = await visitor.get(next)
      names.push(...all.texts('#families tbody th'))
      next = all.$('#families a[rel="next"]').attr('href')
    }
    expect(new Set(names).size).toBeGreaterThanOrEqual(40)
    for (const page of ['0', '-1', '99', 'x'])
      expect((await ask({ kind: 'slab', page })).texts('#families tbody tr')).toHaveLength(5)
    const page = await ask({ kind: 'slab', heading: 'lora' })
    expect(page.texts('#families tbody tr')).toHaveLength(5)
    expect(page.textOf('#families')).toContain(en.families.lacks.replace('{{letters}}', 'ł ż'))
    expect(page.$('#families nav [aria-current="page"]').text()).toBe('Slab serif (5)')
    const used = await visitor.get(
      paths.tool(TOOL, { heading: 'lora', body: 'inter', kind: 'slab', useBody: 'bitter' }),
    )
    expect(used.path).toBe(paths.tool(TOOL, { heading: 'lora', body: 'bitter', kind: 'slab' }))
  })

  it.each([
    ['en', en],
    ['sv', sv],
    ['nl', nl],
    ['pl', pl],
  ] as const)('speaks %s', async (language, words) => {
    const page = await ask({ heading: 'lora', body: 'arvo' }, { 'Accept-Language': language })
    expect(page.textOf('#result .pair-heading')).toBe(words.sample.title)
    expect(page.textOf('#why')).toContain(words.rules.letters.name)
    expect(page.html).not.toMatch(/\{\{|font-pairing-tool:/)
    expect(page.textOf('#letters')).toContain(words.letters.some)
    expect((await ask({ heading: 'arial' }, { 'Accept-Language': language })).errors).toEqual([
      words.problems.heading,
    ])
  })

  it('keeps what was typed when it cannot be shown', async () => {
    const page = await ask({ heading: 'lora', body: 'inter', bodySize: '3', title: 'Mine' })
    expect(page.status).toBe(400)
    expect(page.errors).toEqual(['Enter a text size from 12 to 28, as a whole number.'])
    expect(page.$('#pairing-bodySize').attr('value')).toBe('3')
    expect(page.$('#pairing-bodySize').attr('aria-invalid')).toBe('true')
    expect(page.$('#pairing-title').attr('value')).toBe('Mine')
    expect(page.$('#result')).toHaveLength(0)
  })

  it.each([
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '../../../etc/passwd',
    '..%2f..%2f',
    'inter/../lora',
    '\u0000',
    '%',
    '"><script>alert(1)</script>',
    "'; } body { display: none",
    'x'.repeat(7_000),
  ])('is not upset by %.30j', async (text) => {
    const queries: Record<string, string>[] = [
      { heading: text },
      { body: text, shuffle: text },
      { useHeading: text },
      { headingSize: text, title: text, text },
      { weight: text, seed: text, kind: text, faces: text, keepBody: text },
    ]
    for (const query of queries) {
      const page = await ask(query)
      expect([200, 400]).toContain(page.status)
      expect(page.html).not.toContain('<script>alert(1)')
      expect(page.html.length).toBeLessThan(1_000_000)
    }
  })

  it('takes the last of several values', async () => {
    const page = await visitor.get(
      `${paths.tool(TOOL)}?heading=lora&heading=inter&heading[]=x&body[a]=b`,
    )
    expect(page.textOf('#result')).toContain('Inter with Source Sans 3')
  })
})

describe('the fonts of the page', () => {
  it('are those of the pair alone, from this site, within the budget of a page', async () => {
    const page = await ask({ heading: 'lora', body: 'inter' })
    const answer = await visitor.fetch(sheetOf(page))
    expect(answer.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toContain('max-age')
    const faces = facesOf(await answer.text())
    expect(faces.map((url) => url.split('/')[3])).toEqual(['lora', 'lora', 'inter', 'inter'])
    const latin = faces
      .filter((url) => !url.includes('latin-ext'))
      .map((url) => statSync(join('build/client', url.split('?')[0]!)).size)
    expect(latin.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(BUDGETS.fonts)
    expect(page.headers.get('Content-Security-Policy')).toContain("font-src 'self'")
    expect(page.$('[style], style')).toHaveLength(0)
  })

  it('are left out of the light version until somebody asks for them', async () => {
    const saver = new Visitor({ headers: { 'Save-Data': 'on' } })
    const page = await saver.get(paths.tool(TOOL))
    expect(page.textOf('#result')).toContain(en.preview.light.title)
    expect(facesOf(await fetchText(sheetOf(page)))).toEqual([])
    expect(page.$('use[href*="names"]')).toHaveLength(0)
    const loaded = await saver.get(page.$('#result figure a').attr('href')!)
    expect(facesOf(await fetchText(sheetOf(loaded)))).toHaveLength(4)
  })
})

describe('what can be taken along', () => {
  const query = { heading: 'abril-fatface', body: 'lora', title: '<b>Ö</b>' }
  const fetchFile = async (file: string, values: Record<string, string> = query) => {
    const answer = await visitor.fetch(paths.toolFile(TOOL, file, values))
    return {
      status: answer.status,
      type: answer.headers.get('Content-Type'),
      name: answer.headers.get('Content-Disposition'),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }
  }

  it.each([
    ['fonts.css', 'text/css', "src: url('./lora/lora-latin-400-normal.woff2') format('woff2');"],
    ['fonts.html', 'text/html', '<h1>&lt;b&gt;Ö&lt;/b&gt;</h1>'],
    ['pair.txt', 'text/plain', 'Headings: Abril Fatface 400, 44 px'],
    ['families.csv', 'text/csv', 'Inter,Sans serif,400,0.5459,0.7275,0.4774'],
  ])('%s', async (file, type, text) => {
    const sent = await fetchFile(file)
    expect(sent).toMatchObject({
      status: 200,
      type: `${type}; charset=utf-8`,
      name: expect.stringContaining(`attachment; filename="${file}"`),
    })
    expect(sent.bytes.toString()).toContain(text)
  })

  it.each([
    [
      'fonts.zip',
      [
        'fonts.css',
        'fonts.html',
        'abril-fatface/abril-fatface-latin-400-normal.woff2',
        'abril-fatface/LICENSE.txt',
        'lora/lora-latin-ext-700-normal.woff2',
        'lora/LICENSE.txt',
      ],
    ],
    ['lora.zip', ['lora.css', 'lora/lora-latin-400-normal.woff2', 'lora/LICENSE.txt']],
  ])('%s has the files as they are, and the licences', async (file, names) => {
    const { status, type, bytes } = await fetchFile(file)
    expect([status, type]).toEqual([200, 'application/zip'])
    for (const name of names) expect(bytes.includes(name), name).toBe(true)
    const font = names.find((name) => name.endsWith('.woff2'))!
    expect(bytes.includes(readFileSync(join('public/fonts/pairing', font)))).toBe(true)
  })

  it.each([
    'arial.zip',
    '__proto__.zip',
    'constructor.zip',
    '..%2Fdisplay.zip',
    '..%2F..%2Fpackage.json',
    'lora.css',
    '.zip',
    'x'.repeat(5_000),
  ])('%.40s is nothing', async (file) => {
    expect((await visitor.fetch(`/tools/${TOOL}/files/${file}`)).status).toBe(404)
  })

  it('is nothing for a pair that is none', async () => {
    for (const file of ['fonts.css', 'preview.css', 'fonts.zip'])
      expect((await fetchFile(file, { heading: '__proto__' })).status).toBe(400)
    expect((await fetchFile('preview.css', { headingSize: '1}body{color:red' })).status).toBe(400)
  })

  it('is what the page links to', async () => {
    const page = await ask(query)
    const { $ } = page
    for (const file of ['fonts.zip', 'fonts.css', 'fonts.html', 'pair.txt', 'families.csv'])
      expect((await visitor.fetch($(`a[download="${file}"]`).attr('href')!)).status, file).toBe(200)
    expect(page.textOf('#take pre')).toBe(
      (await fetchText($('a[download="fonts.css"]').attr('href')!)).trim().replace(/\s+/g, ' '),
    )
  })
})
