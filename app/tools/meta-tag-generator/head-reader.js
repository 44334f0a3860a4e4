/**
 * Goes through the HTML of a page once, tag by tag, without building its tree: what is nested a
 * hundred thousand deep takes no longer.
 */
import { Tokenizer } from 'htmlparser2'

/** @import { PageHead, ReadTag } from './page-head.rules' */

const MOST_TAGS = 2000
const MOST_SCRIPTS = 20
const LONGEST_VALUE = 4000
const LONGEST_SCRIPT = 200_000
/** All else ends the head (HTML, “The ‘in head’ insertion mode”). */
const OF_HEAD = new Set([
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
  'basefont',
  'bgsound',
  'noframes',
])
/** @type {Set<string>} */
const ATTRIBUTES = new Set([
  'name',
  'property',
  'content',
  'rel',
  'href',
  'hreflang',
  'media',
  'http-equiv',
  'charset',
  'lang',
  'type',
])
/** Inside these a title is not the page's. */
const DRAWN = ['svg', 'math']
const FOREIGN = new Set([...DRAWN, 'template', 'iframe', 'noembed', 'noframes', 'plaintext'])
/** Their text is not of the page's body. */
const HIDDEN = new Set(['title', 'script', 'style', 'noscript', 'template'])

export class HeadReader {
  /** @type {Omit<PageHead, 'structured' | 'facts'>} */
  page = { lang: '', base: '', endedBy: null, tags: [], tagCount: 0 }
  /** @type {string[]} */
  scripts = []
  #inHead = true
  #foreign = 0
  /** The element whose text is read or passed over. */
  #within = ''
  #text = ''
  #isData = false

  #name = ''
  /** @type {Map<string, string>} */
  #said = new Map()
  #attribute = ''
  #value = ''

  /** @param {string} html */
  constructor(html) {
    const piece = (/** @type {number} */ start, /** @type {number} */ end) => html.slice(start, end)
    const none = () => {}
    const tokenizer = new Tokenizer(
      { decodeEntities: true },
      {
        onopentagname: (start, end) => {
          this.#name = piece(start, Math.min(end, start + 40)).toLowerCase()
          this.#said = new Map()
        },
        onattribname: (start, end) => {
          this.#attribute = piece(start, Math.min(end, start + 40)).toLowerCase()
          this.#value = ''
        },
        onattribdata: (start, end) =>
          this.#addValue(piece(start, Math.min(end, start + LONGEST_VALUE))),
        onattribentity: (codepoint) => this.#addValue(String.fromCodePoint(codepoint)),
        onattribend: () => {
          // The first of two wins (HTML, “duplicate-attribute”).
          if (ATTRIBUTES.has(this.#attribute) && !this.#said.has(this.#attribute))
            this.#said.set(this.#attribute, this.#value)
        },
        onopentagend: () => this.#open(),
        onselfclosingtag: () => this.#open(true),
        onclosetag: (start, end) =>
          this.#close(piece(start, Math.min(end, start + 40)).toLowerCase()),
        ontext: (start, end) => this.#addText(piece(start, Math.min(end, start + LONGEST_SCRIPT))),
        ontextentity: (codepoint) => this.#addText(String.fromCodePoint(codepoint)),
        ...{
          oncdata: none,
          oncomment: none,
          ondeclaration: none,
          onend: none,
          onprocessinginstruction: none,
        },
      },
    )
    tokenizer.write(html)
    tokenizer.end()
    // All the rest of a page is the title of one that does not end.
    if (this.#within === 'title') this.#close('title')
  }

  /** @param {string} part */
  #addValue(part) {
    if (this.#value.length < LONGEST_VALUE)
      this.#value += part.slice(0, LONGEST_VALUE - this.#value.length)
  }

  /** @param {string} part */
  #addText(part) {
    if (this.#within) {
      if (this.#text.length < LONGEST_SCRIPT) this.#text += part
    } else if (this.#inHead && /\S/.test(part)) this.#endHead('')
  }

  /** @param {string | null} by */
  #endHead(by) {
    if (this.#inHead) this.page.endedBy = by
    this.#inHead = false
  }

  /** @param {Omit<ReadTag, 'inHead'>} tag */
  #note(tag) {
    this.page.tagCount += 1
    if (this.page.tags.length < MOST_TAGS) this.page.tags.push({ ...tag, inHead: this.#inHead })
  }

  #open(closesItself = false) {
    const name = this.#name
    const said = this.#said
    if (name === 'html') this.page.lang ||= said.get('lang')?.slice(0, 100) ?? ''
    if (name === 'base') this.page.base ||= said.get('href') ?? ''
    if (name === 'body') this.#endHead(null)
    else if (!OF_HEAD.has(name)) this.#endHead(name)
    if (FOREIGN.has(name) && !(closesItself && DRAWN.includes(name))) this.#foreign += 1
    if (this.#foreign > 0) return
    if (name === 'meta' || name === 'link')
      this.#note({ tag: name, said: Object.fromEntries(said), text: '' })
    if (!HIDDEN.has(name) || this.#within) return
    this.#within = name
    this.#text = ''
    this.#isData =
      name === 'script' && /^application\/ld\+json\b/i.test((said.get('type') ?? '').trim())
  }

  /** @param {string} name */
  #close(name) {
    if (FOREIGN.has(name)) this.#foreign = Math.max(0, this.#foreign - 1)
    if (name === 'head') this.#endHead(null)
    if (name !== this.#within) return
    this.#within = ''
    if (name === 'title')
      this.#note({
        tag: 'title',
        said: {},
        text: this.#text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_VALUE),
      })
    if (this.#isData && this.scripts.length < MOST_SCRIPTS) this.scripts.push(this.#text)
    this.#isData = false
  }
}
