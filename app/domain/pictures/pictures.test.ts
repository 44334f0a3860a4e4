import { expect, test } from 'vitest'
import sharp from 'sharp'
import { onBehalfOf } from '~/platform/http/request-context.server'
import { WorkRefusedError } from '~/platform/worker/work-refused'
import { readPicture } from '../files/pictures.server'
import { preparePicture } from './pictures.server'

const SIZE = { width: 640, height: 480 }
const bytes = await sharp({ create: { ...SIZE, channels: 3, background: '#1f6f78' } })
  .png()
  .toBuffer()

const refused = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(
    (result) => result.status === 'rejected' && result.reason instanceof WorkRefusedError,
  ).length

test.each<[string, () => Promise<unknown>]>([
  ['cut to a size', () => preparePicture(bytes, SIZE)],
  ['shown in several', () => readPicture({ name: 'harbor.png', bytes })],
])(
  'of the pictures that one address sends at once, to be %s, ten wait, and others have their turn',
  async (_name, open) => {
    const many = Array.from({ length: 24 }, () => onBehalfOf('198.51.100.7', open))
    const other = onBehalfOf('203.0.113.9', open)
    const results = await Promise.allSettled(many)
    expect(refused(results)).toBe(24 - 11)
    await expect(other).resolves.toBeTruthy()
  },
)

test('what is no picture is refused before it has a turn', async () => {
  await expect(preparePicture(Buffer.from('harbor'), SIZE)).rejects.toMatchObject({
    code: 'picture.type',
  })
})
