import type { MouseEvent } from 'react'

/**
 * Moves the focus to what a link on the same page points at, as the browser does. Left to Remix,
 * the step to an anchor would be a navigation, which forgets the answer to a rejected form and with
 * it every error on the page.
 */
export function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}
