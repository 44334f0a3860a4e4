/**
 * Media queries by the width of the window alone (Media Queries 4); what else they ask may be so or
 * not.
 */

/** CSS pixels of a unit; `em` and `rem` of a media query go by the browser's own size of text. */
const UNITS = /** @type {Record<string, number>} */ ({
  px: 1,
  em: 16,
  rem: 16,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
})

/** The most parts of a list or a query that are read. */
const MOST_PARTS = 100

/**
 * A length in CSS pixels; null for what is none, or hangs on something else.
 * @param {string} text
 * @param {number} [rem] Pixels of a rem.
 */
export function pixelsOf(text, rem = 16) {
  const [, number, unit = ''] =
    /^\+?(\d{0,9}(?:\.\d{1,9})?)([a-z]*)$/.exec(text.trim().toLowerCase()) ?? []
  if (!number) return null
  if (unit === '') return Number(number) === 0 ? 0 : null
  return Object.hasOwn(UNITS, unit)
    ? Number(number) * (unit === 'rem' ? rem : (UNITS[unit] ?? 0))
    : null
}

/** @type {Record<string, (width: number, than: number) => boolean>} */
const COMPARE = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
}
/** @type {Record<string, string>} */
const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' }

/**
 * Whether one feature is so at a width; null when that hangs on more than the width.
 * @param {string} feature Without its brackets.
 * @param {number} width
 */
function featureApplies(feature, width) {
  const [, edge, value] = /^\s*(min-|max-)?(?:device-)?width\s*:(.*)$/.exec(feature) ?? []
  if (value !== undefined) {
    const than = pixelsOf(value)
    return than === null
      ? null
      : (COMPARE[edge === 'min-' ? '>=' : edge === 'max-' ? '<=' : '=']?.(width, than) ?? null)
  }
  const parts = feature.split(/(<=|>=|<|>|=)/).map((part) => part.trim())
  const at = parts.indexOf('width')
  if (at < 0 || parts.length < 3) return null
  const before = at === 2 ? [MIRRORED[parts[1] ?? ''], parts[0]] : null
  const after = parts.length > at + 2 ? [parts[at + 1], parts[at + 2]] : null
  const answers = [before, after]
    .filter((side) => side !== null)
    .map(([sign = '', length = '']) => {
      const than = pixelsOf(length)
      return than === null ? null : (COMPARE[sign]?.(width, than) ?? null)
    })
  return answers.includes(false) ? false : answers.includes(null) ? null : true
}

/** @param {string} query @param {number} width */
function queryApplies(query, width) {
  const asked = query.trim()
  const [begin = '', negated, , type = ''] = /^(not\s+)?(only\s+)?([a-z-]*)/.exec(asked) ?? []
  const rest = asked.slice(begin.length)
  const answers = []
  if (type !== '' && !/^(all|screen|and|or|not|only)$/.test(type)) answers.push(false)
  const features = rest
    .split(/[()]/)
    .filter((part) => /[a-z]{3}/.test(part) && !/^\s*(and|or|not)\s*$/.test(part))
    .slice(0, MOST_PARTS)
  const nested = /\(\s*(\(|not\b)|\bnot\s*\(/.test(rest)
  const found = nested ? [null] : features.map((feature) => featureApplies(feature, width))
  if (/\)\s*or\s*\(/.test(rest))
    answers.push(found.includes(true) ? true : found.includes(null) ? null : false)
  else answers.push(...found)
  const applies = answers.includes(false) ? false : answers.includes(null) ? null : true
  return applies === null ? true : applies !== Boolean(negated)
}

/**
 * Whether rules under these media queries may apply in a window of this width.
 * @param {string} list
 * @param {number} width CSS pixels.
 */
export function mediaApplies(list, width) {
  if (list.trim() === '') return true
  return list
    .toLowerCase()
    .replace(/\/\*.*?\*\//gs, ' ')
    .split(',', MOST_PARTS)
    .some((query) => queryApplies(query, width))
}

/** Whether the queries ask for a width. @param {string} list */
export const asksWidth = (list) => /\([^()]*\bwidth\b/i.test(list)
