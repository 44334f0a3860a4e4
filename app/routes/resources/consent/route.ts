import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import {
  chosenPreferences,
  CONSENT_TEXT_VERSION,
  isConsentIntent,
} from '~/domain/consent/consent.rules'
import { recordConsent } from '~/domain/consent/consent.server'
import { consentCookies, visitorKeyOf } from '~/shell/consent.server'
import { paths } from '~/paths'
import { HOUR } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { requireSameOrigin } from '~/platform/http/api-guards.server'
import { byAddress } from '~/platform/address-limit.server'
import { readForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { isLanguage } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { findViewer } from '~/platform/session/guards.server'

/** One network may be a whole office; what is held back is a flood of log entries. */
const LIMIT = { limit: 600, window: HOUR }

/**
 * The words that were shown: those of a page which was open for longer may be older than the app.
 */
async function shownText(form: FormData, request: Request) {
  const version = String(form.get('textVersion') ?? '')
  const language = form.get('language')
  return {
    textVersion: /^\d{4}-\d{2}-\d{2}$/.test(version) ? version : CONSENT_TEXT_VERSION,
    language: isLanguage(language) ? language : await getLanguage(request),
  }
}

export function loader() {
  return redirect(paths.home(), 303)
}

/**
 * Keeps the choice in the cookie and logs it; `restore` brings back one that the browser still has,
 * which was logged then.
 */
export async function action(args: ActionFunctionArgs) {
  const { request } = args
  requireSameOrigin(request)
  const form = await readForm(request)
  const intent = form.get('intent')
  const back = safeRedirect(form.get('redirectTo'), paths.home())
  if (!isConsentIntent(intent)) return seeOther(back)
  if (intent === 'reset') return seeOther(back, { cookies: await consentCookies(request, null) })
  const t = translator(await getLanguage(request), 'consent')
  const preferences = chosenPreferences(intent, (category) => form.get(category) === 'on')
  const key = await visitorKeyOf(request)
  if (intent !== 'restore') {
    const retryAfter = await hitEach(byAddress('consent:address', LIMIT))
    if (retryAfter > 0)
      return seeOther(back, {
        flash: { kind: 'warning', text: t('throttled', { count: waitInMinutes(retryAfter) }) },
      })
    const viewer = await findViewer(args)
    await recordConsent(viewer ? { userId: viewer.id } : { visitorKey: key }, {
      preferences,
      ...(await shownText(form, request)),
    })
  }
  const flash = intent === 'save' ? { kind: 'success' as const, text: t('saved') } : undefined
  return seeOther(back, { flash, cookies: await consentCookies(request, { preferences, key }) })
}
