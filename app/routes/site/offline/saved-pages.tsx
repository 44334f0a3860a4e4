import { useEffect, useState } from 'react'
import { Section } from '~/ui/layout/section'

export type SavedPagesProps = { title: string; none: string }

type SavedPage = { href: string; title: string }

/** The service worker's name for the pages that it keeps. */
const PAGES = 'pages'

async function readSavedPages(): Promise<SavedPage[]> {
  const cache = await caches.open(PAGES)
  const requests = await cache.keys()
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = await (await cache.match(request, { ignoreVary: true }))?.text()
      const title = new DOMParser().parseFromString(html ?? '', 'text/html').title
      const { pathname, search } = new URL(request.url)
      return { href: pathname + search, title: title || pathname }
    }),
  )
  return pages.reverse()
}

/** Links to the pages that the browser keeps for when there is no network, the latest first. */
export function SavedPages({ title, none }: SavedPagesProps) {
  const [pages, setPages] = useState<SavedPage[]>([])
  useEffect(() => {
    if ('caches' in window) readSavedPages().then(setPages, () => undefined)
  }, [])
  return (
    <Section id="saved" title={title} contained={false}>
      {pages.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul className="grid gap-x-gap md:grid-cols-2">
          {pages.map((page) => (
            <li key={page.href} className="border-t border-line py-3">
              <a href={page.href} className="font-semibold quiet-link">
                {page.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
