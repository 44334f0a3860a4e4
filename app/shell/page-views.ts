import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { tagConsent, type CookiePreferences } from '~/domain/consent/consent.rules'
import type { AnalyticsTag } from '~/platform/analytics/analytics.server'

let loading: Promise<typeof import('~/platform/analytics/tag')> | undefined

/**
 * Keeps the analytics tag told of the choice (spec §4) and, while analytics is allowed, of every
 * change of page (spec §2.9). Nothing is loaded before the first choice that allows it, and nothing
 * at all while no tag is configured.
 */
export function usePageViews(tag: AnalyticsTag | null, preferences: CookiePreferences | null) {
  const { pathname, search } = useLocation()
  const allowed = Boolean(preferences?.analytics || preferences?.marketing)
  useEffect(() => {
    if (!preferences) return
    if (tag && allowed) loading ??= import('~/platform/analytics/tag')
    void loading?.then(({ applyConsent }) => applyConsent(tag, tagConsent(preferences)))
  }, [tag?.id, allowed, preferences])
  useEffect(() => {
    if (preferences?.analytics) void loading?.then(({ reportPageView }) => reportPageView())
  }, [tag?.id, preferences?.analytics, pathname, search])
}
