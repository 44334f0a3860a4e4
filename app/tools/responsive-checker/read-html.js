/** Reads what a page says about its width out of its HTML, without building a tree of it. */
import { Parser } from 'htmlparser2'
import { excerpt, lineFinder } from './source-places.js'

/** @import { PageRead, SheetText } from './findings.rules' */
/** @typedef {Record<string, string>} Attributes */

/**
 * The most of each kind that is kept; what is nested deeper than browsers build it is read no
 * further.
 */
const MOST = {
  names: 20_000,
  depth: 1000,
  sheets: 60,
  styles: 60,
  inline: 500,
  wide: 300,
  tables: 100,
  tokens: 40,
  places: 5,
}
const WIDE_TAGS = new Set([
  'img',
  'iframe',
  'video',
  'embed',
  'object',
  'canvas',
  'table',
  'td',
  'th',
])
/** A browser with script shows nothing of these. */
const HIDDEN = new Set(['template', 'noscript'])
const SMALLEST_PICTURE = 320
const SCROLLS = /(?:^|[;\s])overflow(?:-x)?\s*:\s*(?:auto|scroll)/i

class TooDeep extends Error {}

/** @param {string} list */
const words = (list = '') => list.split(/\s+/).filter(Boolean)

/** @param {string | undefined} value A width attribute; null when it is not in pixels. */
function pixelAttribute(value) {
  const [, number] = /^(\d{1,5})(?:\.\d+)?(?:\s*px)?$/i.exec((value ?? '').trim()) ?? []
  return number ? Number(number) : null
}

/** @param {string} html @returns {PageRead} */
export function readHtml(html) {
  const lineAt = lineFinder(html)
  /** @type {PageRead} */
  const page = {
    cut: false,
    lang: '',
    base: '',
    viewport: null,
    sheets: [],
    styles: [],
    inline: [],
    wide: [],
    tables: [],
    names: [],
    images: {
      total: 0,
      oneSize: { count: 0, places: [] },
      noSizes: { count: 0, places: [] },
      noDimensions: { count: 0, places: [] },
    },
  }
  /** @type {{ tokens: string[], scrolls: boolean }[]} */
  const stack = []
  /** @type {{ columns: number, rows: number, table: PageRead['tables'][number] | null }[]} */
  const tables = []
  /** @type {Set<string>} */
  const names = new Set()
  let hidden = 0
  let pictures = 0
  /** @type {SheetText | null} */
  let style = null

  const place = () => ({
    line: lineAt(parser.startIndex),
    code: excerpt(html.slice(parser.startIndex, parser.endIndex + 1)),
  })

  /** @param {Attributes} attributes */
  function takeImage({ src = '', srcset = '', sizes = '', width, height, loading }) {
    const images = page.images
    images.total += 1
    const note = (/** @type {'oneSize' | 'noSizes' | 'noDimensions'} */ what) => {
      images[what].count += 1
      if (images[what].places.length < MOST.places) images[what].places.push(place())
    }
    const drawn = /^data:|\.svg(?:[?#]|$)/i.test(src)
    const small = (pixelAttribute(width) ?? Infinity) <= SMALLEST_PICTURE
    if (srcset === '' && src !== '' && pictures === 0 && !drawn && !small) note('oneSize')
    if (/\s\d+w\b/.test(srcset.slice(0, 2000)) && sizes === '' && loading !== 'lazy')
      note('noSizes')
    if (src !== '' && !(width && height)) note('noDimensions')
  }

  /** @param {Attributes} attributes */
  function openTable(attributes) {
    const kept = page.tables.length < MOST.tables && attributes.role !== 'presentation'
    const tokens = kept ? [...new Set(stack.flatMap((one) => one.tokens))].slice(-MOST.tokens) : []
    const table = kept
      ? { ...place(), columns: 0, tokens, scrolls: stack.some(({ scrolls }) => scrolls) }
      : null
    if (table) page.tables.push(table)
    tables.push({ columns: 0, rows: 0, table })
  }

  /** @param {string} name @param {Attributes} attributes */
  function takeHead(name, attributes) {
    if (name === 'html') page.lang = attributes.lang ?? attributes['xml:lang'] ?? ''
    if (name === 'base' && page.base === '') page.base = attributes.href ?? ''
    if (name === 'meta' && attributes.name?.trim().toLowerCase() === 'viewport')
      page.viewport = { ...place(), content: (attributes.content ?? '').slice(0, 500) }
    const rel = name === 'link' ? words(attributes.rel?.toLowerCase()) : []
    if (
      rel.includes('stylesheet') &&
      !rel.includes('alternate') &&
      attributes.href &&
      page.sheets.length < MOST.sheets
    )
      page.sheets.push({ href: attributes.href, media: (attributes.media ?? '').slice(0, 500) })
    if (name === 'style' && page.styles.length < MOST.styles) {
      style = {
        source: '',
        line: lineAt(parser.endIndex),
        media: (attributes.media ?? '').slice(0, 500),
        css: '',
      }
      page.styles.push(style)
    }
  }

  /** @param {string} name @param {Attributes} attributes */
  function takeBody(name, attributes) {
    const width = WIDE_TAGS.has(name) ? pixelAttribute(attributes.width) : null
    if (width !== null && width > SMALLEST_PICTURE && page.wide.length < MOST.wide)
      page.wide.push({ ...place(), name, width })
    if (attributes.style && page.inline.length < MOST.inline)
      page.inline.push({ ...place(), name, css: attributes.style.slice(0, 2000) })
    if (name === 'img') takeImage(attributes)
    if (name === 'table') openTable(attributes)
    const table = tables.at(-1)
    if (table && name === 'tr') table.rows += 1
    if (table && table.rows <= 1 && (name === 'td' || name === 'th'))
      table.columns += Math.min(100, Number(/^\d{1,3}$/.exec(attributes.colspan ?? '')?.[0] ?? 1))
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (stack.length >= MOST.depth) throw new TooDeep()
      const tokens = [
        ...words(attributes.class).map((word) => `.${word}`),
        ...(attributes.id ? [`#${attributes.id}`] : []),
      ]
      if (names.size <= MOST.names) for (const token of tokens) names.add(token)
      stack.push({
        tokens: tokens.slice(-10),
        scrolls: SCROLLS.test((attributes.style ?? '').slice(0, 2000)),
      })
      if (HIDDEN.has(name)) hidden += 1
      if (hidden > 0) return
      if (name === 'picture') pictures += 1
      takeHead(name, attributes)
      takeBody(name, attributes)
    },
    ontext(text) {
      if (style) style.css += text
    },
    onclosetag(name) {
      stack.pop()
      if (HIDDEN.has(name)) hidden -= 1
      if (hidden > 0) return
      if (name === 'picture') pictures -= 1
      if (name === 'style') style = null
      if (name !== 'table') return
      const closed = tables.pop()
      if (closed?.table) closed.table.columns = closed.columns
    },
  })
  try {
    parser.write(html)
    parser.end()
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    page.cut = true
  }
  page.names = page.cut || names.size > MOST.names ? null : [...names]
  return page
}
