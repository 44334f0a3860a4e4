import { readFile } from 'node:fs/promises'
import { PRODUCT_PICTURES } from '~/domain/catalog/product-picture.rules'
import { SHOWCASE_PICTURES } from '~/domain/curation/curation-picture.rules'
import { isPictureName, type PictureFolder } from '~/domain/pictures/picture.rules'
import { storage } from '~/platform/storage/storage.server'

const STORED: Record<string, PictureFolder> = {
  products: PRODUCT_PICTURES,
  showcase: SHOWCASE_PICTURES,
}
const OF_THE_SITE = ['products', 'projects']
const SITE_NAME = /^[a-z\d]+(?:-[a-z\d]+)*\.(?:svg|avif|webp|png|jpg)$/

/** The bytes of the picture of a service or a project; null when there is none of this name. */
export async function findShownPicture(folder: string, name: string): Promise<Buffer | null> {
  if (isPictureName(name) && STORED[folder]) {
    const file = await storage().get(STORED[folder].keyOf(name))
    return file && Buffer.from(await new Response(file.body).arrayBuffer())
  }
  if (!OF_THE_SITE.includes(folder) || !SITE_NAME.test(name)) return null
  return readFile(`public/media/${folder}/${name}`).catch(() => null)
}
