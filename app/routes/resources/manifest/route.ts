import type { LoaderFunctionArgs } from '@remix-run/node'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'

/** The color of the dark ground, which is the default theme. */
const GROUND = '#07141c'

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  const manifest = {
    name: brand.legalName,
    short_name: brand.name,
    description: translator(language, 'common')('footer.tagline'),
    lang: language,
    id: paths.home(),
    start_url: paths.home(),
    scope: '/',
    display: 'minimal-ui',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  const headers = {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Accept-Language, Cookie',
  }
  return new Response(JSON.stringify(manifest), { headers })
}
