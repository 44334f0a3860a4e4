const MEGABYTE = 1024 * 1024

/** What can be sent as a picture of the shop window. */
export const PICTURES = { megabytes: 10, maxBytes: 10 * MEGABYTE }

/** Pixels; the camera's picture is cut to it. */
export type PictureSize = { width: number; height: number }

export const PICTURE_REFUSALS = ['none', 'type', 'tooLarge', 'tooSmall', 'broken'] as const
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number]

const NAME = /^[0-9a-f]{24}-[0-9a-f]{8}\.avif$/

export function isPictureName(name: string) {
  return NAME.test(name)
}

/** Where pictures of one kind are stored, and at which address each is shown. */
export function pictureFolder(folder: string, addressOf: (name: string) => string) {
  return {
    /** Where the picture of this name is stored. */
    keyOf: (name: string) => `${folder}/${name}`,
    addressOf,
    /**
     * The address that rows have for what is stored under a key; null for a key that holds no
     * picture of this kind.
     */
    addressOfKey(storageKey: string): string | null {
      const [kind, name = ''] = storageKey.split('/')
      return kind === folder && isPictureName(name) ? addressOf(name) : null
    },
    /**
     * The name of a stored picture out of its address; null for the pictures that are files of the
     * site.
     */
    nameOf(address: string): string | null {
      const name = address.split('/').at(-1) ?? ''
      return isPictureName(name) && address === addressOf(name) ? name : null
    },
  }
}
export type PictureFolder = ReturnType<typeof pictureFolder>
