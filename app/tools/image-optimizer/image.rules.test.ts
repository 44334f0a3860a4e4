import { describe, expect, test } from 'vitest'
import { readExif } from './exif.rules'
import { readProfileName } from './icc.rules'
import { imageSettingsQuery, readImageSettings, type ImageSettings } from './image.rules'
import { readImageKind } from './kind.rules'
import { likenessOf } from './likeness.rules'
import { pictureBoxes } from './picture-box.rules'
import { pictureSlug } from './picture-name.rules'
import { fitQuality } from './quality-search.rules'
import { pictureSnippet } from './snippet.rules'

const read = (query: string) => readImageSettings(new URLSearchParams(query))
const settings = (query: string): ImageSettings => read(query).settings
const sizes = (width: number, height: number, query: string) =>
  pictureBoxes({ width, height }, settings(query)).boxes.map((box) => `${box.width}x${box.height}`)

describe('settings', () => {
  test('an empty address sets what is usual, and says nothing in turn', () => {
    expect(settings('').formats).toEqual(['avif', 'webp', 'jpeg'])
    expect(
      Object.values(imageSettingsQuery(settings(''))).filter(
        (value) => value !== undefined && value !== '',
      ),
    ).toEqual([])
  })

  test('what an address sets, the settings say again', () => {
    const query =
      'make=webp,png&webp-quality=60&png-kb=200&widths=1440, 480px 480&height=300&fit=cover&color=srgb'
    const again = imageSettingsQuery(settings(query))
    expect(again).toMatchObject({
      make: 'webp,png',
      'webp-quality': 60,
      'png-kb': 200,
      widths: '480 1440',
      height: 300,
      fit: 'cover',
      color: 'srgb',
    })
  })

  test.each([
    ['sent=1', 'make', 'noFormat'],
    ['avif-quality=101', 'avif-quality', 'quality'],
    ['avif-quality=1e2', 'avif-quality', 'quality'],
    ['png-kb=0', 'png-kb', 'kilobytes'],
    ['widths=10 -4', 'widths', 'widths'],
    ['widths=99999', 'widths', 'widths'],
    ['widths=1 2 3 4 5', 'widths', 'tooManyWidths'],
    ['height=half', 'height', 'height'],
    ['fit=cover&widths=10', 'height', 'cover'],
  ])('%s is wrong at %s: %s', (query, field, problem) =>
    expect(read(query).problems).toEqual([{ field, problem }]),
  )
})

describe('sizes', () => {
  test.each([
    [4000, 3000, '', ['4000x3000']],
    [8000, 4000, '', ['4899x2449']],
    [1000, 500, 'widths=480 960 1440', ['480x240', '960x480', '1000x500']],
    [1000, 500, 'height=100', ['200x100']],
    [1000, 500, 'widths=400&height=100', ['200x100']],
    [1000, 500, 'widths=400&height=400&fit=cover', ['400x400']],
    [1000, 500, 'widths=800&height=800&fit=cover', ['500x500']],
    [1000, 500, 'widths=200 400&height=400&fit=cover', ['200x200', '400x400']],
    [30_000, 10, '', ['16383x5']],
    [1, 1, 'widths=100', ['1x1']],
  ])('%i × %i, %s', (width, height, query, expected) =>
    expect(sizes(width, height, query)).toEqual(expected),
  )
})

describe('the quality that fits', () => {
  const sized =
    (bytes: (quality: number) => number, tried: number[] = []) =>
    async (quality: number) => (tried.push(quality), { byteLength: bytes(quality) })

  test('is what was wished for when that fits, and the highest that does otherwise, in seven tries', async () => {
    expect(
      await fitQuality(
        sized((quality) => quality),
        80,
        80,
        () => false,
      ),
    ).toMatchObject({ quality: 80, missed: false })
    for (const most of [10, 33, 52, 79]) {
      const tried: number[] = []
      const found = await fitQuality(
        sized((quality) => quality, tried),
        80,
        most,
        () => false,
      )
      expect(found.missed).toBe(false)
      expect(found.quality).toBeLessThanOrEqual(most)
      expect(found.quality).toBeGreaterThanOrEqual(most - 2)
      expect(tried.length).toBeLessThanOrEqual(7)
    }
  })

  test('says when none fits, and stops when it is late', async () => {
    expect(
      await fitQuality(
        sized((quality) => 1000 + quality),
        80,
        500,
        () => false,
      ),
    ).toMatchObject({ quality: 5, missed: true })
    const tried: number[] = []
    expect(
      await fitQuality(
        sized((quality) => quality, tried),
        80,
        20,
        () => tried.length >= 2,
      ),
    ).toMatchObject({ missed: true })
    expect(tried.length).toBe(2)
  })
})

describe('names and HTML', () => {
  test.each([
    ['Café (1).JPG', 'cafe-1'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\a\\Łódź ø.png', 'lodz-o'],
    ['"><script>alert(1)</script>.png', 'script'],
    ['\u202Egnp.exe', 'gnp'],
    ['图.png', 'picture'],
    ['', 'picture'],
    ['a'.repeat(300), 'a'.repeat(60)],
  ])('%j', (name, slug) => expect(pictureSlug(name)).toBe(slug))

  test('the newest format comes first, widths in order, and the last is for all', () => {
    const at = (kind: 'avif' | 'jpeg', width: number) => ({
      name: `a-${width}.${kind}`,
      kind,
      width,
      height: width / 2,
    })
    expect(
      pictureSnippet(
        [at('jpeg', 960), at('jpeg', 480), at('avif', 480), at('avif', 960)],
        'a "b" <c>',
      ),
    ).toBe(
      [
        '<picture>',
        '  <source type="image/avif" srcset="a-480.avif 480w, a-960.avif 960w" sizes="100vw">',
        '  <img src="a-960.jpeg"',
        '         srcset="a-480.jpeg 480w, a-960.jpeg 960w"',
        '         sizes="100vw"',
        '         width="960" height="480"',
        '         alt="a &quot;b&quot; &lt;c&gt;">',
        '</picture>',
      ].join('\n'),
    )
    expect(pictureSnippet([at('avif', 10)], 'x')).toBe(
      '<img src="a-10.avif" width="10" height="5" alt="x">',
    )
  })
})

describe('what stands in files', () => {
  test.each([
    ['GIF89a', 'gif'],
    ['\x00\x00\x00\x18ftypavif', 'avif'],
    ['\x00\x00\x00\x18ftypheic', 'heic'],
    ['<?xml version="1.0"?><!-- a --><svg>', 'svg'],
    ['<html><body>', null],
    ['%PDF-1.7', null],
    ['', null],
    ['\x1f\x8b\x08', null],
  ])('%j is %s', (text, kind) => expect(readImageKind(Buffer.from(text, 'latin1'))).toBe(kind))

  test('broken blocks of Exif and color profiles are as if they were not there', () => {
    const blocks = [
      '',
      'Exif\0\0',
      'II*\0\xff\xff\xff\xff',
      `MM\0*\0\0\0\x08\xff\xff${'\x88\x25\0\x04\0\0\0\x01\0\0\0\x08'.repeat(40)}`,
      'x'.repeat(5000),
    ]
    for (const block of blocks) {
      expect(() => readExif(Buffer.from(block, 'latin1'))).not.toThrow()
      expect(
        readProfileName(Buffer.concat([Buffer.alloc(128), Buffer.from(block, 'latin1')])),
      ).toBeNull()
    }
    expect(readExif(new Uint8Array()).place).toBeNull()
  })

  test.each([
    [1, 'same'],
    [0.999, 'alike'],
    [0.96, 'close'],
    [0.91, 'near'],
    [-0.5, 'different'],
  ])('%d is %s', (ssim, word) => expect(likenessOf(ssim)).toBe(word))
})
