import { writeSitemap } from './page.server'

export async function loader() {
  return new Response(await writeSitemap(), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
