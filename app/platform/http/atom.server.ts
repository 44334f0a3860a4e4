import { MINUTE, SECOND } from '../clock'
import { element, writeXml } from '../xml'
import { keptAnswer } from './kept-answer.server'

interface AtomEntry {
  /** A URI that stays the same for ever. */
  id: string
  title: string
  link: string
  published: Date
  /** When it last changed, where that was later. */
  updated?: Date
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

const updatedAt = ({ published, updated = published }: AtomEntry) =>
  updated > published ? updated : published

function entryOf(entry: AtomEntry) {
  const { id, title, link: href, published, summary, author, categories } = entry
  return element('entry', [
    element('id', id),
    element('title', title),
    link('alternate', href),
    element('published', published.toISOString()),
    element('updated', updatedAt(entry).toISOString()),
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
  const updated = new Date(Math.max(0, ...entries.map((entry) => updatedAt(entry).getTime())))
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
export function atomResponse(request: Request, feed: AtomFeed) {
  return keptAnswer(request, atomXml(feed), {
    'Content-Type': 'application/atom+xml; charset=utf-8',
    'Content-Language': feed.language,
    'Cache-Control': `public, max-age=${(15 * MINUTE) / SECOND}`,
    Vary: 'Accept-Language, Cookie',
    'X-Content-Type-Options': 'nosniff',
  })
}
