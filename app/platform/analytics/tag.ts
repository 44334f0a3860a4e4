import type { AnalyticsTag } from './analytics.server'
import { reportedPage, reportedReferrer } from './reported-page'

type Consent = Record<
  'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization',
  string
>

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const DENIED: Consent = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

let started: AnalyticsTag | undefined

/** The tag's script reads its queue by this very shape: an arguments object, no array. */
function gtag(..._command: unknown[]) {
  // eslint-disable-next-line prefer-rest-params -- see above
  ;(window.dataLayer ??= []).push(arguments)
}

/** Tells the tag where the visitor is, and from where, without what only the visitor may know. */
function setPage() {
  gtag('set', {
    page_location: reportedPage(location.href),
    page_referrer: reportedReferrer(document.referrer, location.origin),
  })
}

function start(tag: AnalyticsTag, consent: Consent) {
  const { id, src } = (started = tag)
  gtag('consent', 'default', DENIED)
  gtag('consent', 'update', consent)
  gtag('js', new Date())
  setPage()
  gtag('config', id, { send_page_view: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `${src}${src.includes('?') ? '&' : '?'}id=${id}`
  document.head.append(script)
}

/**
 * Loads the tag with everything denied but what the visitor allows (Consent Mode); told again,
 * updates that.
 */
export function applyConsent(tag: AnalyticsTag | null, consent: Consent) {
  if (started) gtag('consent', 'update', consent)
  else if (tag) start(tag, consent)
  // Its script is there until the next load, and measures nothing by itself once analytics is
  // denied.
  if (started)
    Object.assign(window, { [`ga-disable-${started.id}`]: consent.analytics_storage === 'denied' })
}

/** Reports the page that is shown now. */
export function reportPageView() {
  if (!started) return
  setPage()
  gtag('event', 'page_view', { page_title: document.title })
}
