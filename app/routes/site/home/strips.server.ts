import { listFeaturedProducts, listProducts } from '~/domain/catalog/catalog.server'
import { toCardView } from '~/domain/catalog/product-view.server'
import { listTestimonials } from '~/domain/content/content.server'
import { sampleTestimonials } from '~/domain/content/sample-testimonials'
import { HOME_SERVICES, HOME_TESTIMONIALS } from '~/domain/featured/place.rules'
import { isAskedByScript } from '~/platform/http/asked-by-script'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { log } from '~/platform/log.server'

/** What the strips read; a test hands in readers that fail. */
const readers = { listTestimonials, listFeaturedProducts, listProducts }
type Readers = typeof readers

async function listFeaturedTestimonials(
  language: Language,
  { listTestimonials }: Pick<Readers, 'listTestimonials'>,
) {
  try {
    return await listTestimonials({ featured: true, limit: HOME_TESTIMONIALS, language })
  } catch (error) {
    log.error({ err: error }, 'Failed to fetch testimonials')
    return []
  }
}

/**
 * Featured testimonials, or the built-in samples when there are none or the query fails (spec §3,
 * §8).
 */
export async function loadTestimonials(
  language: Language,
  read: Pick<Readers, 'listTestimonials'> = readers,
) {
  const real = await listFeaturedTestimonials(language, read)
  const shown = real.length > 0 ? real : sampleTestimonials(language)
  const fallback = translator(language, 'highlights')('testimonials.company')
  return shown.map(({ companyName, ...testimonial }) => ({
    ...testimonial,
    companyName: companyName ?? fallback,
  }))
}

/** The popular ones if asked for and there are any, else the featured ones, else all (spec §7). */
async function listServices(
  popular: boolean,
  language: Language,
  { listFeaturedProducts, listProducts }: Omit<Readers, 'listTestimonials'>,
) {
  const entries = popular ? await listFeaturedProducts('popular', language) : []
  if (entries.length > 0) return entries.map(({ product }) => product)
  const featured = await listProducts({ language, featured: true })
  return featured.length > 0 ? featured : listProducts({ language })
}

/**
 * The first services of the carousel with Popular on or off, the shop has the rest; none when the
 * query fails.
 */
export async function loadServices(
  popular: boolean,
  language: Language,
  read: Omit<Readers, 'listTestimonials'> = readers,
) {
  try {
    return (await listServices(popular, language, read))
      .slice(0, HOME_SERVICES)
      .map((product) => toCardView(product, language))
  } catch (error) {
    log.error({ err: error, popular }, 'Failed to fetch data')
    return []
  }
}

/**
 * Script that comes from another page can wait on this one; a document cannot, and choosing Popular
 * takes nothing away that stands already.
 */
export function canWait(request: Request) {
  return isAskedByScript(request) && !new URL(request.url).searchParams.has('services')
}
