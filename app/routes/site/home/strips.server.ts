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

function toTestimonials(
  real: Awaited<ReturnType<Readers['listTestimonials']>>,
  language: Language,
) {
  const shown = real.length > 0 ? real : sampleTestimonials(language)
  const fallback = translator(language, 'highlights')('testimonials.company')
  return shown.map(({ companyName, ...testimonial }) => ({
    ...testimonial,
    companyName: companyName ?? fallback,
  }))
}

/** Featured testimonials, or the built-in samples when there are none. */
export async function readTestimonials(
  language: Language,
  { listTestimonials }: Pick<Readers, 'listTestimonials'> = readers,
) {
  const limit = HOME_TESTIMONIALS
  return toTestimonials(await listTestimonials({ featured: true, limit, language }), language)
}

/** The same, and the samples when the query fails (spec §3, §8). */
export function loadTestimonials(
  language: Language,
  read: Pick<Readers, 'listTestimonials'> = readers,
) {
  return readTestimonials(language, read).catch((error: unknown) => {
    log.error({ err: error }, 'Failed to fetch testimonials')
    return toTestimonials([], language)
  })
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

/** The first services of the carousel with Popular on or off; the shop has the rest. */
export async function readServices(
  popular: boolean,
  language: Language,
  read: Omit<Readers, 'listTestimonials'> = readers,
) {
  return (await listServices(popular, language, read))
    .slice(0, HOME_SERVICES)
    .map((product) => toCardView(product, language))
}

/** The same, and none when the query fails. */
export function loadServices(
  popular: boolean,
  language: Language,
  read: Omit<Readers, 'listTestimonials'> = readers,
) {
  return readServices(popular, language, read).catch((error: unknown) => {
    log.error({ err: error, popular }, 'Failed to fetch data')
    return []
  })
}

/**
 * Script that comes from another page can wait on this one; a document cannot, and choosing Popular
 * takes nothing away that stands already.
 */
export function canWait(request: Request) {
  return isAskedByScript(request) && !new URL(request.url).searchParams.has('services')
}
