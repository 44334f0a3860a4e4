/*
 * Keeps the frame of the site and the public pages that were read, for when there is no network. A
 * page is kept only when the server says that nothing in it belongs to one visitor. `lng` in this
 * file's address is the language of its offline page.
 */
const SHELL = 'shell'
const PAGES = 'pages'
const FILES = 'files'
const OFFLINE = '/offline'
const MOST_PAGES = 40
const MOST_FILES = 200

async function keepShell() {
  const language = new URL(self.location.href).searchParams.get('lng') ?? ''
  // Without cookies there is no account in it.
  const page = await fetch(`${OFFLINE}?lng=${encodeURIComponent(language)}`, {
    credentials: 'omit',
    cache: 'no-store',
  })
  if (!page.ok) throw new Error(`the offline page answered ${page.status}`)
  const html = await page.clone().text()
  const files = new Set(html.match(/\/(?:assets|fonts)\/[\w.~/-]+/g) ?? [])
  const shell = await caches.open(SHELL)
  await Promise.allSettled([...files].map((file) => shell.add(file)))
  // Last: when the page is there, what it needs is there.
  await shell.put(OFFLINE, page)
}

async function keep(name, request, response, most) {
  const cache = await caches.open(name)
  // Read to its end before the older copy goes: the network may be gone in the middle of it.
  const whole = new Response(await response.blob(), response)
  // Put anew, so that the oldest stand first.
  await cache.delete(request, { ignoreVary: true })
  await cache.put(request, whole)
  const kept = await cache.keys()
  await Promise.all(
    kept
      .slice(0, Math.max(0, kept.length - most))
      .map((old) => cache.delete(old, { ignoreVary: true })),
  )
}

const mayBeKept = (response) => response.ok && response.headers.get('X-Offline-Copy') === 'keep'

/** Keeps a page that was reached by script, which fetches no document. */
async function keepReadPage(url) {
  const pages = await caches.open(PAGES)
  if (
    new URL(url).origin !== self.location.origin ||
    (await pages.match(url, { ignoreVary: true }))
  )
    return
  const response = await fetch(url, { headers: { Accept: 'text/html' } })
  if (mayBeKept(response)) await keep(PAGES, url, response, MOST_PAGES)
}

async function answerPage(event) {
  try {
    const response = await fetch(event.request)
    if (mayBeKept(response))
      event.waitUntil(keep(PAGES, event.request.url, response.clone(), MOST_PAGES))
    return response
  } catch {
    const { url } = event.request
    const pages = await caches.open(PAGES)
    const kept = await pages.match(url, { ignoreVary: true })
    if (kept) return kept
    const shell = await caches.open(SHELL)
    const offline = await shell.match(OFFLINE, { ignoreVary: true })
    if (!offline) return Response.error()
    // Under another address than its own, Remix would load it again and again.
    return new URL(url).pathname === OFFLINE ? offline : Response.redirect(OFFLINE)
  }
}

async function answerFile(event) {
  const kept = await caches.match(event.request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.status === 200)
    event.waitUntil(keep(FILES, event.request, response.clone(), MOST_FILES))
  return response
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepShell())
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) =>
  event.waitUntil(keepReadPage(event.data).catch(() => undefined)),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (/^\/(assets|fonts|media)\//.test(pathname)) event.respondWith(answerFile(event))
})
