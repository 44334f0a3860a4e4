import onHeaders from 'on-headers'
import type { Step } from '../http/step'
import { languageCookie } from './language-cookie.server'
import { readLanguage } from './languages'

const isPage = (status: number, type: unknown) =>
  status === 200 && String(type).startsWith('text/html')

/**
 * Remembers the language that a page is asked for in (`?lng=`), so that its links and forms lead on
 * in it: the visitor's choice comes first (spec §1). Not so on the paths that `isSample` knows,
 * which show one thing in a language that nobody chose.
 */
export function keepAskedLanguage({ isSample }: { isSample(path: string): boolean }): Step {
  return (request, response, next) => {
    const [path = '', query = ''] = (request.url ?? '').split(/\?(.*)/s)
    const asked = query.includes('lng=')
      ? readLanguage(new URLSearchParams(query).get('lng'))
      : null
    if (request.method !== 'GET' || !asked || isSample(path)) return next()
    const { cookie = null } = request.headers
    Promise.all([languageCookie.parse(cookie), languageCookie.serialize(asked)])
      .then(([stored, pair]) => {
        if (stored === asked) return
        onHeaders(response, () => {
          if (isPage(response.statusCode, response.getHeader('Content-Type')))
            response.appendHeader('Set-Cookie', pair)
        })
      })
      .then(() => next(), next)
  }
}
