import type { MetaValues } from './fields.rules'
import type { Finding } from './finding.rules'
import { fitsRatio, PICTURE_NEEDS, type PictureKind } from './picture.rules'

/**
 * A picture that was asked for: what it is, or why there is none; `why` is in the words of the
 * page's language.
 */
export type AskedPicture =
  | {
      kind: PictureKind
      width: number
      height: number
      bytes: number
      thumbnail: string | null
      refused?: undefined
    }
  | { refused: 'svg' | 'other' | 'broken' }
  | { refused: 'status'; status: number }
  | { refused: 'unread'; why: string }

const smaller = (
  one: { width: number; height: number },
  other: { width: number; height: number },
) => one.width < other.width || one.height < other.height
const { facebook, x } = PICTURE_NEEDS

function checkSize(picture: { width: number; height: number }): Finding[] {
  const { width, height } = picture
  const says = { width, height }
  if (smaller(picture, facebook.least)) return [{ check: 'pictureTooSmall', tone: 'problem', says }]
  const size: Finding[] = smaller(picture, facebook.large)
    ? [{ check: 'pictureSmall', tone: 'warning', says }]
    : smaller(picture, facebook.best)
      ? [{ check: 'pictureBelowBest', tone: 'note', says }]
      : []
  const ratio: Finding[] = fitsRatio(width, height)
    ? []
    : [
        {
          check: 'pictureRatio',
          tone: 'note',
          says: { ratio: Math.round((100 * width) / height) / 100 },
        },
      ]
  const wide: Finding[] =
    Math.max(width, height) > x.most
      ? [{ check: 'pictureWide', tone: 'warning', says: { ...says, most: x.most } }]
      : []
  return [...size, ...ratio, ...wide]
}

function checkWeight(bytes: number): Finding[] {
  if (bytes > facebook.bytes)
    return [{ check: 'pictureHeavyFacebook', tone: 'problem', says: { bytes } }]
  return bytes > x.bytes ? [{ check: 'pictureHeavyX', tone: 'warning', says: { bytes } }] : []
}

function checkFile(picture: AskedPicture): Finding[] {
  if (picture.refused === 'unread')
    return [{ check: 'pictureUnread', tone: 'problem', says: { why: picture.why } }]
  if (picture.refused === 'status')
    return [{ check: 'pictureStatus', tone: 'problem', says: { status: picture.status } }]
  if (picture.refused !== undefined)
    return [
      {
        check: ({ svg: 'pictureSvg', other: 'pictureOther', broken: 'pictureBroken' } as const)[
          picture.refused
        ],
        tone: 'problem',
      },
    ]
  const { kind, width, height, bytes, thumbnail } = picture
  const found = [...checkSize(picture), ...checkWeight(bytes)]
  if (kind === 'avif') found.push({ check: 'pictureAvif', tone: 'warning' })
  if (thumbnail === null)
    found.push({ check: 'picturePixels', tone: 'warning', says: { width, height } })
  return found.length > 0
    ? found
    : [{ check: 'pictureGood', tone: 'good', says: { width, height, bytes } }]
}

/** What the services will make of the picture of a shared link. */
export function checkPicture(
  { image, imageAlt }: MetaValues,
  picture: AskedPicture | null,
): Finding[] {
  if (!image) return [{ check: 'pictureMissing', tone: 'warning' }]
  const plain: Finding[] = image.startsWith('http:')
    ? [{ check: 'pictureHttp', tone: 'warning' }]
    : []
  const words: Finding[] = imageAlt ? [] : [{ check: 'pictureAltMissing', tone: 'note' }]
  return [...(picture ? checkFile(picture) : []), ...plain, ...words]
}
