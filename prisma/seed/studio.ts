import { brand } from '../../app/brand'
import { OWN_STUDIO_ID } from '../../app/domain/studios/own-studio'
import { db } from '../../app/platform/db/db.server'
import { LANGUAGES } from '../../app/platform/i18n/languages'

/** The studio itself, to which products and orders belong. */
export async function seedStudio() {
  const studio = {
    slug: brand.slug,
    name: brand.name,
    status: 'published' as const,
    languages: [...LANGUAGES],
    currencies: ['USD', 'EUR', 'SEK', 'PLN'],
  }
  await db.studio.upsert({ where: { id: OWN_STUDIO_ID }, create: studio, update: {} })
}
