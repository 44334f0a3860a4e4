/**
 * A page that is left for another one of the dashboard keeps the stream that the next one wants
 * too.
 */
const LINGER = 3000
/** A window that nobody looks at gives its connection up: a browser has few for one site. */
const HIDDEN_FOR = 10_000
const REFUSED_FOR = 60_000
const MOST_REFUSALS = 5
/** What the page shows may have been read this much before it is shown; milliseconds. */
const READ_BEFORE = 5000

let url = ''
/** When the page was read at the earliest, on the clock that begins with the document. */
let readAt = 0
let source: EventSource | null = null
let missed = false
let refusals = 0
let ended = false
let timer: ReturnType<typeof setTimeout> | undefined
const followers = new Set<() => void>()

const tell = () => followers.forEach((follower) => follower())

function close() {
  clearTimeout(timer)
  source?.close()
  source = null
  missed = true
}

/** What changed before the stream was there is told as it opens. */
function withAge(address: string) {
  const asked = new URL(address, location.href)
  asked.searchParams.set('age', String(Math.round(performance.now() - readAt)))
  return asked
}

function open() {
  clearTimeout(timer)
  if (source || ended || followers.size === 0) return
  source = new EventSource(withAge(url))
  source.addEventListener('open', () => {
    refusals = 0
    if (missed) tell()
    missed = false
  })
  source.addEventListener('change', tell)
  source.addEventListener('end', () => {
    ended = true
    close()
  })
  source.addEventListener('error', () => {
    missed = true
    if (source?.readyState !== EventSource.CLOSED) return
    close()
    if (++refusals <= MOST_REFUSALS) timer = setTimeout(open, REFUSED_FOR)
  })
}

function watchWindow() {
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(close, HIDDEN_FOR)
    else open()
  })
  addEventListener('pagehide', close)
  addEventListener('pageshow', open)
}

let watched = false

/**
 * Calls `onChange` when the stream at `address` tells of a change, or may have missed one; returns
 * what ends it.
 */
export function follow(address: string, onChange: () => void): () => void {
  if (!watched) watchWindow()
  watched = true
  if (address !== url) {
    close()
    missed = false
    if (url) readAt = Math.max(0, performance.now() - READ_BEFORE)
    url = address
  }
  followers.add(onChange)
  if (!document.hidden) open()
  return () => {
    followers.delete(onChange)
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (followers.size === 0) close()
    }, LINGER)
  }
}
