import { MINUTE } from '~/platform/clock'
import { KEEP_DATA } from '~/platform/http/public-data'

/** Spec §9: for how long what a page shows is fresh, and kept for when no answer comes. */
const FRESH = 15 * MINUTE
const KEPT = 30 * MINUTE
/** The same of what was read ahead. */
const AHEAD_FRESH = 5 * MINUTE
const AHEAD_KEPT = 10 * MINUTE
const MOST = 20

interface KeptData {
  answer: Response
  readAt: number
  /** Read before its page was opened. */
  ahead: boolean
}

const kept = new Map<string, KeptData>()
/** The browser's own, which `keepData` puts itself before. */
let ask = window.fetch

const keyOf = (url: string) => `${document.documentElement.lang} ${url}`

function keep(url: string, answer: Response, ahead: boolean) {
  if (answer.status !== 200 || !answer.headers.has(KEEP_DATA)) return
  kept.delete(keyOf(url))
  kept.set(keyOf(url), { answer: answer.clone(), readAt: Date.now(), ahead })
  if (kept.size > MOST) kept.delete(kept.keys().next().value!)
}

/** What there is of a page, if it is younger than `limit` or, read ahead, `aheadLimit`. */
function find(url: string, limit: number, aheadLimit: number) {
  const found = kept.get(keyOf(url))
  if (!found || Date.now() - found.readAt > (found.ahead ? aheadLimit : limit)) return null
  return found
}

/** The browser’s own steps change the address before the page; a link’s come after it. */
function goesBack() {
  const { pathname, search } = window.__remixRouter.state.location
  return location.pathname + location.search !== pathname + search
}

const isIdle = () => window.__remixRouter.state.navigation.state === 'idle'

/**
 * Public pages that one goes back or forth to are shown as they were, without a request, as a
 * browser does with documents; so are those that were read ahead. Whatever is sent, or read again
 * because something changed, ends what is kept.
 */
export function keepData() {
  ask = window.fetch
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href).href
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const isData = new URL(url).pathname.endsWith('.data')
    if (method !== 'GET' || (isData && isIdle())) {
      kept.clear()
      return ask(input, init).finally(() => kept.clear())
    }
    if (!isData) return ask(input, init)
    const fresh = find(url, FRESH, AHEAD_FRESH)
    if (fresh && (fresh.ahead || goesBack())) return fresh.answer.clone()
    try {
      const answer = await ask(input, init)
      keep(url, answer, false)
      return answer
    } catch (error) {
      const old = init?.signal?.aborted ? null : find(url, KEPT, AHEAD_KEPT)
      if (old) return old.answer.clone()
      throw error
    }
  }
}

/** Reads the data of a public page that is likely to be opened next. */
export async function readAhead(path: string) {
  const url = new URL(`${path}.data`, location.href).href
  if (find(url, FRESH, AHEAD_FRESH)) return
  const answer = await ask(url).catch(() => null)
  if (answer) keep(url, answer, true)
}
