import { useLocation, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { whenIdle } from './when-idle'

/**
 * The service worker sees the documents that are read; of a page that was reached by script it is
 * told.
 */
function useReadPages() {
  const { pathname, search } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    if (!first.current)
      navigator.serviceWorker?.controller?.postMessage(location.origin + pathname + search)
    first.current = false
  }, [pathname, search])
}

/** A form that got an answer was sent; one that did not is filled in again on its page. */
function useUnsentForm() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    sessionStorage.removeItem('kanal-sending')
    if (sessionStorage.getItem('kanal-unsent-form'))
      void import('~/ui/form/unsent-form').then(({ restoreUnsentForm }) => restoreUnsentForm())
  }, [pathname, search])
}

/**
 * Reads the page's data again when the server's cart is not the one that is shown. A page that
 * loads brings its cart, and would lose its message; what the page says about a form would be gone.
 */
function useCartElsewhere(totalItems: number) {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const shown = useRef({ totalItems, state })
  useEffect(() => {
    shown.current = { totalItems, state }
  }, [totalItems, state])
  return (current: number) => {
    if (
      current !== shown.current.totalItems &&
      shown.current.state === 'idle' &&
      !window.__remixRouter.state.actionData
    )
      revalidate()
  }
}

/** Loads what no visitor waits for, once, and shows a cart that was changed in another window. */
export function AfterwardsLoader({ totalItems }: { totalItems: number }) {
  const onCart = useCartElsewhere(totalItems)
  useReadPages()
  useUnsentForm()
  useEffect(() => {
    whenIdle(async () => {
      const parts = await Promise.all([import('./afterwards'), import('./water')]).catch(() => null)
      if (!parts) return
      const [{ startAfterwards }, { startWater }] = parts
      startAfterwards({ onCart })
      startWater()
    })
  }, [])
  return null
}
