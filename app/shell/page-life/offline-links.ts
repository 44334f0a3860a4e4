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
