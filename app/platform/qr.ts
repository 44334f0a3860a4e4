import encodeQR from 'qr'

/** Modules of light around a code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4

/**
 * The QR code of a text, at level M: how many modules it is wide and high, with its quiet zone, and
 * the dark ones as one SVG path, a unit for a module. Throws for a text that is too long.
 */
export function qrPicture(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: QUIET_ZONE })
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return { size: rows.length, path: dark.join('') }
}
