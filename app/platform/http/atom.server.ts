import { MINUTE, SECOND } from '../clock'
import { element, writeXml } from '../xml'

interface AtomEntry {
  /** A URI that stays the same for ever. */
  id: string
  title: string
  link: string
  published: Date
  summary: string
  author?: string
  categories: string[]
}

export interface AtomFeed {
  /** The feed's own address, and the page that it belongs to. */
  self: string
  page: string
  title: string
  subtitle: string
  language: string
  author: string
  entries: AtomEntry[]
}

const link = (rel: string, href: string, attributes: Record<string, string> = {}) =>
  element('link', [], { rel, ...attributes, href })
const by = (author: string) => element('author', [element('name', author)])

function entryOf({ id, title, link: href, published, summary, author, categories }: AtomEntry) {
  return element('entry', [
    element('id', id),
    element('title', title),
    link('alternate', href),
    element('published', published.toISOString()),
    element('updated', published.toISOString()),
    author ? by(author) : null,
    ...categories.map((term) => element('category', [], { term })),
    element('summary', summary),
  ])
}

/**
 * The feed as RFC 4287 has it; without entries it is as old as the epoch, so that it never seems
 * new.
 */
export function atomXml({ self, page, title, subtitle, language, author, entries }: AtomFeed) {
  const updated = new Date(Math.max(0, ...entries.map(({ published }) => published.getTime())))
  const content = [
    element('id', page),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', updated.toISOString()),
    link('self', self, { type: 'application/atom+xml' }),
    link('alternate', page, { type: 'text/html', hreflang: language }),
    by(author),
    ...entries.map(entryOf),
  ]
  return writeXml(
    element('feed', content, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }),
  )
}

/**
 * The answer to a reader of feeds: the same for everyone of a language, and worth keeping for a
 * quarter of an hour.
 */
export function atomResponse(feed: AtomFeed) {
  return new Response(atomXml(feed), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Content-Language': feed.language,
      'Cache-Control': `public, max-age=${(15 * MINUTE) / SECOND}`,
      Vary: 'Accept-Language, Cookie',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
