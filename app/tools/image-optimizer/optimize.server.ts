import { onError } from '~/platform/on-error'
import { WorkRefusedError } from '~/platform/worker/work-refused'
import { pictureTurns } from '~/tools/_area/picture-turns.server'
import { cutPart, measureLikeness, thumbnail, worstPlace, type Likeness } from './compare.server'
import { encode, encodeAnimation } from './encode.server'
import { IMAGE_FILES, IMAGE_LIMITS, type ImageKind, type ImageSettings } from './image.rules'
import {
  admit,
  ImageRefusedError,
  openPicture,
  prepare,
  refusalOf,
  type ImageRefusal,
  type OpenPicture,
} from './open-picture.server'
import { optimizeSvg, type SvgResult } from './optimize-svg.server'
import { pictureBoxes, type PictureBox } from './picture-box.rules'
import { pictureSlugs } from './picture-name.rules'

export interface GivenImage {
  name: string
  bytes: Uint8Array
}

export interface MadeImage extends PictureBox {
  kind: ImageKind
  name: string
  bytes: Buffer
  /** Null where there is none to choose. */
  quality: number | null
  /** The size that was asked for was not reached. */
  missed: boolean
  /** Null where it was not measured. */
  ssim: number | null
  /** The part that was cut out to be looked at, a WebP; of an SVG the whole. */
  part: Buffer | null
}

export interface OptimizedImage {
  given: GivenImage
  kind: ImageKind
  /** Null for an SVG, which is not unpacked. */
  picture: OpenPicture | null
  svg: SvgResult | null
  /** A size had to be smaller than what was asked for. */
  reduced: boolean
  made: MadeImage[]
  /**
   * The whole picture, small, and the part of it in which most was lost; both a WebP. An SVG is
   * both itself.
   */
  small: Buffer
  part: Buffer
}

export type ImageOutcome = OptimizedImage | { given: GivenImage; refused: ImageRefusal }

type Measured = MadeImage & { losses: Likeness['losses'] | null }

async function measured(
  prepared: Buffer,
  made: Omit<MadeImage, 'ssim' | 'part'>,
  hasAlpha: boolean,
): Promise<Measured> {
  const likeness = await measureLikeness(
    prepared,
    made.bytes,
    made,
    hasAlpha && made.kind !== 'jpeg',
  )
  return { ...made, ssim: likeness?.ssim ?? null, losses: likeness?.losses ?? null, part: null }
}

const nameOf = (slug: string, { width }: PictureBox, several: boolean, kind: ImageKind) =>
  `${slug}${several ? `-${width}` : ''}.${IMAGE_FILES[kind].ending}`

async function optimizePixels(
  given: GivenImage,
  kind: OpenPicture['kind'],
  slug: string,
  settings: ImageSettings,
  deadline: number,
): Promise<OptimizedImage> {
  const picture = await openPicture(given.bytes, kind)
  const { boxes, reduced } = pictureBoxes(picture.natural, settings)
  const moves = picture.frames > 1
  const made: Measured[] = []
  let widest: Buffer = Buffer.alloc(0)
  for (const box of boxes) {
    const prepared = await prepare(given.bytes, picture, box, settings)
    widest = prepared
    for (const format of moves ? (['webp'] as const) : settings.formats) {
      if (Date.now() > deadline) throw new ImageRefusedError('time')
      const { made: bytes, ...fitted } = moves
        ? await encodeAnimation(given.bytes, box, settings, deadline)
        : await encode(prepared, picture, format, settings, deadline)
      made.push(
        await measured(
          prepared,
          {
            ...box,
            ...fitted,
            kind: format,
            bytes,
            name: nameOf(slug, box, boxes.length > 1, format),
          },
          picture.hasAlpha,
        ),
      )
    }
  }
  const largest = boxes.at(-1)!
  const shown = made.filter(
    ({ width, height }) => width === largest.width && height === largest.height,
  )
  const place = worstPlace(
    largest,
    shown.flatMap(({ losses }) => losses ?? []),
  )
  for (const one of shown) one.part = await cutPart(one.bytes, place)
  return {
    given,
    kind,
    picture,
    svg: null,
    reduced,
    small: await thumbnail(widest),
    part: await cutPart(widest, place),
    made: made.map(({ losses: _, ...one }) => one),
  }
}

async function optimizeDrawing(given: GivenImage, slug: string): Promise<OptimizedImage> {
  const svg = await optimizeSvg(given.bytes)
  const bytes = Buffer.from(svg.code)
  const drawing: MadeImage = {
    ...(svg.size ?? { width: 0, height: 0 }),
    kind: 'svg',
    name: `${slug}.svg`,
    bytes,
    quality: null,
    missed: false,
    ssim: null,
    part: bytes,
  }
  return {
    given,
    kind: 'svg',
    picture: null,
    svg,
    reduced: false,
    made: [drawing],
    small: bytes,
    part: Buffer.from(given.bytes),
  }
}

async function optimizeOne(
  given: GivenImage,
  nameFor: (name: string) => string,
  settings: ImageSettings,
  deadline: number,
): Promise<ImageOutcome> {
  try {
    const kind = admit(given.bytes)
    if (Date.now() > deadline) throw new ImageRefusedError('time')
    const slug = nameFor(given.name)
    return kind === 'svg'
      ? await optimizeDrawing(given, slug)
      : await optimizePixels(given, kind, slug, settings, deadline)
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError) throw error
    return { given, refused: refusalOf(error).reason }
  }
}

/**
 * Makes smaller files of pictures, one after the other, each with how alike it is to what it was
 * made of. What cannot be read, or comes too late, is refused with the reason while the others go
 * on; `busy` or `share` for all when no turn came in time.
 */
export async function optimizeImages(
  images: GivenImage[],
  settings: ImageSettings,
): Promise<ImageOutcome[]> {
  const nameFor = pictureSlugs()
  return pictureTurns
    .take(IMAGE_LIMITS.wait, async () => {
      const deadline = Date.now() + IMAGE_LIMITS.time
      const outcomes: ImageOutcome[] = []
      for (const image of images)
        outcomes.push(await optimizeOne(image, nameFor, settings, deadline))
      return outcomes
    })
    .catch(
      onError(WorkRefusedError, ({ reason }) =>
        images.map((given) => ({ given, refused: reason })),
      ),
    )
}
