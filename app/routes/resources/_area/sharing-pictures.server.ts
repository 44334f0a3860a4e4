import { LRUCache } from 'lru-cache'
import { DAY, SECOND } from '~/platform/clock'
import { notFound } from '~/platform/http/answers.server'
import { log } from '~/platform/log.server'
import { onError } from '~/platform/on-error'
import { RETRY_AFTER } from '~/platform/unavailable.server'
import { Turns } from '~/platform/worker/turns.server'
import { WorkRefusedError, workRefusalStatus } from '~/platform/worker/work-refused'
import { SHARING_SIZE } from '~/shell/sharing-picture'

const A_DAY = DAY / SECOND
const MEGABYTE = 1024 * 1024
const QUALITY = 82
/** Pixels; a picture that unpacks to more is not opened. */
const MOST_PIXELS = 60_000_000

/** Drawn once by each process; those that nobody asked for lately are drawn again. */
const drawn = new LRUCache<string, Buffer>({
  maxSize: 12 * MEGABYTE,
  sizeCalculation: ({ byteLength }) => byteLength,
})
const underWay = new Map<string, Promise<Buffer | null>>()
/** One at a time, since whoever asks for all of them would have the machine to themself. */
const turns = new Turns({ atOnce: 1, each: 1, waiting: 60, waitingEach: 20 })
const PATIENCE = 10 * SECOND

async function drawOnce(key: string, draw: () => Promise<Buffer | null>) {
  const known = drawn.get(key)
  if (known) return known
  const drawing =
    underWay.get(key) ??
    turns
      .take(PATIENCE, draw)
      .catch((error: unknown) => {
        if (error instanceof WorkRefusedError) throw error
        log.error({ err: error, picture: key }, 'sharing picture was not drawn')
        return null
      })
      .then((picture) => {
        if (picture) drawn.set(key, picture)
        return picture
      })
      .finally(() => underWay.delete(key))
  underWay.set(key, drawing)
  return drawing
}

/** A picture cut to the size of shared links, as JPEG, which all of them show. */
export async function cutForSharing(source: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(source, { limitInputPixels: MOST_PIXELS })
    .resize({ ...SHARING_SIZE, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}

function refuse({ reason }: WorkRefusedError): never {
  throw new Response(null, {
    status: workRefusalStatus(reason),
    headers: { 'Retry-After': RETRY_AFTER },
  })
}

/**
 * A sharing picture that is drawn once for a key. Throws a 404 where there is none, and a 429 or 503
 * where its turn to be drawn does not come.
 */
export async function answerSharingPicture(key: string, draw: () => Promise<Buffer | null>) {
  const picture = await drawOnce(key, draw).catch(onError(WorkRefusedError, refuse))
  if (!picture) throw notFound()
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(picture.byteLength),
      'Cache-Control': `public, max-age=${A_DAY}`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
