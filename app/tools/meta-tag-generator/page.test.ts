import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/meta-tag-generator.json'
import checks from '../../../locales/en/meta-tag-checks.json'
import sv from '../../../locales/sv/meta-tag-generator.json'
import nl from '../../../locales/nl/meta-tag-generator.json'
import pl from '../../../locales/pl/meta-tag-generator.json'
import tools from '../../../locales/en/tools.json'
import { paths } from '~/paths'
import { siteAnswer, siteRedirect, siteUrl } from '#tests/setup/site'
import { Visitor } from '#tests/setup/visitor'

const TOOL = 'meta-tag-generator'
const visitor = new Visitor()
const open = (url?: string) => visitor.get(paths.tool(TOOL, { url }))
const make = async (fields: Record<string, string>) =>
  visitor.submit(await open(), en.form.make, fields)
/** The link to a result, without the host. */
const shareOf = (page: Awaited<ReturnType<typeof open>>) => {
  const { pathname, search } = new URL(page.$(`a:contains("${tools.share}")`).attr('href')!)
  return pathname + search
}
const madeOf = (page: Awaited<ReturnType<typeof open>>) => page.$('#made-html').text()

describe('the meta tag generator', () => {
  it('makes tags, previews and checks of a form, and keeps what was typed', async () => {
    const page = await make({
      title: 'Canals & <boats>',
      description: 'Rent a boat.',
      canonical: 'example.com/boats',
      lang: 'en-GB',
      hreflang: 'en-UK https://example.com/uk',
    })
    expect(page.status).toBe(200)
    expect(madeOf(page)).toContain(
      '<title>Canals &amp; &lt;boats&gt;</title>\n<meta name="description" content="Rent a boat.">\n<link rel="canonical" href="https://example.com/boats">',
    )
    expect(page.$('#title').attr('value')).toBe('Canals & <boats>')
    expect(page.text).toContain('en-UK should probably be en-GB')
    expect(page.textOf('#result')).toContain('example.com › boats')
  })

  it('fills the form from a page and says what differs from it', async () => {
    const page = await open(
      siteAnswer({
        headers: { 'Content-Type': 'text/html; charset=windows-1252', 'X-Robots-Tag': 'noindex' },
        body: '<html lang="sv"><head><meta charset="utf-8"><title>Hem</title><title>Twice</title><meta name="description" content="constructor"></head><body><p>x',
      }),
    )
    expect(page.status).toBe(200)
    expect(page.$('#title').attr('value')).toBe('Hem')
    expect(page.$('#lang').attr('value')).toBe('sv')
    for (const words of ['X-Robots-Tag', 'windows-1252', 'there are 2 titles'])
      expect(page.text).toContain(words)
    expect(page.texts('table tbody tr').join('\n')).toMatch(/title\s*Changed\s*Hem\s*Twice\s*Hem/)
    const changed = await visitor.submit(page, en.form.make, { title: 'Start' })
    expect(changed.texts('table tbody tr').join('\n')).toMatch(
      /title\s*Changed\s*Hem\s*Twice\s*Start/,
    )
  })

  it('fills the form from HTML', async () => {
    const page = await visitor.submit(await open(), en.start.take, {
      html: '<title>Pasted</title><meta property="og:description" content="Text">',
    })
    expect(page.status).toBe(200)
    expect(page.$('#title').attr('value')).toBe('Pasted')
    expect(page.$('#description').text()).toBe('Text')
    expect(page.text).toContain(en.differences.title.pasted)
  })

  it('has an address for a result, which shows it again, also what differs from the live page', async () => {
    const live = siteAnswer({ body: '<title>Live</title>' })
    const page = await visitor.submit(await open(live), en.form.make, {
      title: 'Båtar & bryggor',
      description: 'Två\nrader',
      index: 'noindex',
      hreflang: 'sv https://example.com/sv\nx-default https://example.com/',
    })
    const shared = await visitor.get(shareOf(page))
    expect(shared.status).toBe(200)
    expect(madeOf(shared)).toBe(madeOf(page))
    expect(shared.$('#hreflang').text()).toBe(page.$('#hreflang').text())
    expect(shared.texts('table tbody tr').join('\n')).toMatch(/title\s*Changed\s*Live\s*Båtar/)
    expect(shareOf(shared)).toBe(shareOf(page))
    expect((await open(live)).$(`a:contains("${tools.share}")`)).toHaveLength(0)
    const pasted = await visitor.submit(await open(), en.start.take, {
      html: '<title>Pasted</title>',
    })
    expect((await visitor.get(shareOf(pasted))).$('#title').attr('value')).toBe('Pasted')
  })

  it('says what is wrong with what an address holds, and has none for what is too long for one', async () => {
    const wrong = await visitor.get(
      paths.tool(TOOL, { title: 'T', canonical: 'javascript:alert(1)', type: 'toString' }),
    )
    expect([wrong.status, wrong.errors]).toEqual([400, [en.problems.address]])
    const long = await make({
      title: 'T',
      hreflang: Array.from(
        { length: 90 },
        (_, index) => `sv https://example.com/${'x'.repeat(60)}${index}`,
      ).join('\n'),
    })
    expect(long.text).toContain(en.result.noLink)
    expect(long.$(`a:contains("${tools.share}")`)).toHaveLength(0)
  })

  it.each([
    [
      () =>
        siteAnswer({
          headers: { 'Content-Type': 'image/svg+xml' },
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      'pictureSvg',
    ],
    [() => siteAnswer({ body: '<p>no picture' }), 'pictureOther'],
    [() => siteUrl('/endless'), 'pictureOther'],
  ] as const)('names a picture that is none (%#)', async (address, check) => {
    const page = await make({ title: 'T', image: address() })
    expect(page.status).toBe(200)
    expect(page.text).toContain(checks[check])
    expect(page.html).not.toContain(`src="${address()}"`)
  })

  it.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest',
    'http://localhost:3000/',
    'http://[::1]/',
    'https://10.0.0.1/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    ' ',
    'hello',
    'https://example.com:8443/',
    'http://2130706433/',
  ])('refuses the page %s in words', async (url) => {
    const page = await open(url)
    expect(page.status).toBe(400)
    expect(page.errors).toHaveLength(1)
    expect(page.$('#url').attr('value')).toBe(url)
  })

  it('does not follow a page or a picture into a network', async () => {
    const inside = siteRedirect('http://127.0.0.1:1/secret')
    expect((await open(inside)).status).toBe(400)
    expect((await make({ title: 'T', image: inside })).text).toContain('public internet')
  })

  it('reads the beginning of what has no end, and nothing of what unpacks without one', async () => {
    expect((await open(siteUrl('/endless'))).status).toBe(200)
    expect((await make({ title: 'T', image: siteUrl('/bomb?type=image/png') })).text).toContain(
      'expands to more than 100 times its size',
    )
  })

  it.each([
    ['en', en],
    ['sv', sv],
    ['nl', nl],
    ['pl', pl],
  ] as const)('refuses in %s, and loses nothing', async (language, words) => {
    const reader = new Visitor({ headers: { 'Accept-Language': language } })
    const form = await reader.get(paths.tool(TOOL))
    const page = await reader.submit(form, words.form.make, {
      description: 'kept',
      canonical: 'javascript:alert(1)',
      hreflang: 'sv',
    })
    expect(page.status).toBe(400)
    expect(page.errors).toEqual([
      words.problems.missing,
      words.problems.address,
      words.problems.line.replace('{{entry}}', 'sv'),
    ])
    expect(page.$('#description').text()).toBe('kept')
    expect(page.$('#canonical').attr('value')).toBe('javascript:alert(1)')
    expect((await reader.submit(form, words.start.take, { html: ' ' })).errors).toEqual([
      words.refused.empty,
    ])
  })

  it('refuses 5 MB, and ignores fields that it does not know', async () => {
    expect(
      (await visitor.post(paths.tool(TOOL), { act: 'read', html: 'a'.repeat(5_000_000) })).status,
    ).toBe(413)
    expect(
      (
        await visitor.post(paths.tool(TOOL), {
          act: 'make',
          title: 'T',
          __proto__x: '1',
          constructor: '2',
          type: 'toString',
          xCard: '__proto__',
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await visitor.post(paths.tool(TOOL), {
          act: 'make',
          title: 'T',
          hreflang: 'sv https://example.com/x\n'.repeat(10_000),
        })
      ).status,
    ).toBe(400)
  })

  it('gives the tags back as files, and nothing under another name', async () => {
    for (const [name, type] of [
      ['meta-tags.html', 'text/html'],
      ['structured-data.json', 'application/ld+json'],
      ['route-meta.ts', 'text/plain'],
    ]) {
      const file = await visitor.post(`/tools/${TOOL}/files/${name}`, { code: '<title>a</title>' })
      expect([file.status, file.headers.get('Content-Type'), file.html]).toEqual([
        200,
        `${type}; charset=utf-8`,
        '<title>a</title>',
      ])
      expect(file.headers.get('Content-Disposition')).toContain(`attachment; filename="${name}"`)
    }
    for (const name of ['constructor', '..%2Fmeta-tags.html', 'x.exe'])
      expect((await visitor.post(`/tools/${TOOL}/files/${name}`, { code: 'x' })).status).toBe(404)
  })
})
