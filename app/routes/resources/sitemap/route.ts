import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '~/platform/http/answers.server'
import { keptAnswer } from '~/platform/http/kept-answer.server'
import { writeSitemap } from './page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const sitemap = await writeSitemap(new URL(request.url).searchParams.get('part'))
  if (sitemap === null) throw notFound()
  return keptAnswer(request, sitemap, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  })
}
