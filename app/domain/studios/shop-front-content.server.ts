import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { readTexts } from '~/platform/stored-json'
import { toDetail, type ProductDetail } from '../catalog/catalog.server'
import { findProducts } from '../catalog/product-store.server'
import { PUBLIC_SHOWCASE_STATUS } from '../content/content.rules'
import { SHOWCASE_ORDER } from '../content/showcase.server'

/** As many as a shop front shows; a studio has dozens. */
const MOST = 100

/** The published products of a studio with their prices, featured ones first. */
export async function listFrontProducts(
  studioId: number,
  language: Language,
): Promise<ProductDetail[]> {
  const products = await findProducts({
    where: { studioId, status: 'published' },
    orderBy: [
      { featured: 'desc' },
      { featuredPosition: { sort: 'asc', nulls: 'last' } },
      { id: 'asc' },
    ],
    take: MOST,
  })
  return products.map((product) => toDetail(product, language))
}

/** The live projects of a studio's showcase, in its order. */
export async function listFrontProjects(studioId: number, language: Language, limit = MOST) {
  const rows = await db.showcaseProject.findMany({
    where: { studioId, status: PUBLIC_SHOWCASE_STATUS },
    orderBy: SHOWCASE_ORDER,
    take: limit,
    include: { translations: true },
  })
  return rows.map(({ id, image, liveUrl, technologies, translations }) => {
    const { title, description, industry } = pickTranslation(translations, language)
    return {
      id,
      image,
      liveUrl,
      technologies: readTexts(technologies),
      title,
      description,
      industry,
    }
  })
}
export type FrontProject = Awaited<ReturnType<typeof listFrontProjects>>[number]
