/** What windows-1252 has for the bytes 0x80 to 0x9f (Encoding Standard, index windows-1252). */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** The name that the Encoding Standard has for a label; null for one that it does not know. */
export function encodingOf(label: string | undefined): string | null {
  try {
    return label ? new TextDecoder(label).encoding : null
  } catch {
    return null
  }
}

/**
 * The text of some bytes in an encoding of the Encoding Standard; its mark is left out. Several
 * versions of Node read windows-1252 as Latin-1, so that one is read here.
 */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(bytes)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => UPPER[sign.charCodeAt(0) - 0x80]!)
}

const MARKS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]

/** The encoding that a text says by the mark that it begins with; null without one. */
export const markedEncoding = (bytes: Uint8Array): string | null =>
  MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1] ?? null

/** UTF-8 where the bytes are that, else windows-1252: what a text has that says nothing. */
export function likelyEncoding(bytes: Uint8Array): 'utf-8' | 'windows-1252' {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
