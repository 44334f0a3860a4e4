import type { ServerBuild } from '@remix-run/node'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log.server'
import { loggedPath } from '~/platform/logged-path.js'
import { isUnavailable, RETRY_AFTER } from '~/platform/unavailable.server'
import { apiError } from '~/platform/http/api.server'

type Routes = ServerBuild['routes']
type Answer<Args extends { request: Request }> = (args: Args) => unknown

const HEADERS = {
  'Retry-After': RETRY_AFTER,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** For a person whom a link or a form led here. */
async function inWords(request: Request) {
  const t = translator(await getLanguage(request), 'common')
  const text = `${t('errors.unavailable.title')}\n\n${t('errors.unavailable.text')}\n`
  return new Response(text, {
    status: 503,
    headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/**
 * The same loader or action, which answers with 503 when the database or the store is away, and a
 * program with JSON whatever else fails.
 */
function answering<Args extends { request: Request }>(
  answer: Answer<Args> | undefined,
  program: string,
) {
  return (
    answer &&
    (async (args: Args) => {
      try {
        return await answer(args)
      } catch (error) {
        const { method, url, headers } = args.request
        const { pathname } = new URL(url)
        const unavailable = isUnavailable(error)
        if (error instanceof Response || (!unavailable && !pathname.startsWith(program)))
          throw error
        log.error({ err: error, method, path: loggedPath(pathname) }, 'request failed')
        if (!unavailable) return apiError(500, 'Internal server error')
        const isPerson =
          headers.get('Accept')?.includes('text/html') && !pathname.startsWith(program)
        return isPerson ? inWords(args.request) : apiError(503, 'Try again later', HEADERS)
      }
    })
  )
}

/**
 * The same routes, of which those without a page (JSON, downloads, feeds, streams) answer for a
 * database or a store that is away with 503 and `Retry-After`: as the /api contract has its errors,
 * and to a browser in words, but for the addresses that begin with `program`.
 */
export function answerWhenUnavailable(routes: Routes, { program }: { program: string }): Routes {
  const answered = Object.entries(routes).map(([id, route]) => {
    const { default: page, ErrorBoundary, loader, action } = route.module
    if (page ?? ErrorBoundary) return [id, route]
    return [
      id,
      {
        ...route,
        module: {
          ...route.module,
          loader: answering(loader, program),
          action: answering(action, program),
        },
      },
    ]
  })
  return Object.fromEntries(answered)
}
