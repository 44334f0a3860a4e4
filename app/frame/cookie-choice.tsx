import { useLocation, useRevalidator } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_PREFERENCES, type CookiePreferences } from '~/domain/consent/consent.rules'
import { paths } from '~/paths'
import { applyPreferences, onConsentElsewhere, readStoredConsent, sendConsent } from '~/ui/consent/browser-consent'
import { ConsentBanner } from '~/ui/consent/consent-banner'
import type { Chrome } from './chrome.server'
import { usePageViews } from './page-views'

const loadDialog = () => import('~/ui/consent/preferences-dialog')
const PreferencesDialog = lazy(loadDialog)

/** As posted by a form: the switches that are on. */
function switches({ functional, analytics, marketing }: CookiePreferences) {
  return Object.fromEntries(Object.entries({ functional, analytics, marketing }).map(([category, on]) => [category, on ? 'on' : '']))
}

/**
 * The choice that counts, applied on each load and after each change (spec §4). The server's cookie is mirrored to the
 * browser's storage; a choice that only the storage has, and the defaults for a corrupt one, go to the server.
 */
function useApplied(given: CookiePreferences | null): CookiePreferences | null {
  const { revalidate } = useRevalidator()
  const [applied, setApplied] = useState<CookiePreferences | null>(null)
  const loaded = useRef(false)
  const choice = JSON.stringify(given)
  useEffect(() => {
    const stored = loaded.current ? null : readStoredConsent()
    loaded.current = true
    const restored = stored && (stored.corrupt || !given) ? stored.preferences : null
    const preferences = restored ?? given
    if (!preferences) return
    applyPreferences(preferences)
    setApplied(preferences)
    if (restored) sendConsent({ intent: 'restore', ...switches(restored) }).then(revalidate, () => undefined)
  }, [choice])
  useEffect(() => onConsentElsewhere(revalidate), [revalidate])
  return applied
}

/** Banner, dialog and footer link of the cookie choice, around every page; without script all three lead to plain forms. */
export function useCookieChoice(chrome: Chrome | undefined) {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const [taken, setTaken] = useState(false)
  const refused = useRef(false)
  const applied = useApplied(chrome?.consent ?? null)
  usePageViews(chrome?.tag ?? null, applied)

  const here = chrome?.here ?? paths.home()
  const onPage = pathname === paths.cookiePreferences()
  const href = onPage ? here : paths.cookiePreferences({ redirectTo: here })

  /** What script cannot send goes as the plain form, whose answer the visitor sees. */
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    if (refused.current) return
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    try {
      await sendConsent(new FormData(form, submitter))
    } catch {
      refused.current = true
      return form.requestSubmit(submitter)
    }
    setTaken(true)
    revalidate()
  }
  const customize = (event: MouseEvent) => {
    if (onPage || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    loadDialog().then(() => setOpen(true), () => location.assign(href))
  }

  return {
    banner: chrome && !chrome.consent && !applied && !taken && !onPage && (
      <ConsentBanner redirectTo={here} onChoose={choose} onCustomize={customize} />
    ),
    link: { label: t('nav.cookieSettings'), href, onClick: customize },
    dialog: open && (
      <Suspense>
        <PreferencesDialog preferences={applied ?? DEFAULT_PREFERENCES} redirectTo={here} onChoose={choose} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
