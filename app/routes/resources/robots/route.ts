import type { LoaderFunctionArgs } from '@remix-run/node'
import { keptAnswer } from '~/platform/http/kept-answer.server'
import { paths } from '~/paths'
import { programPaths } from '~/paths/programs'
import { env } from '~/platform/env.server'
import { studioPaths } from '~/paths/studio'

/** What belongs to one visitor, or stands in for third parties; the rest is for everybody. */
const PRIVATE = [
  paths.dashboard(),
  '/dashboardnew',
  paths.api(''),
  paths.checkout(),
  paths.briefFile(''),
  '/shop/order',
  `${paths.auth()}/`,
  studioPaths.auth(),
  studioPaths.dashboard(),
  '/settings/',
  '/calendar/',
  '/sandbox/',
  '/demo/',
]

export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    `# What this site is, for language models: ${env.PUBLIC_URL}${programPaths.llms()}`,
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.PUBLIC_URL}${paths.sitemap()}`,
  ]
  return keptAnswer(request, `${lines.join('\n')}\n`, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  })
}
