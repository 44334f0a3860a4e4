import { DomainError, isRefusal } from '~/domain/ground/domain-error'
import { createHash, randomUUID } from 'node:crypto'
import { after, HOUR } from '~/platform/clock'
import { transaction, type Prisma } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import { scanBytes } from '~/platform/virus-scanner.server'
import { inPictureLane } from '~/platform/worker/picture-lane.server'
import { WorkRefusedError } from '~/platform/worker/work-refused'
import { cleanFileName, readFileType } from './file-type.rules'
import { PICTURE_SIZE_TYPE, PICTURE_SIZES, sizeKey, type PictureSize } from './picture-size.rules'
import { PICTURE_LIMITS } from './picture.rules'
import { MEGABYTE } from './upload.rules'
import { sweepLater } from './uploads.server'

const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp']
const SIZES = Object.entries(PICTURE_SIZES) as [PictureSize, { width: number; height: number }][]

/** A picture that was unpacked once: its pixels upright, and the sizes to show it in. */
export interface ReadPicture {
  name: string
  type: string
  bytes: Uint8Array
  width: number
  height: number
  sizes: [PictureSize, Buffer][]
}

async function unpack(bytes: Uint8Array) {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, {
    limitInputPixels: PICTURE_LIMITS.pixels,
    failOn: 'error',
  }).autoOrient()
  const { autoOrient: size } = await picture.metadata()
  if (size.width * size.height > PICTURE_LIMITS.pixels)
    throw new DomainError('design.tooManyPixels')
  if (Math.min(size.width, size.height) < PICTURE_LIMITS.shortest)
    throw new DomainError('design.tooSmall')
  const sizes: [PictureSize, Buffer][] = []
  for (const [name, box] of SIZES) {
    const fit =
      name === 'card'
        ? ({ fit: 'cover', position: 'top' } as const)
        : ({ fit: 'inside', withoutEnlargement: true } as const)
    const shown = picture
      .clone()
      .resize({ ...box, ...fit })
      .toColourspace('srgb')
      .webp({ quality: name === 'card' ? 74 : 84, effort: 3 })
    sizes.push([name, await shown.toBuffer()])
  }
  return { ...size, sizes }
}

/**
 * A picture by its bytes, whatever its name says. Throws `design.*` for what is none, or too
 * large to be unpacked.
 */
export async function readPicture({
  name,
  bytes,
}: {
  name: string
  bytes: Uint8Array
}): Promise<ReadPicture> {
  const type = readFileType(bytes)
  if (bytes.byteLength === 0) throw new DomainError('design.none')
  if (type === null || !PICTURE_TYPES.includes(type)) throw new DomainError('design.type')
  if (bytes.byteLength > PICTURE_LIMITS.megabytes * MEGABYTE)
    throw new DomainError('design.tooLarge')
  const finding = await scanBytes(bytes)
  if (finding) throw new DomainError(`design.${finding}`)
  try {
    return { name: cleanFileName(name), type, bytes, ...(await inPictureLane(() => unpack(bytes))) }
  } catch (error) {
    if (isRefusal(error) || error instanceof WorkRefusedError) throw error
    throw new DomainError(
      `design.${/pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'broken'}`,
    )
  }
}

/**
 * Stores a picture with its sizes, before the rows that name it: what ends up in none within the
 * hour is removed again.
 */
export async function storePicture({ type, bytes, name, sizes }: ReadPicture, folder: string) {
  const storageKey = `${folder}/${randomUUID()}`
  await transaction((tx) =>
    sweepLater(tx, [storageKey, ...sizes.map(([size]) => sizeKey(storageKey, size))], after(HOUR)),
  )
  await storage().put(storageKey, bytes, { contentType: type })
  for (const [size, shown] of sizes)
    await storage().put(sizeKey(storageKey, size), shown, { contentType: PICTURE_SIZE_TYPE })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name, storageKey, contentType: type, size: bytes.byteLength, sha256 }
}

/**
 * The row of a stored picture; its file belongs to no folder of the project, but to what shows it.
 */
export function pictureRow(
  stored: Awaited<ReturnType<typeof storePicture>>,
  uploadedById: number,
): Prisma.FileVersionCreateWithoutDesignVersionsInput {
  const { name, size, ...version } = stored
  return {
    ...version,
    ...{ number: 1, status: 'available', size, received: size, uploadedById },
    file: { create: { name, status: 'available', visibility: 'team', ownerId: uploadedById } },
  }
}
