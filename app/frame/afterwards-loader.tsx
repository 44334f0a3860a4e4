import { useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { whenIdle } from './when-idle'

/** The service worker sees the documents that are read; of a page that was reached by script it is told. */
function useReadPages() {
  const { pathname, search } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) navigator.serviceWorker?.controller?.postMessage(location.origin + pathname + search)
    first.current = false
  }, [pathname, search])
}

/** A form that got an answer was sent; one that did not is filled in again on its page. */
function useUnsentForm() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    sessionStorage.removeItem('kanal-sending')
    if (sessionStorage.getItem('kanal-unsent-form')) void import('~/ui/form/unsent-form').then(({ restoreUnsentForm }) => restoreUnsentForm())
  }, [pathname, search])
}

/** Loads what no visitor waits for, once, and shows a cart that was changed in another window. */
export function AfterwardsLoader({ totalItems }: { totalItems: number }) {
  const { revalidate } = useRevalidator()
  const shown = useRef(totalItems)
  useReadPages()
  useUnsentForm()
  useEffect(() => {
    shown.current = totalItems
  }, [totalItems])
  useEffect(() => {
    whenIdle(async () => {
      const parts = await Promise.all([import('./afterwards'), import('~/ui/water/water')]).catch(() => null)
      if (!parts) return
      const [{ startAfterwards }, { startWater }] = parts
      startAfterwards({ onCart: (current) => { if (current !== shown.current) revalidate() } })
      startWater()
    })
  }, [])
  return null
}
