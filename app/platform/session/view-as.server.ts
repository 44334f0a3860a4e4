import { paths } from '~/paths'
import { seeOther } from '../http/answers.server'
import { apiError } from '../http/api.server'
import { safeRedirect } from '../http/safe-redirect'
import { getLanguage, translator } from '../i18n/i18n.server'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request asks and changes nothing. */
export function isOnlyReading({ method }: Request) {
  return READING.has(method)
}

/** The page that a form was sent from, when it is one of ours. */
function pageOf(request: Request) {
  const referrer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referrer)) return paths.dashboard()
  const { host, pathname, search } = new URL(referrer)
  return safeRedirect(
    host === new URL(request.url).host ? pathname + search : null,
    paths.dashboard(),
  )
}

/**
 * The answer to a change that an admin sends while looking on in a client's place: the page again,
 * with a word of why.
 */
export async function refuseChange(request: Request): Promise<Response> {
  const text = translator(await getLanguage(request), 'view-as')('refused')
  if (new URL(request.url).pathname.startsWith(paths.api(''))) return apiError(403, text)
  return seeOther(pageOf(request), { flash: { kind: 'warning', text } })
}

/**
 * The answer to an admin who asks for what only the client has to see: passwords, sessions, copies
 * of their data.
 */
export async function refuseSecrets(request: Request, name: string): Promise<Response> {
  const text = translator(await getLanguage(request), 'view-as')('secret', { name })
  return seeOther(paths.settings(), { flash: { kind: 'warning', text } })
}
