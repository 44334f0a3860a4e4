import { decodeText, encodingOf, likelyEncoding, markedEncoding } from '~/platform/decode-text'

/**
 * How far into a page its encoding may be named (HTML, “prescan a byte stream to determine its
 * encoding”), in bytes.
 */
const PRESCAN = 1024
const labelIn = (text: string) => /charset\s*=[\s"']*([\w:.-]{1,40})/i.exec(text)?.[1]

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
  const start = Buffer.from(body.subarray(0, PRESCAN))
    .toString('latin1')
    .replace(/<!--[^]*?(?:-->|$)/g, '')
  const header = encodingOf(labelIn(contentType.slice(0, 500)))
  const page = encodingOf(
    /^@charset "([\w:.-]{1,40})";/.exec(start)?.[1] ??
      labelIn(/<meta\b[^>]*charset[^>]*>/i.exec(start)?.[0] ?? ''),
  )
  const used =
    markedEncoding(body) ??
    header ??
    (page?.startsWith('utf-16') ? 'utf-8' : page) ??
    likelyEncoding(body)
  return { text: decodeText(body, used), header, page, used }
}
