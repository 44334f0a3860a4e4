import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import compare from './compare.worker.js'
import { measureLikeness, worstPlace } from './compare.server'
import { USUAL_QUALITY, type ImageSettings } from './image.rules'
import { optimizeImages, type OptimizedImage } from './optimize.server'

const SETTINGS: ImageSettings = {
  formats: ['png'],
  quality: USUAL_QUALITY,
  kilobytes: { avif: null, webp: null, jpeg: null, png: null },
  widths: [],
  height: null,
  fit: 'inside',
  color: 'keep',
}

const greys = (width: number, height: number, at: (x: number, y: number) => number) => {
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels.fill(at(x, y), (y * width + x) * 3, (y * width + x) * 3 + 3)
  return pixels
}

describe('structural similarity', () => {
  const pattern = greys(64, 48, (x, y) => (x * 7 + y * 13 + ((x * y) % 31) * 5) % 256)
  const noisy = greys(64, 48, (x, y) =>
    Math.min(255, ((x * 7 + y * 13 + ((x * y) % 31) * 5) % 256) + ((x * 31 + y * 17) % 23)),
  )

  test('the same picture is exactly 1', () =>
    expect(compare({ before: pattern, after: pattern, width: 64, height: 48 }).ssim).toBe(1))

  test.each([
    [100, 120],
    [0, 255],
    [10, 11],
  ])('flat %i and %i are as the formula says', (one, other) => {
    const c1 = (0.01 * 255) ** 2
    const flat = (value: number) => greys(20, 15, () => value)
    expect(
      compare({ before: flat(one), after: flat(other), width: 20, height: 15 }).ssim,
    ).toBeCloseTo((2 * one * other + c1) / (one ** 2 + other ** 2 + c1), 6)
  })

  test('as ssim.js 3.5 has it, with the algorithm of the paper and no smaller copies', () => {
    const invert = pattern.map((value) => 255 - value)
    const score = (after: Uint8Array) =>
      compare({ before: pattern, after, width: 64, height: 48 }).ssim
    expect(score(noisy)).toBeCloseTo(REFERENCE.noisy, 5)
    expect(score(invert)).toBeCloseTo(REFERENCE.inverted, 5)
  })

  test('a picture of one pixel can be compared', async () => {
    const dot = (background: string) =>
      sharp({ create: { width: 1, height: 1, channels: 3, background } })
        .png()
        .toBuffer()
    expect(
      (await measureLikeness(await dot('#777'), await dot('#777'), { width: 1, height: 1 }, false))
        ?.ssim,
    ).toBe(1)
    expect(
      (await measureLikeness(await dot('#000'), await dot('#fff'), { width: 1, height: 1 }, false))
        ?.ssim,
    ).toBeLessThan(0.01)
  })

  test('leads to where most was lost', () => {
    const spoilt = greys(640, 640, (x, y) => (x > 560 && y > 500 ? (x * y) % 255 : 128))
    const { losses } = compare({
      before: greys(640, 640, () => 128),
      after: spoilt,
      width: 640,
      height: 640,
    })
    const place = worstPlace({ width: 640, height: 640 }, [losses])
    expect(place).toMatchObject({ width: 560, height: 420 })
    expect(place.left + place.width).toBeGreaterThan(600)
    expect(place.top + place.height).toBeGreaterThan(600)
  })
})

const REFERENCE = { noisy: 0.9904616, inverted: -0.9077692 }

const optimize = async (bytes: Uint8Array, settings: Partial<ImageSettings> = {}, name = 'a') => {
  const [done] = await optimizeImages([{ name, bytes: new Uint8Array(bytes) }], {
    ...SETTINGS,
    ...settings,
  })
  return done as OptimizedImage
}
const flat = (background: { r: number; g: number; b: number }) =>
  sharp({ create: { width: 32, height: 32, channels: 3, background } })
const firstPixel = async (bytes: Buffer) => [
  ...(await sharp(bytes).keepIccProfile().raw().toBuffer()).subarray(0, 3),
]

describe('color and shape', () => {
  test('a wide profile stays with its numbers, or its colors move into sRGB', async () => {
    const p3 = await flat({ r: 200, g: 80, b: 40 }).withIccProfile('p3').png().toBuffer()
    const numbers = await firstPixel(p3)
    const kept = await optimize(p3, {
      formats: ['png', 'jpeg', 'webp', 'avif'],
      quality: { avif: 90, webp: 95, jpeg: 95, png: 100 },
    })
    expect(kept.picture?.profile).toMatchObject({ wide: true })
    expect(kept.made).toHaveLength(4)
    for (const { bytes } of kept.made) {
      expect((await sharp(bytes).metadata()).hasProfile).toBe(true)
      const pixel = await firstPixel(bytes)
      for (const at of [0, 1, 2]) expect(Math.abs(pixel[at]! - numbers[at]!)).toBeLessThan(6)
    }
    const moved = await optimize(p3, { color: 'srgb' })
    expect((await sharp(moved.made[0]!.bytes).metadata()).hasProfile).toBe(false)
    for (const [at, value] of [200, 80, 40].entries())
      expect(Math.abs((await firstPixel(moved.made[0]!.bytes))[at]! - value)).toBeLessThan(4)
  })

  test('print colors become sRGB, 16 bits become 8, and what lay on its side stands', async () => {
    const cmyk = await optimize(
      await flat({ r: 200, g: 80, b: 40 }).toColourspace('cmyk').jpeg().toBuffer(),
      { formats: ['jpeg'] },
    )
    expect(cmyk.picture?.space).toBe('cmyk')
    expect((await sharp(cmyk.made[0]!.bytes).metadata()).space).toBe('srgb')
    const deep = await optimize(
      await flat({ r: 9, g: 99, b: 199 }).toColourspace('rgb16').png().toBuffer(),
    )
    expect(deep.picture?.deep).toBe(true)
    expect((await sharp(deep.made[0]!.bytes).metadata()).depth).toBe('uchar')
    const turned = await optimize(
      await flat({ r: 9, g: 99, b: 199 })
        .resize(40, 20, { fit: 'fill' })
        .jpeg()
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    )
    expect(await sharp(turned.made[0]!.bytes).metadata()).toMatchObject({ width: 20, height: 40 })
    expect((await sharp(turned.made[0]!.bytes).metadata()).orientation).toBeUndefined()
  })

  test('what moves goes on moving, as a WebP', async () => {
    const frames = Buffer.concat([0, 120, 240].map((value) => Buffer.alloc(16 * 16 * 3, value)))
    const gif = await sharp(frames, { raw: { width: 16, height: 48, channels: 3, pageHeight: 16 } })
      .gif({ delay: [100, 100, 100], loop: 0 })
      .toBuffer()
    const moving = await optimize(gif, { formats: ['avif', 'png'] })
    expect(moving.made.map(({ kind }) => kind)).toEqual(['webp'])
    expect(await sharp(moving.made[0]!.bytes, { animated: true }).metadata()).toMatchObject({
      pages: 3,
      width: 16,
      pageHeight: 16,
    })
  })

  test('one pixel, and a strip of 16 383', async () => {
    const dot = await optimize(
      await sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
      { formats: ['avif', 'webp', 'jpeg', 'png'] },
    )
    expect(dot.made.map(({ width, height }) => [width, height])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ])
    const strip = await optimize(
      await sharp({ create: { width: 65_500, height: 8, channels: 3, background: '#456' } })
        .png()
        .toBuffer(),
      { formats: ['webp'] },
    )
    expect(strip.reduced).toBe(true)
    expect(strip.made[0]).toMatchObject({ width: 16_383, height: 2 })
  })
})
