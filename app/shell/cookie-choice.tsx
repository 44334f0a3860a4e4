import { useRevalidator, useRouteLoaderData } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { DEFAULT_PREFERENCES, type CookiePreferences } from '~/domain/consent/consent.rules'
import { paths } from '~/paths'
import type { loader as rootLoader } from '~/root'
import {
  applyPreferences,
  onConsentElsewhere,
  readStoredConsent,
  sendConsent,
} from './browser-consent'
import { usePageViews } from './page-views'

const loadDialog = () => import('./preferences-dialog')
const PreferencesDialog = lazy(loadDialog)

/** As posted by a form: the switches that are on. */
function switches({ functional, analytics, marketing }: CookiePreferences) {
  return Object.fromEntries(
    Object.entries({ functional, analytics, marketing }).map(([category, on]) => [
      category,
      on ? 'on' : '',
    ]),
  )
}

/**
 * The choice that counts, applied on each load and after each change (spec §4). The server's cookie
 * is mirrored to the browser's storage; a choice that only the storage has, and the defaults for a
 * corrupt one, go to the server.
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
    if (restored)
      sendConsent({ intent: 'restore', ...switches(restored) }).then(revalidate, () => undefined)
  }, [choice])
  useEffect(() => onConsentElsewhere(revalidate), [revalidate])
  return applied
}

/**
 * Sends a form of the choice where the visitor is; true once it is taken. What script cannot send
 * goes as the plain form.
 */
function useChoose() {
  const { revalidate } = useRevalidator()
  const refused = useRef(false)
  return async (event: SubmitEvent) => {
    if (refused.current) return false
    event.preventDefault()
    const form = event.target as HTMLFormElement
    try {
      await sendConsent(new FormData(form, event.submitter))
    } catch {
      refused.current = true
      form.requestSubmit(event.submitter)
      return false
    }
    revalidate()
    return true
  }
}

type Handlers = {
  choose: (event: SubmitEvent) => unknown
  customize: (event: Event, fallback: string) => void
}

/** Takes over the banner's forms and every link to the preferences, before the router sees them. */
function useTakeover({ choose, customize }: Handlers) {
  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (!form.closest('.consent-banner')) return
      if (form.method === 'post') void choose(event)
      else
        customize(
          event,
          `${paths.cookiePreferences()}?${new URLSearchParams(new FormData(form) as never)}`,
        )
    }
    const click = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        `a[href^="${paths.cookiePreferences()}"]`,
      )
      if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) customize(event, link.href)
    }
    document.addEventListener('submit', submit, true)
    document.addEventListener('click', click, true)
    return () => {
      document.removeEventListener('submit', submit, true)
      document.removeEventListener('click', click, true)
    }
  })
}

/**
 * What script adds to the cookie choice: it is made where the visitor is, kept in the browser, and
 * told to the tag.
 */
export default function CookieChoice() {
  const chrome = useRouteLoaderData<typeof rootLoader>('root')
  const [open, setOpen] = useState(false)
  const applied = useApplied(chrome?.consent ?? null)
  const choose = useChoose()
  usePageViews(chrome?.tag ?? null, applied)
  useTakeover({
    choose,
    customize(event, fallback) {
      if (location.pathname === paths.cookiePreferences()) return
      event.preventDefault()
      loadDialog().then(
        () => setOpen(true),
        () => location.assign(fallback),
      )
    },
  })
  return open ? (
    <Suspense>
      <PreferencesDialog
        preferences={applied ?? DEFAULT_PREFERENCES}
        redirectTo={chrome?.here ?? paths.home()}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  ) : null
}
