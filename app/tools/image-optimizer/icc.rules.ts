const HEADER = 128
const MOST_TAGS = 100
const LONGEST_NAME = 60

/**
 * The name that a color profile gives itself (ICC.1:2022, `desc`, as text or in several
 * languages), or null.
 */
export function readProfileName(profile: Uint8Array): string | null {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  const long = (at: number) => (at + 4 <= view.byteLength ? view.getUint32(at) : 0)
  const letters = (at: number, length: number, encoding: string) =>
    new TextDecoder(encoding).decode(profile.subarray(at, Math.min(at + length, profile.length)))
  const clean = (name: string) =>
    name
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, LONGEST_NAME) || null
  for (let index = 0; index < Math.min(long(HEADER), MOST_TAGS); index++) {
    const tag = HEADER + 4 + index * 12
    if (letters(tag, 4, 'latin1') !== 'desc') continue
    const at = long(tag + 4)
    const kind = letters(at, 4, 'latin1')
    if (kind === 'desc') return clean(letters(at + 12, Math.min(long(at + 8), 200), 'latin1'))
    if (kind === 'mluc')
      return clean(letters(at + long(at + 24), Math.min(long(at + 20), 200), 'utf-16be'))
    return null
  }
  return null
}

/** A profile that says no more than a picture without one does. */
export const isSrgb = (name: string | null) => name !== null && /\bsRGB\b/i.test(name)
