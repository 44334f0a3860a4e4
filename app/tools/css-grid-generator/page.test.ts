import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/css-grid-generator.json'
import sv from '../../../locales/sv/css-grid-generator.json'
import nl from '../../../locales/nl/css-grid-generator.json'
import pl from '../../../locales/pl/css-grid-generator.json'
import { paths } from '~/paths'
import { Visitor } from '#tests/setup/visitor'

const TOOL = 'css-grid-generator'
const visitor = new Visitor()
const ask = (query: Record<string, string>) => visitor.get(paths.tool(TOOL, query))
const APART = { areas: 'a b', items: 'b\na' }

describe('the grid generator', () => {
  it('lays out what its form says, as pictures, tables and code', async () => {
    const page = await visitor.submit(await ask({}), en.form.submit, {
      columns: '200px 1fr',
      rows: '',
      areas: 'nav main',
      items: 'nav\nmain',
      'from-1': '',
      'columns-1': '',
      'rows-1': '',
      'areas-1': '',
    })
    expect(page.status).toBe(200)
    expect(page.textOf('#result h2')).toBe('1 layout with 2 items')
    expect(page.texts('#result tbody tr')).toHaveLength(2)
    expect(page.textOf('#result tbody')).toContain('Column 2')
    expect(page.textOf('#take')).toContain('grid-template-columns: 200px 1fr;')
    expect(page.textOf('#take')).toContain('grid-cols-[200px_1fr]')
    expect(page.textOf('#take')).toContain('<main class="main">main</main>')
    expect(page.$('input[name="columns"]').attr('value')).toBe('200px 1fr')
    const sheet = await visitor.fetch(page.$('#result link[rel="stylesheet"]').attr('href')!)
    expect(sheet.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    expect(await sheet.text()).toContain('.grid-preview-0>:nth-child(2){grid-area:main}')
  })

  it('begins with any of its examples', async () => {
    const first = await ask({})
    const links = first
      .$(`nav[aria-label="${en.presets.label}"] a`)
      .toArray()
      .map((link) => first.$(link).attr('href')!)
    expect(links).toHaveLength(6)
    for (const link of links) expect((await visitor.get(link)).status).toBe(200)
  })

  it('warns when what is seen and what is read part, and leads to the order that fits', async () => {
    const page = await ask(APART)
    expect(page.textOf('#result')).toContain(en.order.turned)
    expect(page.textOf('#result')).toContain('a appears before b, but comes after it in the HTML.')
    const better = await visitor.get(page.link(en.order.all))
    expect(better.textOf('#result')).toContain(en.order.fitsText)
    expect(better.$('textarea[name="items"]').text().trim()).toBe('a\nb')
  })

  it.each([
    ['en', en],
    ['sv', sv],
    ['nl', nl],
    ['pl', pl],
  ] as const)('explains itself in %s', async (language, words) => {
    const page = await visitor.get(paths.tool(TOOL, { ...APART, rows: '1fr' }), {
      'Accept-Language': language,
    })
    expect(page.textOf('#result')).toContain(words.order.turned)
    expect(page.textOf('#result')).toContain(words.findings.rowsShare)
    const refused = await visitor.get(
      paths.tool(TOOL, { columns: '1fr repeat(2, repeat(2, 1px))' }),
      { 'Accept-Language': language },
    )
    expect(refused.errors).toEqual([
      `${words.problems.nested} ${words.where.sign.replace('{{at}}', '15')}`,
    ])
  })

  it('says what is wrong and where, at its field, and keeps what was typed', async () => {
    const page = await ask({
      columns: '200 1fr',
      areas: 'a b\nb a',
      'rows-2': '1fr',
      items: 'ok\nspan',
    })
    expect(page.status).toBe(400)
    expect(page.errors).toHaveLength(4)
    expect(page.errors.join()).toContain(
      '“200” needs a unit, such as 200px or 200fr. (Character 1.)',
    )
    expect(page.$('#grid-columns').attr('aria-invalid')).toBe('true')
    expect(page.$('#grid-columns').attr('value')).toBe('200 1fr')
    expect(page.$('#result').length).toBe(0)
  })

  it.each([
    'x'.repeat(7_000),
    'repeat(1000000, 1px)',
    'repeat(10000, 1px)',
    '}</style><script>alert(1)</script>',
    'url(https://evil.example)',
    'url(',
    '[[[',
    '((((',
    'calc('.repeat(50),
    '🎉',
    'auto span inherit',
    'NaNpx',
    '-1px',
    'infinity',
    'calc(1px / 0)',
    '\u0000',
    '%',
    '"',
    '\\',
    '/*',
    '1e999px',
  ])('is not upset by %.30j', async (text) => {
    for (const field of [
      'columns',
      'rows',
      'gap',
      'areas',
      'auto',
      'items',
      'subgrid',
      'from-1',
      'columns-3',
    ]) {
      const page = await ask({ [field]: text })
      expect([200, 400]).toContain(page.status)
      expect(page.html).not.toContain('<script>alert(1)')
    }
    const flow = await ask({
      columns: text,
      rows: text,
      areas: text,
      items: text,
      flow: text,
      axis: text,
      subgrid: text,
    })
    expect(flow.status).toBe(400)
  })

  it('takes names in any script', async () => {
    const page = await ask({ areas: '🎉 höger 日本' })
    expect(page.status).toBe(200)
    expect(page.textOf('#take')).toContain('"🎉 höger 日本"')
  })

  it('answers the worst that fits into a form in no more than some plain pages’ time', async () => {
    /** The processor's time, in microseconds: a busy machine makes the clock run on. */
    const timed = async (fields: Record<string, string>) => {
      const start = process.cpuUsage()
      expect((await ask(fields)).status).toBe(200)
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    const areas = Array.from({ length: 24 }, (_, row) => `a${row} b${row}`).join('\n')
    const worst = {
      columns: 'repeat(48, 1fr)',
      areas,
      items: areas.split(/\s/).reverse().join('\n'),
      flow: 'row dense',
      'from-1': '1px',
      'from-2': '2px',
      'from-3': '3px',
    }
    const times: { plain: number; worst: number }[] = []
    for (let run = 0; run < 3; run++)
      times.push({ plain: await timed({}), worst: await timed(worst) })
    const ratio =
      Math.min(...times.map((run) => run.worst)) / Math.min(...times.map((run) => run.plain))
    expect(ratio).toBeLessThan(12)
  })
})

describe('what can be taken along', () => {
  it.each([
    ['grid.css', 'text/css', 'grid-template-areas: "a b";'],
    ['grid.html', 'text/html', '<link rel="stylesheet" href="grid.css">'],
    ['tailwind.html', 'text/html', "[grid-template-areas:'a_b']"],
  ])('%s', async (file, type, text) => {
    const answer = await visitor.fetch(paths.toolFile(TOOL, file, APART))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`)
    expect(answer.headers.get('Content-Disposition')).toContain(`attachment; filename="${file}"`)
    expect(await answer.text()).toContain(text)
  })

  it('is nothing for a grid that cannot be read, and for other names', async () => {
    expect((await visitor.fetch(paths.toolFile(TOOL, 'grid.css', { columns: '}' }))).status).toBe(
      400,
    )
    expect((await visitor.fetch(paths.toolFile(TOOL, 'grid.exe'))).status).toBe(404)
  })
})
