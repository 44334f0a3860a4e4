import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readImageSize } from './image-size.server'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })

/** A PNG whose head tells of another size. */
async function claiming(width: number, height: number) {
  const png = await picture(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('the size of a %s', async (format) => {
  expect(await readImageSize(await picture(40, 30).toFormat(format).toBuffer())).toEqual({
    format,
    width: 40,
    height: 30,
  })
})

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['nothing', () => Buffer.alloc(0)],
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['noise', () => Buffer.from('not a picture')],
  ['a flood of 10,000 by 10,001 pixels', () => claiming(10_000, 10_001)],
])('%s has none', async (_, make) => expect(await readImageSize(await make())).toBeNull())
