import { paths } from '~/paths'
import { MINUTE } from '~/platform/clock'
import { fetchJson, retryPolicies } from '~/platform/http/request-helper'
import { watchForms } from '~/ui/form/unsent-form'
import { fetchPageCodeAhead } from './page-code'
import { readAhead } from './page-life/kept-data'

/** Spec §9: cart prefetch every 5 minutes. */
const CART_INTERVAL = 5 * MINUTE

/**
 * The address names the language, so that a change of it brings the offline page in the new one.
 */
function registerServiceWorker() {
  const language = document.documentElement.lang
  void navigator.serviceWorker
    ?.register(`${paths.serviceWorker()}?lng=${language}`)
    .catch(() => undefined)
}

/** Whether the visitor asked for little data to be spent (Save-Data). */
const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Calls `onCart` with the number of items that the server has, now and every 5 minutes. */
function watchCart(onCart: (totalItems: number) => void) {
  const look = async () => {
    if (document.hidden) return
    const cart = await fetchJson<{ totalItems: number }>(
      paths.api('cart'),
      retryPolicies.startUp,
    ).catch(() => null)
    if (cart) onCart(cart.totalItems)
  }
  void look()
  setInterval(() => void look(), CART_INTERVAL)
}

/**
 * What is loaded once the page is usable (spec §7): the service worker, the code of pages that are
 * pointed at, the cart, and the two pages of products and projects, which are
 * likely to be opened.
 */
export function startAfterwards({ onCart }: { onCart: (totalItems: number) => void }) {
  registerServiceWorker()
  fetchPageCodeAhead()
  watchForms()
  watchCart(onCart)
  if (savesData()) return
  void readAhead(paths.shop())
  void readAhead(paths.showcase())
}
