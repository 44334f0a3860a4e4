/** Where the focus was as a form was sent: each element around it, with its place among its own. */
type Trail = { element: Element; index: number }[]

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not([type="hidden"], :disabled), select, textarea, summary'

/** How long a press may take until what it changes is gone; ms. */
const LONGEST = 20_000

const isShown = (element: Element) => element.getClientRects().length > 0

function trailOf(from: Element): Trail {
  const trail: Trail = []
  for (let element: Element | null = from; element; element = element.parentElement)
    trail.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) })
  return trail
}

/** What stands in the place of what is gone: the next of its kind, else the one before. */
function placeAfter(trail: Trail): HTMLElement | undefined {
  const at = trail.findIndex(({ element }) => element.isConnected)
  const { element: holder } = trail[at] ?? {}
  if (at < 1 || !holder || holder.id === 'main' || holder === document.body) return undefined
  const { index } = trail[at - 1]!
  return [holder.children[index], holder.children[index - 1]]
    .flatMap((next) => (next ? [next, ...next.querySelectorAll(FOCUSABLE)] : []))
    .find((next) => next.matches(FOCUSABLE) && isShown(next)) as HTMLElement | undefined
}

function focusPlace(trail: Trail) {
  const place = placeAfter(trail) ?? document.querySelector<HTMLElement>('#main h1')
  if (place?.matches('h1')) place.tabIndex = -1
  place?.focus()
}

/**
 * A press may take away what had the focus, such as the line that it removes. The focus then goes
 * to what stands there next, or to the page's start; without this it falls out of the page.
 */
export function keepFocus() {
  let observer: MutationObserver | undefined
  const watch = (trail: Trail) => {
    observer?.disconnect()
    const current = (observer = new MutationObserver(() => {
      if (trail[0]!.element.isConnected) return
      current.disconnect()
      if (document.activeElement === document.body) focusPlace(trail)
    }))
    current.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => current.disconnect(), LONGEST)
  }
  addEventListener(
    'submit',
    ({ target }) => {
      const { activeElement } = document
      if (activeElement && (target as Element).contains(activeElement))
        watch(trailOf(activeElement))
    },
    true,
  )
}
