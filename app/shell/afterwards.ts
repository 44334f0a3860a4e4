import { paths } from '~/paths'
import { MINUTE } from '~/platform/clock'
import { fetchJson, retryPolicies } from '~/platform/http/request-helper'
import { watchForms } from '~/ui/form/unsent-form'
import { fetchPageCodeAhead } from './page-code'

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

const prefetch = <T>(path: string) =>
  fetchJson<T>(paths.api(path), retryPolicies.startUp).catch(() => null)

/** Calls `onCart` with the number of items that the server has, now and every 5 minutes. */
function watchCart(onCart: (totalItems: number) => void) {
  const look = async () => {
    if (document.hidden) return
    const cart = await prefetch<{ totalItems: number }>('cart')
    if (cart) onCart(cart.totalItems)
  }
  void look()
  setInterval(() => void look(), CART_INTERVAL)
}

/**
 * What is loaded once the page is usable (spec §7): the service worker, the code of pages that are
 * pointed at, and the lists and the cart that are likely to be asked for.
 */
export function startAfterwards({ onCart }: { onCart: (totalItems: number) => void }) {
  registerServiceWorker()
  fetchPageCodeAhead()
  watchForms()
  void prefetch('products?featured=true')
  void prefetch('projects?featured=true')
  watchCart(onCart)
}
