import type { LinkedSheet } from './findings.rules'

/**
 * What may stand before and between the imports of a style sheet (CSS Cascade 5): white space,
 * comments, @charset and @layer.
 */
const SKIPPED =
  /\s+|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|@charset[^;{}]{0,100};|@layer[^;{}]{0,1000};/iy
const IMPORT =
  /@import\s*(?:url\(\s*)?(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})'|([^"'()\s;]{1,2000}))\s*\)?([^;{}]{0,500});/iy
/** Neither a layer nor a condition of support is a media query. */
const NOT_MEDIA = /\blayer(?:\([^()]*\))?|\bsupports\([^;]*?\)\s/gi
const MOST = 20

/** The style sheets that one imports, with their media queries; they stand at its beginning. */
export function importsOf(css: string): LinkedSheet[] {
  const found: LinkedSheet[] = []
  let at = 0
  while (at < css.length && found.length < MOST) {
    SKIPPED.lastIndex = at
    IMPORT.lastIndex = at
    const skipped = SKIPPED.exec(css)
    const imported = skipped ? null : IMPORT.exec(css)
    if (imported)
      found.push({
        href: (imported[1] ?? imported[2] ?? imported[3])!,
        media: imported[4]!.replace(NOT_MEDIA, ' ').trim(),
      })
    else if (!skipped) return found
    at += (skipped ?? imported!)[0].length
  }
  return found
}
