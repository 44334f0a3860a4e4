import { beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { sweepFiles } from '~/domain/files/uploads.server'
import { db } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import {
  createProduct,
  createStudio,
  placeSandboxOrder,
  visitorWithCart,
} from '../../../tests/factories/purchase'
import { preparePicture as prepare } from '../pictures/pictures.server'
import { changePicture, PICTURE, pictureNames } from './product-picture.server'
import { PICTURE_SIZE, PRODUCT_PICTURES } from './product-picture.rules'
import { getStoredProduct } from './product-editing.server'

const { keyOf: pictureKey, addressOfKey: pictureAddress, nameOf: pictureNameOf } = PRODUCT_PICTURES
const preparePicture = (bytes: Uint8Array) => prepare(bytes, PICTURE_SIZE)

let editor: { id: number }

beforeAll(async () => {
  await createStudio()
  editor = await db.user.findUniqueOrThrow({ where: { username: 'owner' } })
})

const HALVES = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="50%" fill="#f00"/><rect y="50%" width="100%" height="50%" fill="#00f"/></svg>`,
  )

/** Red above blue. */
const drawing = (width: number, height: number) => sharp(HALVES(width, height))
const NOISE = 4000

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s becomes an AVIF of 800 × 600',
    async (format) => {
      const prepared = await preparePicture(await drawing(1600, 1600).toFormat(format).toBuffer())
      expect(await sharp(prepared).metadata()).toMatchObject({
        format: 'heif',
        compression: 'av1',
        width: 800,
        height: 600,
      })
    },
  )

  test('stands upright, as the camera was held, and forgets where it was', async () => {
    const turned = await drawing(1200, 900)
      .rotate(90)
      .withMetadata({
        orientation: 8,
        exif: { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } },
      })
      .jpeg()
      .toBuffer()
    const prepared = await preparePicture(turned)
    const { data } = await sharp(prepared).raw().toBuffer({ resolveWithObject: true })
    expect([data[0]! > 150, data[2]! < 100, data.at(-3)! < 100, data.at(-1)! > 150]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(await sharp(prepared).metadata()).not.toHaveProperty('exif')
    expect(prepared.includes('Somebody')).toBe(false)
  })

  test('stays small, whatever is on it', async () => {
    const noise = await sharp({
      create: {
        width: 1200,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .png()
      .toBuffer()
    expect(noise.byteLength).toBeGreaterThan(NOISE)
    expect((await preparePicture(noise)).byteLength).toBeLessThan(150 * 1024)
    expect(
      (await preparePicture(await drawing(800, 600).png().toBuffer())).byteLength,
    ).toBeLessThan(45 * 1024)
  })

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['a program', () => new TextEncoder().encode('MZ a program'), 'type'],
    ['a PDF', () => new TextEncoder().encode('%PDF-1.7'), 'type'],
    ['an SVG', () => HALVES(900, 900), 'type'],
    ['a small one', () => drawing(799, 600).png().toBuffer(), 'tooSmall'],
    [
      'a broken one',
      async () => (await drawing(900, 900).jpeg().toBuffer()).subarray(0, 600),
      'broken',
    ],
    [
      'a large one',
      async () =>
        Buffer.concat([await drawing(800, 600).png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
      'tooLarge',
    ],
  ])('that is %s is refused', async (_name, bytes, reason) => {
    await expect(preparePicture(await bytes())).rejects.toMatchObject({
      code: `picture.${reason}`,
    })
  })
})

describe('the picture of a product', () => {
  const send = async (id: number, color: string) => {
    const { image } = await getStoredProduct(id)
    const bytes = await sharp({
      create: { width: 800, height: 600, channels: 3, background: color },
    })
      .png()
      .toBuffer()
    await changePicture(editor, id, bytes, { language: 'en', values: { image } })
    return (await getStoredProduct(id)).image
  }
  const keyOf = (address: string) => pictureKey(pictureNameOf(address)!)
  const sweep = (...addresses: string[]) =>
    sweepFiles([pictureNames])({
      payload: { storageKeys: addresses.map(keyOf) },
      key: '',
      kind: '',
    })
  const isThere = (address: string) => storage().exists(keyOf(address))

  test('is stored, takes the place of the old one, which is swept, and is no new version of the scope', async () => {
    const { id } = await createProduct()
    const first = await send(id, '#123456')
    expect(pictureAddress(keyOf(first))).toBe(first)
    const second = await send(id, '#654321')
    const jobs = await db.outboxJob.findMany({ where: { kind: 'sweep-files' } })
    expect(JSON.stringify(jobs)).toContain(keyOf(first))
    await sweep(first, second)
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
    expect(await getStoredProduct(id)).toMatchObject({ image: second, version: 1 })
  })

  test('stays for an order that shows it', async () => {
    const { id } = await createProduct()
    const first = await send(id, '#0f0f0f')
    await placeSandboxOrder(await visitorWithCart(id))
    await send(id, '#f0f0f0')
    await sweep(first)
    expect(await isThere(first)).toBe(true)
  })

  test('that somebody else changed meanwhile is not changed again', async () => {
    const { id } = await createProduct()
    const bytes = await drawing(800, 600).png().toBuffer()
    const opened = {
      language: 'en',
      values: PICTURE.read(await getStoredProduct(id), 'en'),
    } as const
    await changePicture(editor, id, bytes, opened)
    await expect(changePicture(editor, id, bytes, opened)).rejects.toMatchObject({
      code: 'edit.conflict',
    })
  })

  test.each([
    '/media/products/logo-sprint.svg',
    '/pictures/products/../../secret.avif',
    '/pictures/products/',
    '',
  ])('is none of ours at %j', (address) => {
    expect(pictureNameOf(address)).toBeNull()
  })
})
