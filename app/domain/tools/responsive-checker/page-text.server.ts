/** How far into a page its encoding may be named (HTML, “prescan a byte stream”), in bytes. */
const PRESCAN = 1024

const BOMS: [number[], string][] = [[[0xef, 0xbb, 0xbf], 'utf-8'], [[0xfe, 0xff], 'utf-16be'], [[0xff, 0xfe], 'utf-16le']]

const labelIn = (text: string) => /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(text)?.[1]

function decoderFor(label: string | undefined) {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

/** The text of a page or style sheet: by its mark, its header, what it says itself, or as UTF-8. An encoding that nobody knows is none. */
export function textOf(body: Buffer, contentType: string): string {
  const marked = BOMS.find(([mark]) => mark.every((byte, index) => body[index] === byte))?.[1]
  const head = body.subarray(0, PRESCAN).toString('latin1')
  return decoderFor(marked ?? labelIn(contentType.slice(0, 500)) ?? /^@charset "([\w:.-]{1,40})";/.exec(head)?.[1] ?? labelIn(/<meta\b[^>]*charset[^>]*>/i.exec(head)?.[0] ?? '')).decode(body)
}
