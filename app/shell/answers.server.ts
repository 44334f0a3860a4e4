import { isRefusal } from '~/domain/ground/domain-error'
import { notFound } from '~/platform/http/answers.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log.server'
import { loggedPath } from '~/platform/logged-path.js'
import { isUnavailable } from '~/platform/unavailable.server'

/** Throws the 404 of what is not there, and every other error as it is. */
export function throwNotFound(error: unknown): never {
  throw isRefusal(error, 'notFound') ? notFound() : error
}

/** What was asked of the domain; what is not there is answered with 404. */
export const orNotFound = <T>(answer: Promise<T>): Promise<T> => answer.catch(throwNotFound)

/** What was asked of the domain; null for what is not there. */
export const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isRefusal(error, 'notFound')) return null
    throw error
  })

/**
 * The file that `make` gives. Of a row that cannot be put on paper, as a hand or another version
 * may leave one, the reader is told so with 503, and the log why: no paper says less than it has to.
 */
export async function orNoPaper(
  request: Request,
  make: () => Promise<Response>,
): Promise<Response> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof Response || isRefusal(error) || isUnavailable(error)) throw error
    log.error(
      { err: error, path: loggedPath(new URL(request.url).pathname) },
      'document could not be generated',
    )
    const t = translator(await getLanguage(request), 'documents')
    return new Response(`${t('unmade.title')}\n\n${t('unmade.text')}\n`, {
      status: 503,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }
}
