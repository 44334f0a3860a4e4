import type { LoaderFunctionArgs } from '@remix-run/node'
import { COMPANY_FALLBACK, MAX_TESTIMONIALS } from '~/domain/content/content.rules'
import { listTestimonials } from '~/domain/content/content.server'
import { readFlag, wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { getLanguage } from '~/platform/i18n/i18n.server'

/** Testimonials (spec §7); samples say that they are. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const featured = readFlag(query.get('featured'))
  if (featured === null) return apiError(400, 'featured must be true or false')
  const limit = Number(query.get('limit') ?? MAX_TESTIMONIALS)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_TESTIMONIALS)
    return apiError(400, `limit must be 1 to ${MAX_TESTIMONIALS}`)
  const testimonials = await listTestimonials({
    featured,
    limit,
    language: await getLanguage(request),
  })
  return apiJson(
    testimonials.map((testimonial) => ({
      ...testimonial,
      companyName: testimonial.companyName ?? COMPANY_FALLBACK,
    })),
    { cache: 'public' },
  )
}

export function action() {
  return wrongMethod('GET')
}
