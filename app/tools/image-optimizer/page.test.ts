import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import en from '../../../locales/en/image-optimizer.json'
import sv from '../../../locales/sv/image-optimizer.json'
import nl from '../../../locales/nl/image-optimizer.json'
import pl from '../../../locales/pl/image-optimizer.json'
import { paths } from '~/paths'
import { PEER_HEADER } from '#tests/setup/handler'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

const TOOL = 'image-optimizer'
const visitor = new Visitor()
const file = (bytes: Uint8Array | string, name: string, type = 'image/png') =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type })
let visitors = 0
/** Sends pictures as somebody who has not sent any before. */
const send = async (
  images: File[],
  fields: Record<string, string | string[]> = {},
  target = en.form.submit,
) => {
  const somebody = new Visitor({ headers: { [PEER_HEADER]: `93.185.0.${(visitors += 1)}` } })
  return somebody.submit(await somebody.get(paths.tool(TOOL)), target, { images, ...fields })
}
const checker = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#2040a0' } },
      left: 0,
      top: 0,
    },
  ])

const bytesOf = (href: string) => Buffer.from(href.slice(href.indexOf(',') + 1), 'base64')
const downloads = (page: Page) =>
  page
    .$('#result a[download]')
    .toArray()
    .map((link) => ({ name: page.$(link).attr('download')!, href: page.$(link).attr('href')! }))
    .filter(({ name }) => name !== 'picture.html')

describe('the image optimizer', () => {
  it('makes each format with its size, its score and the HTML, all of it in the page', async () => {
    const photo = await checker()
      .jpeg({ quality: 100 })
      .withExif({
        IFD0: { Make: 'Canal', Model: 'Canal One', Copyright: 'A. Person' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '52/1 22/1 30/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '4/1 54/1 0/1',
        },
      })
      .toBuffer()
    const page = await send([file(photo, 'Café <b>.jpg')])
    expect(page.status).toBe(200)
    expect(page.textOf('#result')).toContain('Canal One')
    expect(page.textOf('#result')).toContain('52.375, 4.9')
    expect(page.textOf('#result')).toContain(en.found.placeTitle)
    const made = downloads(page)
    expect(made.map(({ name }) => name)).toEqual(['cafe-b.avif', 'cafe-b.webp', 'cafe-b.jpg'])
    for (const { name, href } of made) {
      const { width, height, format, exif, icc } = await sharp(bytesOf(href)).metadata()
      expect({ width, height, exif, icc }).toEqual({
        width: 64,
        height: 48,
        exif: undefined,
        icc: undefined,
      })
      expect(name.endsWith('avif') ? 'heif' : name.endsWith('webp') ? 'webp' : 'jpeg').toBe(format)
      const { data } = await sharp(bytesOf(href))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      for (const [at, value] of [0x20, 0x40, 0xa0].entries())
        expect(Math.abs(data[at]! - value)).toBeLessThan(8)
    }
    expect(page.$('#result pre').first().text()).toBe(
      `<picture>\n  <source type="image/avif" srcset="cafe-b.avif">\n  <source type="image/webp" srcset="cafe-b.webp">\n  <img src="cafe-b.jpg" width="64" height="48" alt="${en.snippet.alt}">\n</picture>`,
    )
    expect(page.html).not.toContain('<b>.jpg')
    expect(page.textOf('#result')).toMatch(/SSIM (1|0\.9\d+)\./)
    expect(page.$('#result details img').length).toBe(6)
  })

  it('keeps to a size, makes a set of widths, and never makes larger', async () => {
    const noise = await sharp({
      create: {
        width: 700,
        height: 500,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    const page = await send([file(noise, 'noise.png')], {
      make: ['webp', 'jpeg'],
      'webp-kb': '20',
      'jpeg-kb': '30',
      widths: '200 400 2000',
    })
    const made = downloads(page)
    expect(made.map(({ name }) => name).sort()).toEqual([
      'noise-200.jpg',
      'noise-200.webp',
      'noise-400.jpg',
      'noise-400.webp',
      'noise-700.jpg',
      'noise-700.webp',
    ])
    for (const { name, href } of made) {
      if (name.includes('webp') && !name.includes('700'))
        expect(bytesOf(href).byteLength).toBeLessThanOrEqual(20_000)
      const { width, height } = await sharp(bytesOf(href)).metadata()
      expect(`${width}`).toBe(/\d+/.exec(name)![0])
      expect(Math.abs(height! - (width! * 5) / 7)).toBeLessThan(1)
    }
    expect(page.texts('#result pre')[0]).toContain(
      'srcset="noise-200.webp 200w, noise-400.webp 400w, noise-700.webp 700w"',
    )
  })

  it('crops to width and height, and sets the settings from the address', async () => {
    const form = await visitor.get(
      paths.tool(TOOL, {
        make: 'png',
        widths: '20',
        height: 20,
        fit: 'cover',
        color: 'srgb',
        'png-quality': 100,
      }),
    )
    const page = await visitor.submit(form, en.form.submit, {
      images: file(await checker().png().toBuffer(), 'a.png'),
    })
    const [made] = downloads(page)
    expect(await sharp(bytesOf(made!.href)).metadata()).toMatchObject({
      width: 20,
      height: 20,
      format: 'png',
    })
    expect(page.link(en.shareSettings)).toContain(
      'make=png&widths=20&height=20&fit=cover&color=srgb',
    )
    expect(page.textOf('#result')).toContain(en.likeness.same)
  })

  it('cleans an SVG of what runs and what asks elsewhere, and says so', async () => {
    const svg = `<?xml version="1.0"?><?xml-stylesheet href="http://evil.example/a.css"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30" onload="alert(1)"><script>alert(2)</script><style>@import url(http://evil.example/b.css); rect{fill:url(http://evil.example/c)}</style><a href="java&#10;script:alert(3)"><rect width="40" height="30" fill="red" onclick="alert(4)"/></a><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(5)"/></foreignObject><image href="file:///etc/passwd" width="9" height="9"/><use xlink:href="http://evil.example/d.svg#x"/><set attributeName="href" to="javascript:alert(6)"/></svg>`
    const page = await send([file(svg, 'logo.svg', 'image/svg+xml')])
    expect(page.status).toBe(200)
    const [made] = downloads(page)
    const code = bytesOf(made!.href).toString()
    expect(code).toMatch(/^<svg /)
    expect(code).not.toMatch(/script|alert|evil|passwd|onload|onclick|foreign|iframe/i)
    const said = page.textOf('#result')
    expect(said).toContain('scripts were removed')
    expect(said).toContain('2 event handlers were removed.')
    expect(page.$('#result svg script').length).toBe(0)
    expect(page.$('#result img[src^="data:image/svg+xml"]').length).toBeGreaterThan(0)
  })

  it('gives everything as an archive, with names that harm nobody', async () => {
    const png = await checker().png().toBuffer()
    const form = await visitor.get(paths.tool(TOOL, { make: 'webp' }))
    const response = await visitor.fetch(paths.toolFile(TOOL, 'pictures.zip'), {
      method: 'POST',
      body: await archiveBody(png, [
        '../../etc/passwd.png',
        '"><script>.png',
        '\u202egnp.exe.png',
        'same.png',
        'same.png',
      ]),
    })
    expect(form.status).toBe(200)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Disposition')).toContain('pictures.zip')
    const zip = Buffer.from(await response.arrayBuffer())
    expect(zip.length).toBe(Number(response.headers.get('Content-Length')))
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
    const names = [...zip.toString('latin1').matchAll(/PK\x01\x02.{42}([a-z0-9.-]+)/gs)].map(
      (match) => match[1],
    )
    expect(names).toEqual([
      'passwd.webp',
      'script.webp',
      'gnp-exe.webp',
      'same.webp',
      'same-2.webp',
      'pictures.html',
      'report.txt',
    ])
  })

  it('leads back with the reason when an archive cannot be made, and knows no other file', async () => {
    const page = await send([file('nothing', 'a.png')], { widths: '300' }, en.form.archive)
    expect(page.redirects.length).toBe(1)
    expect(page.html).toContain('a.png: ')
    expect(page.$('#widths').attr('value')).toBe('300')
    expect((await visitor.post(`/tools/${TOOL}/files/passwd`)).status).toBe(404)
  })
})

async function archiveBody(png: Buffer, names: string[]) {
  const form = new FormData()
  form.set('sent', '1')
  form.append('make', 'webp')
  for (const name of names) form.append('images', file(new Uint8Array(png), name))
  return form
}

describe('what cannot be made', () => {
  it('one that fails does not hold up the others', async () => {
    const page = await send(
      [file('words', 'a.png'), file(await checker().png().toBuffer(), 'b.png')],
      { make: ['webp'] },
    )
    expect(page.status).toBe(200)
    expect(downloads(page).map(({ name }) => name)).toEqual(['b.webp'])
    expect(page.textOf('#result')).toContain('a.png')
  })

  it.each([
    ['en', en],
    ['sv', sv],
    ['nl', nl],
    ['pl', pl],
  ] as const)('refuses in %s, and keeps what was typed', async (language, words) => {
    const reader = new Visitor({ headers: { 'Accept-Language': language } })
    const form = await reader.get(paths.tool(TOOL))
    const png = file(await checker().png().toBuffer(), 'a.png')
    const page = await reader.submit(form, words.form.submit, {
      images: png,
      'avif-quality': '0',
      'webp-kb': 'many',
      widths: '10 x',
      height: '-3',
    })
    expect(page.status).toBe(400)
    expect(page.texts('#image-errors li').length).toBe(4)
    expect(page.textOf('#image-errors')).toContain(words.problem.quality)
    expect(
      ['avif-quality', 'webp-kb', 'widths', 'height'].map((id) => page.$(`#${id}`).attr('value')),
    ).toEqual(['0', 'many', '10 x', '-3'])
    expect((await reader.submit(form, words.form.submit)).textOf('#image-errors')).toContain(
      words.refused.none,
    )
    expect(
      (await reader.submit(form, words.form.submit, { images: png, make: [] })).textOf(
        '#image-errors',
      ),
    ).toContain(words.problem.noFormat)
  })

  it('too many files, too many results, too many bytes', async () => {
    const png = file(await checker().png().toBuffer(), 'a.png')
    expect((await send(Array<File>(11).fill(png))).textOf('#image-errors')).toContain('10 files')
    expect((await send(Array<File>(9).fill(png))).textOf('#image-errors')).toContain('24')
    const page = await send(
      [1, 2, 3].map((number) => file(new Uint8Array(9_000_000), `${number}.png`)),
      { widths: '77' },
    )
    expect(page.status).toBe(413)
    expect(page.textOf('#image-errors')).toContain('25 MB')
  })
})
