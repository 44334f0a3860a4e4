import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { keptIdOf } from '~/platform/db/kept-content.server'
import { KeptText, type Piece } from '~/platform/http/joined-gzip.server'
import type { PartAsked, PartPlace, Parts } from './parts'

const MOST_BYTES = 12 * 2 ** 20
/** A part's text, its bytes and its compressed bytes, beside its length. */
const COPIES = 2.3
const MOST_LINKS = 5_000

/** In no text that anybody sends: what stands for parts and values is known by it. */
const SECRET = `k${randomBytes(12).toString('hex')}`
const MARK = new RegExp(`<${SECRET}-(\\d+)>|</${SECRET}-\\d+>`)
const HOLE = new RegExp(`(/?${SECRET}-[a-z]+-)`)
const HOLES = new RegExp(HOLE, 'g')

/** Own addresses, and words that stand in one with nothing to encode: the others stay. */
const HOLDABLE = /^(\/|[\w-]+$)/

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}
/** As React writes a text into HTML. */
const escapeHtml = (text: string) => text.replace(/["&'<>]/g, (sign) => ESCAPES[sign]!)

/** A part, cut where values stand that differ: every other piece is what stands for one. */
const cutAtHoles = (html: string): Piece[] =>
  html.split(HOLE).map((text, index) => (index % 2 === 0 ? new KeptText(text) : text))

const keptParts = new LRUCache<string, Piece[]>({
  maxSize: MOST_BYTES,
  sizeCalculation: (part, key) =>
    Math.ceil(part.reduce((sum, { length }) => sum + length, key.length) * COPIES),
})
/** The links of a part, of which the one to the page itself is marked. */
const linksOf = new LRUCache<string, Set<string>>({ max: MOST_LINKS })

/** Which of its links a part is marked at on a page; '' for none. */
const currentLink = (links: Set<string>, pathname: string) =>
  links.has(escapeHtml(pathname)) ? pathname : ''

const keyOf = (description: string, current: string) => `${current} ${description}`

type Placed = { description: string; pathname: string; kept: Piece[] | undefined }

/**
 * All that a part is made of; null for one that waits for something, which is another each time.
 */
function describe({ name, language, props }: PartAsked): string | null {
  let waits = false
  const description = JSON.stringify([name, language, props], (_, value: unknown) => {
    waits ||= value instanceof Promise
    return keptIdOf(value) ?? value
  })
  return waits ? null : description
}

function findPart(description: string, pathname: string): Placed {
  const links = linksOf.get(description)
  const kept = links && keptParts.get(keyOf(description, currentLink(links, pathname)))
  return { description, pathname, kept }
}

function keepPart({ description, pathname }: Placed, html: string): Piece[] {
  const links = new Set([...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!))
  const part = cutAtHoles(html)
  linksOf.set(description, links)
  keptParts.set(keyOf(description, currentLink(links, pathname)), part)
  return part
}

/** The parts of one document; docs/decisions/0020-kept-parts.md says why. */
export class DocumentParts implements Parts {
  readonly #placed: Placed[] = []
  readonly #values = new Map<string, string>()

  place(asked: PartAsked): PartPlace | undefined {
    const description = describe(asked)
    if (description === null) return undefined
    const placed = findPart(description, asked.pathname)
    const number = this.#placed.push(placed) - 1
    return { tag: `${SECRET}-${number}`, isKept: placed.kept !== undefined }
  }

  hole(name: string, value: string): string {
    if (!HOLDABLE.test(value)) return value
    const mark = `${value.startsWith('/') ? '/' : ''}${SECRET}-${name}-`
    this.#values.set(mark, escapeHtml(value))
    return mark
  }

  /**
   * The document as its pieces, of the HTML that was made with these parts; keeps those that were
   * not kept yet.
   */
  join(html: string): Piece[] {
    const [start = '', ...texts] = html.split(MARK)
    const pieces: Piece[] = [this.#filled(start)]
    // Of each part its number, its text, and, with no number, the text up to the next.
    for (let at = 0; at < texts.length; at += 4) {
      const placed = this.#placed[Number(texts[at])]!
      const part = placed.kept ?? keepPart(placed, texts[at + 1]!)
      for (const piece of [...part, texts[at + 3]!])
        pieces.push(typeof piece === 'string' ? this.#filled(piece) : piece)
    }
    return pieces
  }

  #filled(text: string): string {
    return text.replace(HOLES, (mark) => this.#values.get(mark) ?? mark)
  }
}
