import type { LoaderFunctionArgs } from '@remix-run/node'
import { findBrandSheet } from '~/domain/studios/shop-front.server'
import { DAY, SECOND } from '~/platform/clock'
import { notFound } from '~/platform/http/answers.server'

const A_YEAR = (365 * DAY) / SECOND

/**
 * The style sheet of a studio's brand; the address carries its version, so that it can be kept for
 * ever.
 */
export async function loader({ params: { studioSlug = '' }, request }: LoaderFunctionArgs) {
  const sheet = await findBrandSheet(studioSlug)
  if (!sheet) throw notFound()
  const current = new URL(request.url).searchParams.get('v') === sheet.version
  return new Response(sheet.css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': current ? `public, max-age=${A_YEAR}, immutable` : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
