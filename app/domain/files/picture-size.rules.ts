/** The sizes that are kept beside a picture as it was sent; pixels at most. */
export const PICTURE_SIZES = {
  display: { width: 1600, height: 12_000 },
  card: { width: 640, height: 480 },
} as const
export type PictureSize = keyof typeof PICTURE_SIZES

export const PICTURE_SIZE_TYPE = 'image/webp'

export function isPictureSize(size: string): size is PictureSize {
  return Object.hasOwn(PICTURE_SIZES, size)
}

/** Where a size of the picture is stored that has this key. */
export const sizeKey = (storageKey: string, size: PictureSize) => `${storageKey}-${size}`

const SIZE_ENDING = new RegExp(`-(${Object.keys(PICTURE_SIZES).join('|')})$`)

/** The key of the picture itself, which is the one that rows have. */
export const originalKey = (storageKey: string) => storageKey.replace(SIZE_ENDING, '')
