import { json } from '@remix-run/node'
import { paths } from '~/paths'
import { serverPaths } from '~/paths/server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import type { SignedIn } from '~/platform/session/roles'
import { addressHint, shownAddress } from '~/platform/shown-address.server'

/** What belongs to accounts: a link to it may have been opened by another one than it is for. */
const PRIVATE =
  /^\/(?:dashboard|dashboardnew|documents|files|deliverables|shop\/files|pictures\/shared|studiostack\/dashboard)(?:$|[/?])/

/** The page that was asked for, also where another one tells that it is not there. */
function pageAskedFor(request: Request): string {
  const { pathname, search, searchParams } = new URL(request.url)
  return pathname === serverPaths.missing() ? (searchParams.get('page') ?? '') : pathname + search
}

/**
 * What a page that is not there says beside it: as whom its reader is signed in, with the way to
 * another account, or to sign in at all; null where no account matters.
 */
export function presentSwitch(request: Request, viewer: SignedIn | null, language: Language) {
  const page = pageAskedFor(request)
  if (!PRIVATE.test(page) || (viewer && viewer.impersonator !== null)) return null
  const t = translator(language, 'auth')
  if (!viewer) return { text: t('signOut.nobody'), button: t('signOut.signIn'), page, action: null }
  return {
    text: t('signOut.lead', { email: shownAddress(viewer.email) }),
    button: t('otherAccount.switch'),
    page,
    action: paths.signOut(),
  }
}

/**
 * The 404 for a link of another account: it hints at the address that the link was sent to.
 */
export async function notForViewer(args: RequestArgs, owner: string | null): Promise<Response> {
  const viewer = await findViewer(args)
  if (!owner || !viewer || viewer.impersonator !== null)
    return new Response('Not Found', { status: 404, statusText: 'Not Found' })
  const t = translator(await getLanguage(args.request), 'auth')
  return json(
    { title: t('otherAccount.link'), text: t('otherAccount.for', { address: addressHint(owner) }) },
    { status: 404, statusText: 'Not Found' },
  )
}
