/** The files that a style sheet names; what it imports is for `importsOf`. */

/** @import { StyleFiles } from './read-page.rules' */

const FACE = /@font-face\s{0,50}\{/gi
const URL_IN = /url\(\s*(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})'|([^"'()\s]{1,2000}))\s*\)/gi
const IMPORT = /@import[^;{}]{0,500};/gi
const MOST_FACES = 100
const MOST_FACE = 4000
/** The letter by which a face is taken for one that Latin text needs. */
const LATIN = 0x61

/**
 * Whether a unicode-range (CSS Fonts 4) has the Latin letters; none has all. @param {string |
 * undefined} range
 */
export function hasLatin(range) {
  if (range === undefined) return true
  return range.split(',').some((part) => {
    const [, from, to] = /^\s*u\+([\da-f?]{1,6})(?:-([\da-f]{1,6}))?\s*$/i.exec(part) ?? []
    if (!from) return false
    const [low, high] = [
      parseInt(from.replaceAll('?', '0'), 16),
      parseInt(to ?? from.replaceAll('?', 'f'), 16),
    ]
    return low <= LATIN && LATIN <= high
  })
}

/** @param {string} css @returns {string[]} */
const addressesIn = (css) =>
  [...css.matchAll(URL_IN)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')

/**
 * The insides of a style sheet's faces, and what is left without them; each sign is looked at once.
 * @param {string} css
 */
function partFaces(css) {
  /** @type {string[]} */
  const faces = []
  let [rest, at] = ['', 0]
  FACE.lastIndex = 0
  for (let match = FACE.exec(css); match; match = FACE.exec(css)) {
    const end = css.indexOf('}', FACE.lastIndex)
    if (end < 0) break
    if (faces.length < MOST_FACES)
      faces.push(css.slice(FACE.lastIndex, Math.min(end, FACE.lastIndex + MOST_FACE)))
    rest += `${css.slice(at, match.index)} `
    at = end + 1
    FACE.lastIndex = at
  }
  return { faces, rest: rest + css.slice(at) }
}

/** Reads the faces and files of a style sheet. @param {string} css @returns {StyleFiles} */
export function styleFilesOf(css) {
  /** @type {Set<string>} */
  const fonts = new Set()
  let hiding = 0
  const { faces, rest } = partFaces(css)
  for (const face of faces) {
    const first = addressesIn(face).find((url) => !/^data:/i.test(url))
    if (!first) continue
    if (!/font-display\s*:\s*(swap|fallback|optional)/i.test(face)) hiding += 1
    if (hasLatin(/unicode-range\s*:\s*([^;}]+)/i.exec(face)?.[1])) fonts.add(first)
  }
  const others = addressesIn(rest.replace(IMPORT, ' ')).filter((url) => !/^(data:|#)/i.test(url))
  return { fonts: [...fonts], hiding, others: others.length }
}
