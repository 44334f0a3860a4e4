import { inflateSync } from 'node:zlib'

interface Piece {
  page: number
  /**
   * The tag of the marked content, `Artifact` for what is no part of the text, null for what is not
   * marked at all.
   */
  tag: string | null
  mcid: number | null
  words: string
  /** Points from the left and from the bottom. */
  x: number
  y: number
}

const TOKENS =
  /\/(\w+) <<([^>]*)>> BDC|(EMC)|\/(F\d+) [\d.]+ Tf|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|\[([^\]]*)\] TJ/g

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * A PDF as pdfkit writes it, read back: its texts as they are drawn, and as a screen reader has
 * them.
 */
export class PdfFile {
  readonly #bytes: Buffer
  readonly #dictionaries = new Map<number, string>()
  readonly #streams = new Map<number, number>()
  readonly pieces: Piece[]

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    const text = bytes.toString('latin1')
    for (const { 1: id, 2: body = '', index } of text.matchAll(
      /^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm,
    )) {
      const stream = body.indexOf('stream\n')
      this.#dictionaries.set(Number(id), stream < 0 ? body : body.slice(0, stream))
      if (stream >= 0)
        this.#streams.set(Number(id), index + `${id} 0 obj\n`.length + stream + 'stream\n'.length)
    }
    this.pieces = this.#pages.flatMap((id, page) => this.#draw(id, page))
  }

  get catalog() {
    return this.#find('/Type /Catalog')[1]
  }

  get #pages() {
    const kids = /\/Kids \[([^\]]*)\]/.exec(this.#find('/Type /Pages')[1])![1]!
    return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
  }

  get pageCount() {
    return this.#pages.length
  }

  /** The XMP. */
  get metadata() {
    const [id] = this.#find('/Type /Metadata')
    return this.#stream(id).toString('utf8')
  }

  get attachment() {
    const [id] = this.#find('/Type /EmbeddedFile')
    return this.#stream(id).toString('utf8')
  }

  /** Of each font, what its glyphs stand for. */
  get characterMaps(): string[] {
    return [...this.#dictionaries.values()].flatMap((dictionary) => {
      const id = /\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1]
      return id ? [this.#stream(Number(id)).toString('latin1')] : []
    })
  }

  /** What is read out, one entry a tag that holds words: `H1 Invoice`, `TH:Column Net`. */
  get outline(): string[] {
    const root = Number(/\/K \[(\d+) 0 R/.exec(this.#find('/Type /StructTreeRoot')[1])![1])
    return this.#read(root)
  }

  /** All that is drawn on a page, artifacts among it. */
  textOf(page: number) {
    return squeeze(
      this.pieces
        .filter((piece) => piece.page === page)
        .map(({ words }) => words)
        .join(' '),
    )
  }

  /** What the tree says is read first, second, …: page and number of its marked content. */
  get readingOrder(): { page: number; mcid: number }[] {
    const root = Number(/\/K \[(\d+) 0 R/.exec(this.#find('/Type /StructTreeRoot')[1])![1])
    return this.#contents(root)
  }

  #find(mark: string): [number, string] {
    const found = [...this.#dictionaries].find(([, dictionary]) => dictionary.includes(mark))
    if (!found) throw new Error(`the file has no ${mark}`)
    return found
  }

  #stream(id: number) {
    const dictionary = this.#dictionaries.get(id)!
    const start = this.#streams.get(id)!
    const bytes = this.#bytes.subarray(start, start + Number(/\/Length (\d+)/.exec(dictionary)![1]))
    return dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes
  }

  /** Glyphs to characters, of a font of the page's resources. */
  #letters(page: number) {
    const resources = this.#dictionaries.get(
      Number(/\/Resources (\d+) 0 R/.exec(this.#dictionaries.get(page)!)![1]),
    )!
    const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name, id]) => [name!, this.#characterMap(Number(id))] as const,
    )
    return new Map(fonts)
  }

  #characterMap(font: number) {
    const map = this.#stream(
      Number(/\/ToUnicode (\d+) 0 R/.exec(this.#dictionaries.get(font)!)![1]),
    ).toString('latin1')
    const ranges = [...map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)]
    return ranges.flatMap(([, , entries]) =>
      [...entries!.matchAll(/<([^>]*)>/g)].map(([, codes]) =>
        String.fromCharCode(...codes!.split(' ').map((code) => parseInt(code, 16))),
      ),
    )
  }

  #draw(id: number, page: number): Piece[] {
    const letters = this.#letters(id)
    const content = this.#stream(
      Number(/\/Contents (\d+) 0 R/.exec(this.#dictionaries.get(id)!)![1]),
    ).toString('latin1')
    const open: { tag: string; mcid: number | null }[] = []
    const pieces: Piece[] = []
    let [font, x, y] = ['', 0, 0]
    for (const [, tag, properties, end, face, left, bottom, glyphs] of content.matchAll(TOKENS)) {
      if (tag)
        open.push({
          tag,
          mcid: /\/MCID/.test(properties!) ? Number(/\/MCID (\d+)/.exec(properties!)![1]) : null,
        })
      else if (end) open.pop()
      else if (face) font = face
      else if (left) [x, y] = [Number(left), Number(bottom)]
      else if (glyphs) {
        const codes = [...glyphs.matchAll(/<(\w*)>/g)].flatMap(
          ([, hex]) => hex!.match(/.{4}/g) ?? [],
        )
        const words = codes.map((code) => letters.get(font)![parseInt(code, 16)]).join('')
        pieces.push({
          page,
          tag: open.at(-1)?.tag ?? null,
          mcid: open.at(-1)?.mcid ?? null,
          words,
          x,
          y,
        })
      }
    }
    return pieces
  }

  #kids(id: number) {
    const dictionary = this.#dictionaries.get(id)!
    const kids = /\/K \[([\s\S]*?)\]\n/.exec(dictionary)?.[1] ?? ''
    const page = this.#pages.indexOf(Number(/\/Pg (\d+) 0 R/.exec(dictionary)?.[1]))
    const elements = [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid]) => Number(kid))
    const contents =
      elements.length > 0
        ? []
        : (kids.match(/\d+/g) ?? []).map((mcid) => ({ page, mcid: Number(mcid) }))
    return { elements, contents }
  }

  #contents(id: number): { page: number; mcid: number }[] {
    const { elements, contents } = this.#kids(id)
    return [...contents, ...elements.flatMap((element) => this.#contents(element))]
  }

  #read(id: number): string[] {
    const { elements, contents } = this.#kids(id)
    if (contents.length === 0) return elements.flatMap((element) => this.#read(element))
    const dictionary = this.#dictionaries.get(id)!
    const scope = /\/Scope \/(\w+)/.exec(dictionary)
    const type = /\/S \/(\w+)/.exec(dictionary)![1]! + (scope ? `:${scope[1]}` : '')
    const isHere = (piece: Piece) =>
      contents.some(({ page, mcid }) => piece.page === page && piece.mcid === mcid)
    return [
      `${type} ${squeeze(
        this.pieces
          .filter(isHere)
          .map(({ words }) => words)
          .join(''),
      )}`,
    ]
  }
}
