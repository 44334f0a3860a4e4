import { MINUTE, SECOND } from '../clock'
import { escapeXml } from '../xml'

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

function element(name: string, text: string) {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function entryXml({ id, title, link, published, summary, author, categories }: AtomEntry) {
  return [
    '  <entry>',
    `    ${element('id', id)}`,
    `    ${element('title', title)}`,
    `    <link rel="alternate" href="${escapeXml(link)}"/>`,
    `    ${element('published', published.toISOString())}`,
    `    ${element('updated', published.toISOString())}`,
    ...(author ? [`    <author>${element('name', author)}</author>`] : []),
    ...categories.map((category) => `    <category term="${escapeXml(category)}"/>`),
    `    ${element('summary', summary)}`,
    '  </entry>',
  ].join('\n')
}

/**
 * The feed as RFC 4287 has it; without entries it is as old as the epoch, so that it never seems
 * new.
 */
export function atomXml({ self, page, title, subtitle, language, author, entries }: AtomFeed) {
  const updated = new Date(Math.max(0, ...entries.map(({ published }) => published.getTime())))
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `  ${element('id', page)}`,
    `  ${element('title', title)}`,
    `  ${element('subtitle', subtitle)}`,
    `  ${element('updated', updated.toISOString())}`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `  <link rel="alternate" type="text/html" hreflang="${escapeXml(language)}" href="${escapeXml(page)}"/>`,
    `  <author>${element('name', author)}</author>`,
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n')
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
