import { createPath } from '@remix-run/react'

/**
 * Offline a link is a plain one: the service worker answers documents, not Remix's calls for data
 * and code.
 */
export function leaveOfflineLinksToTheBrowser() {
  addEventListener(
    'click',
    (event) => {
      if (!navigator.onLine && (event.target as Element).closest?.('a[href]'))
        event.stopPropagation()
    },
    { capture: true },
  )
}

/** What the Navigation API says of a step; TypeScript's library does not know it yet. */
type NavigateEvent = Event & { navigationType: string; userInitiated: boolean }

/**
 * When the code of the next page does not come, Remix loads the page anew that is being left. Who
 * asked for the next one gets it, as a document: from the server, or what the service worker has.
 * Browsers without the Navigation API stay where they are, as Remix leaves them.
 */
export function openWhatCannotLoad() {
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent
    const { location: next, formMethod } = window.__remixRouter.state.navigation
    const byRemix = navigationType === 'reload' && !userInitiated
    if (!byRemix || !event.cancelable || !next || formMethod) return
    event.preventDefault()
    location.assign(createPath(next))
  })
}
