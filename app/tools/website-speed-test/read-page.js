/**
 * Reads out of a page's HTML what it loads, and how it reads without script; builds no tree of it.
 */
import { Parser } from 'htmlparser2'
import { mediaApplies } from '../responsive-checker/media-query.js'
import { excerpt, lineFinder } from '../responsive-checker/source-places.js'

/** @import { ImageNote, NamedFile, PageRead } from './read-page.rules' */
/** @typedef {Record<string, string>} Attributes */

const MOST = { depth: 1000, files: 500, places: 5, headings: 30, extract: 1200, noscript: 500 }
/** A laptop's window, for the media queries of style sheets. */
const WINDOW = 1280
/** Pictures at the beginning of a page are seen at once. */
const FIRST_PICTURES = 3
const BREAKS = new Set([
  'p',
  'div',
  'li',
  'br',
  'tr',
  'td',
  'th',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'nav',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'dd',
  'figcaption',
  'option',
  'button',
  'label',
])
const UNREAD = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'title',
  'iframe',
  'object',
  'canvas',
  'audio',
  'video',
])
/** What may stand in a head; anything else begins the body. */
const HEAD = new Set([
  'html',
  'head',
  'title',
  'meta',
  'link',
  'script',
  'style',
  'base',
  'noscript',
  'template',
])
/** A width of an img, in pixels. */
const WHOLE = /^\d{1,5}$/
const CLASSIC_SCRIPT =
  /^(|text\/javascript|application\/javascript|application\/x-javascript|text\/ecmascript)$/i

class TooDeep extends Error {}

/** The first address of a srcset. @param {string} srcset */
const firstOf = (srcset) => /^[\s,]*([^\s,]+)/.exec(srcset.slice(0, 3000))?.[1] ?? ''
/** @param {string} text */
const tidy = (text) => text.replace(/\s+/g, ' ').trim()

/** @param {string} html @returns {PageRead} */
export function readPage(html) {
  const lineAt = lineFinder(html)
  /** @type {PageRead} */
  const page = {
    ...{ cut: false, base: '', title: '', files: [], more: 0, scripts: { inline: 0, bytes: 0 } },
    images: {
      total: 0,
      lazy: 0,
      unsized: { count: 0, places: [] },
      eager: { count: 0, places: [] },
    },
    reading: { words: 0, headings: [], links: 0, forms: 0, noscript: '', extract: '', main: false },
  }
  /** @type {string[]} */
  const stack = []
  let [inHead, inlineScript] = [true, false]
  let [unread, pictures, headingFrom, mainFrom] = [0, 0, 0, 0]
  let [text, heading] = ['', '']

  const place = () => ({
    line: lineAt(parser.startIndex),
    code: excerpt(html.slice(parser.startIndex, parser.endIndex + 1)),
  })

  /**
   * @param {string | undefined} href @param {NamedFile['kind']} kind @param {Partial<NamedFile>}
   * rest
   */
  function name(href, kind, rest = {}) {
    if (!href || /^\s*(data|javascript|blob|about|mailto|tel):/i.test(href)) return
    if (page.files.length >= MOST.files) page.more += 1
    else
      page.files.push({ href: href.trim(), kind, as: '', blocking: false, place: place(), ...rest })
  }

  /** @param {Attributes} attributes */
  function takeLink({ rel = '', href, media = '', as = '', disabled }) {
    const rels = rel.toLowerCase().split(/\s+/)
    if (rels.includes('stylesheet') && !rels.includes('alternate') && disabled === undefined)
      name(href, 'style', { blocking: inHead && mediaApplies(media, WINDOW) })
    else if (rels.includes('preload') || rels.includes('modulepreload'))
      name(href, 'preload', { as: rels.includes('modulepreload') ? 'script' : as.toLowerCase() })
    else if (rels.includes('icon')) name(href, 'image')
    else if (rels.includes('manifest')) name(href, 'other')
  }

  /** @param {Attributes} attributes */
  function takeScript({ src, type = '', async, defer, nomodule }) {
    const kind = type.trim().toLowerCase()
    const classic = CLASSIC_SCRIPT.test(kind)
    if (!classic && kind !== 'module') return
    if (src === undefined) {
      page.scripts.inline += 1
      inlineScript = true
    } else if (nomodule === undefined)
      name(src, 'script', {
        blocking: inHead && classic && async === undefined && defer === undefined,
      })
  }

  /** @param {ImageNote} note */
  function add(note) {
    note.count += 1
    if (note.places.length < MOST.places) note.places.push(place())
  }

  /** @param {Attributes} attributes */
  function takeImage({ src = '', srcset = '', width, height, loading = '' }) {
    page.images.total += 1
    const drawn = /^data:/i.test(src) && srcset === ''
    if (!drawn && !(width && height)) add(page.images.unsized)
    if (!drawn && page.images.total > FIRST_PICTURES && loading.toLowerCase() !== 'lazy')
      add(page.images.eager)
    const source = pictures > 0 && page.files.at(-1)?.as === 'source'
    if (loading.toLowerCase() === 'lazy') {
      page.images.lazy += 1
      if (source) page.files.pop()
    } else if (!source)
      name(
        firstOf(srcset) || src,
        'image',
        srcset === '' && WHOLE.test(width ?? '') ? { shown: Number(width) } : {},
      )
  }

  /** @param {string} tag @param {Attributes} attributes */
  function take(tag, attributes) {
    if (tag === 'base' && page.base === '') page.base = attributes.href ?? ''
    if (tag === 'link') takeLink(attributes)
    if (tag === 'script') takeScript(attributes)
    if (tag === 'source' && pictures > 0 && attributes.srcset && page.files.at(-1)?.as !== 'source')
      name(firstOf(attributes.srcset), 'image', { as: 'source' })
    if (tag === 'img') takeImage(attributes)
    if (tag === 'iframe' && attributes.loading?.toLowerCase() !== 'lazy')
      name(attributes.src, 'frame')
    if (tag === 'video') name(attributes.poster, 'image')
    if (tag === 'a' && attributes.href) page.reading.links += 1
    if (tag === 'form') page.reading.forms += 1
    if (!page.reading.main && (tag === 'main' || tag === 'article' || attributes.role === 'main')) {
      page.reading.main = true
      mainFrom = text.length
    }
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (stack.length >= MOST.depth) throw new TooDeep()
      stack.push(tag)
      if (!HEAD.has(tag) && !stack.includes('noscript') && !stack.includes('template'))
        inHead = false
      if (tag === 'picture') pictures += 1
      if (!stack.includes('template') && !stack.includes('noscript')) take(tag, attributes)
      if (UNREAD.has(tag)) unread += 1
      if (BREAKS.has(tag)) text += ' '
      if (/^h[1-6]$/.test(tag) && unread === 0) heading = tag
      if (heading === tag) headingFrom = text.length
    },
    ontext(chunk) {
      const tag = stack.at(-1)
      if (inlineScript) page.scripts.bytes += chunk.length
      if (tag === 'title' && page.title.length < 300) page.title += chunk
      if (
        stack.includes('noscript') &&
        !stack.includes('style') &&
        page.reading.noscript.length < MOST.noscript
      )
        page.reading.noscript += `${chunk} `
      if (unread === 0 && !inHead) text += chunk
    },
    onclosetag(tag) {
      stack.pop()
      if (UNREAD.has(tag)) unread -= 1
      if (tag === 'head') inHead = false
      if (tag === 'picture') {
        pictures -= 1
        const last = page.files.at(-1)
        if (last?.as === 'source') last.as = ''
      }
      if (tag === 'script') inlineScript = false
      if (tag === heading) {
        const words = tidy(text.slice(headingFrom))
        if (words && page.reading.headings.length < MOST.headings)
          page.reading.headings.push(`${heading}: ${excerpt(words)}`)
        heading = ''
      }
      if (BREAKS.has(tag)) text += ' '
    },
  })
  try {
    parser.write(html)
    parser.end()
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    page.cut = true
  }
  const read = tidy(text)
  page.title = excerpt(page.title)
  page.reading.words = read === '' ? 0 : read.split(' ').length
  page.reading.extract = tidy(text.slice(mainFrom)).slice(0, MOST.extract)
  page.reading.noscript = tidy(page.reading.noscript).slice(0, MOST.noscript)
  return page
}
