import { useLocation, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * The service worker sees the documents that are read; of a page that was reached by script it is
 * told.
 */
export function useReadPages() {
  const { pathname, search } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    if (!first.current)
      navigator.serviceWorker?.controller?.postMessage(location.origin + pathname + search)
    first.current = false
  }, [pathname, search])
}

/** A form that got an answer was sent; one that did not is filled in again on its page. */
export function useUnsentForm() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    sessionStorage.removeItem('kanal-sending')
    if (sessionStorage.getItem('kanal-unsent-form'))
      void import('~/ui/form/unsent-form').then(({ restoreUnsentForm }) => restoreUnsentForm())
  }, [pathname, search])
}

/**
 * Reads the page's data again when the server's cart is not the one that is shown, if one is. A page that
 * loads brings its cart, and would lose its message; what the page says about a form would be gone.
 */
export function useCartElsewhere(totalItems: number | null) {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const shown = useRef({ totalItems, state })
  useEffect(() => {
    shown.current = { totalItems, state }
  }, [totalItems, state])
  return (current: number) => {
    if (
      ![null, current].includes(shown.current.totalItems) &&
      shown.current.state === 'idle' &&
      !window.__remixRouter.state.actionData
    )
      revalidate()
  }
}
