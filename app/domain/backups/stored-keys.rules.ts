import { PRODUCT_PICTURES } from '../catalog/product-picture.rules'
import { SHOWCASE_PICTURES } from '../curation/curation-picture.rules'
import type { PictureFolder } from '../pictures/picture.rules'
import { KEPT_VERSIONS } from '../files/project-files.rules'

/** A row with its values as text, as a snapshot gives them. */
export type TextRow = Record<string, string | null>

const given = (...keys: (string | null | undefined)[]) =>
  keys.filter((key) => key !== null && key !== undefined)
const isKept = (status: string | null | undefined) =>
  (KEPT_VERSIONS as readonly (string | null | undefined)[]).includes(status)

function picture(folder: PictureFolder, address: string | null | undefined) {
  const name = folder.nameOf(address ?? '')
  return name && folder.keyOf(name)
}

const KEYS: Record<string, (row: TextRow) => string[]> = {
  FileVersion: ({ status, storageKey }) => (isKept(status) ? given(storageKey) : []),
  FileChunk: ({ storageKey }) => given(storageKey),
  PreviewComparison: ({ storageKey }) => given(storageKey),
  DataRequest: ({ storageKey }) => given(storageKey),
  Studio: ({ logoKey }) => given(logoKey),
  Product: ({ image }) => given(picture(PRODUCT_PICTURES, image)),
  OrderLine: ({ image }) => given(picture(PRODUCT_PICTURES, image)),
  Template: ({ previewImage, creatorLogo }) =>
    given(picture(SHOWCASE_PICTURES, previewImage), picture(SHOWCASE_PICTURES, creatorLogo)),
  ShowcaseProject: ({ image }) => given(picture(SHOWCASE_PICTURES, image)),
}

/**
 * Under which keys the bytes are stored that a row of a table tells of; a deleted or unfinished
 * version has none.
 */
export const storedKeys = (table: string, row: TextRow): string[] => KEYS[table]?.(row) ?? []
