import { escapeHtml, scriptJson } from './escape.rules'
import { sharedDescription, sharedTitle, type MetaValues } from './fields.rules'
import { graphLocale } from './language-code.rules'
import { readLines } from './lines.rules'
import { writeRobots } from './robots.rules'

/** A tag of the head; `name` and `property` are the two ways in which a meta tag is called. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name?: string; property?: string; content: string }
  | { tag: 'link'; rel: string; href: string; hreflang?: string }

/** The picture of a shared link as its file says, in px. */
export interface SharedPicture {
  width: number
  height: number
  type: string
}

const named = (name: string, content: string): HeadTag[] =>
  content ? [{ tag: 'meta', name, content }] : []
const graph = (property: string, content: string): HeadTag[] =>
  content ? [{ tag: 'meta', property, content }] : []
const link = (rel: string, href: string): HeadTag[] => (href ? [{ tag: 'link', rel, href }] : [])

function alternates({ hreflang }: MetaValues): HeadTag[] {
  return readLines(hreflang).lines.map(({ name, url }) => ({
    tag: 'link',
    rel: 'alternate',
    hreflang: name,
    href: url,
  }))
}

/** The properties of a page's type (ogp.me, “Article”; Meta for Developers, “product”). */
function ofType({ type, author, published, modified, price, currency }: MetaValues): HeadTag[] {
  if (type === 'article')
    return [
      ...graph('article:published_time', published),
      ...graph('article:modified_time', modified),
      ...(/^https?:/.test(author) ? graph('article:author', author) : []),
    ]
  return type === 'product' && price && currency
    ? [...graph('product:price:amount', price), ...graph('product:price:currency', currency)]
    : []
}

function picture({ image, imageAlt }: MetaValues, read: SharedPicture | null): HeadTag[] {
  if (!image) return []
  const file = read
    ? [
        ...graph('og:image:type', read.type),
        ...graph('og:image:width', String(read.width)),
        ...graph('og:image:height', String(read.height)),
      ]
    : []
  return [...graph('og:image', image), ...file, ...graph('og:image:alt', imageAlt)]
}

/**
 * The tags in the order of a head: what search engines read, the other languages, the look in a
 * browser, the Open Graph protocol (ogp.me), and for X only what it does not read from there
 * (developer.x.com, “Cards markup tag reference”).
 */
export function makeTags(values: MetaValues, read: SharedPicture | null): HeadTag[] {
  return [
    ...(values.title ? [{ tag: 'title', text: values.title } as const] : []),
    ...named('description', values.description),
    ...(values.type === 'article'
      ? named('author', /^https?:/.test(values.author) ? '' : values.author)
      : []),
    ...link('canonical', values.canonical),
    ...named('robots', writeRobots(values)),
    ...alternates(values),
    ...link('icon', values.favicon),
    ...named('theme-color', values.themeColor),
    ...graph('og:type', values.type),
    ...graph('og:title', sharedTitle(values)),
    ...graph('og:description', sharedDescription(values)),
    ...graph('og:url', values.canonical),
    ...graph('og:site_name', values.siteName),
    ...graph('og:locale', graphLocale(values.lang)),
    ...picture(values, read),
    ...ofType(values),
    ...named('twitter:card', values.image ? values.xCard : 'summary'),
    ...named('twitter:site', values.xAccount),
    ...(values.image ? named('twitter:image:alt', values.imageAlt) : []),
  ]
}

function writeTag(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`
  const { tag: element, ...attributes } = tag
  const order = ['rel', 'name', 'property', 'hreflang', 'content', 'href'] as const
  const given = attributes as Partial<Record<(typeof order)[number], string>>
  return `<${element} ${order.flatMap((name) => (given[name] === undefined ? [] : [`${name}="${escapeHtml(given[name])}"`])).join(' ')}>`
}

/** The head as HTML, a tag a line, with the structured data at its end. */
export function writeHead(tags: HeadTag[], structured: object | null): string {
  const script = structured
    ? [`<script type="application/ld+json">\n${scriptJson(structured, 2)}\n</script>`]
    : []
  return `${[...tags.map(writeTag), ...script].join('\n')}\n`
}

/** The same as a `meta` export of a route of Remix or React Router. */
export function writeRouteMeta(tags: HeadTag[], structured: object | null): string {
  const descriptors = tags.map((tag) => {
    if (tag.tag === 'title') return { title: tag.text }
    const { tag: element, ...attributes } = tag
    if (element === 'meta') return attributes
    const { hreflang, ...rest } = attributes as { hreflang?: string }
    return { tagName: 'link', ...rest, ...(hreflang && { hrefLang: hreflang }) }
  })
  const all = structured ? [...descriptors, { 'script:ld+json': structured }] : descriptors
  return `export const meta = () => [\n${all.map((one) => `  ${scriptJson(one)},\n`).join('')}]\n`
}
