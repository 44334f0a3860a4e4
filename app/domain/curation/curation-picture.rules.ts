import { paths } from '~/paths'
import { PREVIEW_SIZE } from '../content/content.rules'
import { pictureFolder } from '../pictures/picture.rules'

export const SHOWCASE_PICTURES = pictureFolder('showcase', paths.showcasePicture)

/**
 * The pictures that a project or a template has; a logo is that of a template's creator, on the
 * card in a quarter of its size.
 */
export const CURATED_PICTURES = { picture: PREVIEW_SIZE, logo: { width: 112, height: 112 } }
export type CuratedPicture = keyof typeof CURATED_PICTURES

export function isCuratedPicture(value: unknown): value is CuratedPicture {
  return typeof value === 'string' && Object.hasOwn(CURATED_PICTURES, value)
}
