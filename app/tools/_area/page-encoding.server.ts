/**
 * How far into a page its encoding may be named (HTML, “prescan a byte stream to determine its
 * encoding”), in bytes.
 */
const PRESCAN = 1024
const MARKS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]

/** The name that the Encoding Standard has for a label; null for one that it does not know. */
function encodingOf(label: string | undefined): string | null {
  try {
    return label ? new TextDecoder(label).encoding : null
  } catch {
    return null
  }
}

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
 * what it says itself, or else UTF-8.
 */
export function decodePage(body: Uint8Array, contentType: string): PageText {
  const mark = MARKS.find(([bytes]) => bytes.every((byte, index) => body[index] === byte))?.[1]
  const start = Buffer.from(body.subarray(0, PRESCAN)).toString('latin1')
  const header = encodingOf(labelIn(contentType.slice(0, 500)))
  const page = encodingOf(
    /^@charset "([\w:.-]{1,40})";/.exec(start)?.[1] ??
      labelIn(/<meta\b[^>]*charset[^>]*>/i.exec(start)?.[0] ?? ''),
  )
  const used = mark ?? header ?? (page?.startsWith('utf-16') ? 'utf-8' : page) ?? 'utf-8'
  return { text: new TextDecoder(used).decode(body), header, page, used }
}
