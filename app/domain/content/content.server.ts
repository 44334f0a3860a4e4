import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { inLanguage, pickTranslation } from '~/platform/i18n/translations'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'

/** Testimonials that are not hidden, in the order that the studio gave them, at most `limit`. */
export async function listTestimonials({
  featured,
  limit,
  language,
}: {
  featured?: boolean
  limit: number
  language: Language
}) {
  const rows = await db.testimonial.findMany({
    where: { studioId: OWN_STUDIO_ID, featured, hidden: false },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    take: limit,
    include: { translations: inLanguage(language) },
  })
  return rows.map(({ id, name, companyName, rating, image, isSample, translations }) => {
    const words = pickTranslation(translations, language)
    return { id, name, companyName, rating, image, isSample, quote: words.quote, role: words.role }
  })
}
