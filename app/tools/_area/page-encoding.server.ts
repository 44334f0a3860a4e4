import { Parser } from 'htmlparser2'
import { decodeText, encodingOf, likelyEncoding, markedEncoding } from '~/platform/decode-text'

/**
 * How far into a page its encoding may be named (HTML, “prescan a byte stream to determine its
 * encoding”), in bytes.
 */
const PRESCAN = 1024
const labelIn = (text: string) => /charset\s*=[\s"']*([\w:.-]{1,40})/i.exec(text)?.[1]

const XML = /^<\?xml\s[^>]{0,200}encoding\s?=\s?["']([\w:.-]{1,40})/i

/** What a page says of its encoding in an element that says so, or as XML does. */
function labelOfPage(start: string): string | undefined {
  let label: string | undefined
  const parser = new Parser({
    onopentag(name, { charset, content = '', 'http-equiv': says = '' }) {
      if (name !== 'meta') return
      label ??= charset ?? (/^content-type$/i.test(says.trim()) ? labelIn(content) : undefined)
    },
  })
  parser.write(start)
  return label?.trim() ?? XML.exec(start)?.[1]
}

export interface PageText {
  text: string
  /** What the answer's header and the text itself say, by the names of the Encoding Standard. */
  header: string | null
  page: string | null
  used: string
}

/**
 * The text of a page or a style sheet, in the encoding that a browser takes: its mark, its header,
 * what it says itself, or else UTF-8 or windows-1252.
 */
export function decodePage(body: Uint8Array, contentType: string): PageText {
  const start = Buffer.from(body.subarray(0, PRESCAN)).toString('latin1')
  const header = encodingOf(labelIn(contentType.slice(0, 500)))
  const page = encodingOf(/^@charset "([\w:.-]{1,40})";/.exec(start)?.[1] ?? labelOfPage(start))
  const used =
    markedEncoding(body) ??
    header ??
    (page?.startsWith('utf-16') ? 'utf-8' : page) ??
    likelyEncoding(body)
  return { text: decodeText(body, used), header, page, used }
}
