import { buffer } from 'node:stream/consumers'
import { brand } from '~/brand'
import { faces, type Face } from './paper-faces.server'
import { loadFallbacks, type LoadedFace } from './fallback-faces.server'
import { composeLines, type FallbackFace } from './other-scripts.rules'
import { isShown, printable } from './print-text.rules'
import { UNIVERSAL_ACCESS } from './universal-access'

type Pdf = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement
type Tag = 'H1' | 'H2' | 'P' | 'Lbl' | 'LBody' | 'TD' | 'TH:Column' | 'TH:Row'

/** Points, 72 to the inch: A4. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, top: 100, bottom: 768 }
export const WIDTH = PAGE.width - 2 * PAGE.margin

/** The light theme's colors (app.css). */
export const COLORS = {
  ink: '#0d1d26',
  soft: '#46555e',
  line: '#d9d3c4',
  canal: '#0a625f',
  paper: '#ffffff',
}

export interface Style {
  face: Face
  size: number
  color?: keyof typeof COLORS
  /** Of the size; 1.4 unless told. */
  leading?: number
}

export interface Box {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

interface Options {
  language: string
  title: string
  date: Date
  /** All that is to be written, for the faces of its writings. */
  text: string
}

/**
 * The features that set marks on letters, off: fontkit fails where a face has no place for a mark
 * on a letter, such as on ڥ (foliojs/fontkit#367). The mark then stands beside its letter.
 */
const MARKS_UNPLACED = { mark: false, mkmk: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** What is used of pdfkit's own font, which its types do not tell of. */
interface EmbeddedFont {
  ascender: number
  /** Of each glyph, what it stands for. */
  unicode: number[][]
  font: { hasGlyphForCodePoint(code: number): boolean }
}

interface Shape {
  width: number
  features: PDFKit.Mixins.OpenTypeFeatures[] | undefined
}

/** Parts of letters, such as dots, stand for nothing of their own; PDF/A wants something said. */
const NOTHING = [0x200c]

/**
 * Sheets of A4 with text that is tagged as it is written: what a screen reader reads is the order
 * of the calls. The same calls give the same bytes.
 */
export class Paper {
  readonly root: Element

  private readonly fallbacks: { name: FallbackFace; font: EmbeddedFont }[]

  /** What was measured once: a text is measured, written and measured again. */
  private readonly shapes = new Map<string, Shape>()
  private readonly composed = new Map<string, ReturnType<typeof this.composeAnew>>()

  private constructor(
    private readonly pdf: Pdf,
    loaded: LoadedFace[],
  ) {
    for (const [name, bytes] of Object.entries(faces)) pdf.registerFont(name, bytes)
    this.fallbacks = loaded.map(({ name, bytes }) => {
      pdf.registerFont(name, bytes)
      return { name, font: this.fontOf(name) }
    })
    this.root = pdf.struct('Document')
    pdf.addStructure(this.root)
  }

  /** Loads what draws, which nothing else needs. */
  static async unroll({ language, title, date, text }: Options) {
    const [{ default: PDFDocument }, fallbacks] = await Promise.all([
      import('pdfkit'),
      loadFallbacks(text),
    ])
    const options = {
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      // No default face: every face is embedded.
      font: '',
      pdfVersion: '1.7' as const,
      subset: 'PDF/A-3a' as const,
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Creator: brand.slug, Producer: 'PDFKit', CreationDate: date },
    }
    const pdf = new PDFDocument(options)
    pdf.appendXML(UNIVERSAL_ACCESS)
    return new Paper(pdf, fallbacks)
  }

  get pages() {
    return this.pdf.bufferedPageRange().count
  }

  addPage() {
    this.pdf.addPage()
  }

  /** A part of the structure, such as a table's row. */
  part(parent: Element, type: 'L' | 'LI' | 'Table' | 'THead' | 'TBody' | 'TR' | 'Sect'): Element {
    const element = this.pdf.struct(type)
    parent.add(element)
    return element
  }

  private use({ face, size, color = 'ink', leading = 1.4 }: Style) {
    this.pdf.font(face).fontSize(size).fillColor(COLORS[color])
    return size * leading - this.pdf.currentLineHeight(true)
  }

  private fontOf(name: string): EmbeddedFont {
    return (this.pdf.font(name) as unknown as { _font: EmbeddedFont })._font
  }

  private fallbackFor(character: string) {
    const code = character.codePointAt(0)!
    return this.fallbacks.find(({ font }) => font.font.hasGlyphForCodePoint(code))?.name
  }

  private readable(words: string) {
    return printable(words, (character) => this.fallbackFor(character) !== undefined)
  }

  private isForeign(text: string) {
    return this.fallbacks.length > 0 && [...text].some((character) => !isShown(character))
  }

  /** The lines of a text that the studio's own faces have not all letters of. */
  private compose(text: string, style: Style, width: number) {
    const key = `${style.face} ${style.size} ${width} ${text}`
    const lines = this.composed.get(key) ?? this.composeAnew(text, style, width)
    this.composed.set(key, lines)
    return lines
  }

  private composeAnew(text: string, { face, size }: Style, width: number) {
    return composeLines<Face | FallbackFace>(text, {
      faceOf: (sign) => (isShown(sign) ? face : (this.fallbackFor(sign) ?? face)),
      widthOf: (part, name) => this.shape(part, name, size).width,
      width,
    })
  }

  /** The height that a text takes. */
  measure(words: string, style: Style, width: number) {
    const text = this.readable(words)
    if (this.isForeign(text))
      return this.compose(text, style, width).length * style.size * (style.leading ?? 1.4)
    const lineGap = this.use(style)
    return this.pdf.heightOfString(text || ' ', { width, lineGap })
  }

  private draw(words: string, style: Style, box: Box) {
    const text = this.readable(words)
    if (this.isForeign(text)) return this.drawForeign(text, style, box)
    const { x, y, width, align = 'left' } = box
    const lineGap = this.use(style)
    this.pdf.text(text, x, y, { width, align, lineGap })
  }

  /** The width of a part in points, and the features that it can be drawn with. */
  private shape(part: string, name: Face | FallbackFace, size: number) {
    const key = `${name} ${size} ${part}`
    const shape = this.shapes.get(key) ?? this.shapeAnew(part, name, size)
    this.shapes.set(key, shape)
    return shape
  }

  private shapeAnew(part: string, name: Face | FallbackFace, size: number): Shape {
    const pdf = this.pdf.font(name).fontSize(size)
    try {
      return { width: pdf.widthOfString(part), features: undefined }
    } catch {
      const features = MARKS_UNPLACED
      return { width: pdf.widthOfString(part, { features }), features }
    }
  }

  /** All parts of a line stand on the base line of the studio's own face. */
  private drawForeign(text: string, style: Style, { x, y, width, align }: Box) {
    const { size, face, leading = 1.4 } = style
    const base = (this.fontOf(face).ascender / 1000) * size
    for (const [index, line] of this.compose(text, style, width).entries()) {
      const shapes = line.map((part) => this.shape(part.text, part.face, size))
      let left = align === 'right' ? x + width - shapes.reduce((sum, one) => sum + one.width, 0) : x
      this.use(style)
      for (const [at, part] of line.entries()) {
        this.pdf.font(part.face).text(part.text, left, y + base + index * size * leading, {
          lineBreak: false,
          baseline: 'alphabetic',
          features: shapes[at]!.features,
        })
        left += shapes[at]!.width
      }
    }
  }

  /**
   * Writes a text into the structure and returns its height. A header cell's tag says what it
   * heads: `TH:Column`.
   */
  write(parent: Element, tag: Tag, words: string, style: Style, box: Box) {
    const [type = tag, scope] = tag.split(':')
    const text = this.readable(words)
    // What stands from right to left is drawn in another order than it is read.
    const actual = this.isForeign(text) ? text : undefined
    const options: PDFKit.Mixins.StructureElementOptions & { scope?: string } = { scope, actual }
    parent.add(this.pdf.struct(type, options, () => this.draw(words, style, box)))
    return this.measure(words, style, box.width)
  }

  /** Draws what is no part of the text: rules, the logo, what every page repeats. */
  private decorate(draw: (pdf: Pdf) => void) {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw(this.pdf)
    this.pdf.endMarkedContent()
  }

  rule(
    y: number,
    { x = PAGE.margin, width = WIDTH, color = 'ink' as keyof typeof COLORS, weight = 0.75 } = {},
  ) {
    this.decorate((pdf) =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(COLORS[color])
        .stroke(),
    )
  }

  /** Words that stand on the page for the eye alone. */
  print(words: string, style: Style, box: Box) {
    this.decorate(() => this.draw(words, style, box))
  }

  /** The house over the water, `size` wide. */
  mark(x: number, y: number, size: number) {
    this.decorate((pdf) => {
      pdf
        .save()
        .translate(x, y)
        .scale(size / 28)
        .lineWidth(1.8)
        .lineJoin('round')
        .lineCap('round')
      pdf.path(brand.mark.house).fillAndStroke(COLORS.ink, COLORS.ink)
      pdf.roundedRect(11.7, 10.2, 4.6, 6, 0.4).fill(COLORS.paper)
      pdf.path(brand.mark.ripple + brand.mark.glint).stroke(COLORS.canal)
      pdf.restore()
    })
  }

  /** Turns back to each page, from 1. */
  eachPage(draw: (page: number, pages: number) => void) {
    const { pages } = this
    for (let page = 0; page < pages; page++) {
      this.pdf.switchToPage(page)
      draw(page + 1, pages)
    }
  }

  /** Lays another form of the same document inside. */
  attach(name: string, xml: string, date: Date) {
    const options = {
      name,
      type: 'text/xml',
      relationship: 'Alternative',
      creationDate: date,
      modifiedDate: date,
    }
    this.pdf.file(Buffer.from(xml), options)
  }

  async finish(): Promise<Buffer> {
    for (const { font } of this.fallbacks)
      for (const [glyph, codes] of font.unicode.entries())
        if (codes?.length === 0) font.unicode[glyph] = NOTHING
    this.pdf.end()
    return buffer(this.pdf)
  }
}
