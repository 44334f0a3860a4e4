/** What goes wrong at which width, by what each selector has there. */
import { pixelsOf } from './media-query.js'
import { isOnPage } from './on-page.js'
import { WIDTHS } from './read-css.js'

/** @import { AtWidths, Said, Styles } from './read-css.js' */
/** @import { Note } from './judge-page.js' */
/** @typedef {Record<string, AtWidths>} Properties */

const SMALLEST_TEXT = 12
/** The window of a telephone, whose bars come and go. */
const PHONE = 0
const LAPTOP = 2
const MOST_TRACKS = 200

/** @param {Properties} properties @param {string} property @param {number} at */
const saidOf = (properties, property, at) => properties[property]?.[at] ?? null

/**
 * The widest that a box may get, in CSS pixels: 0 when that hangs on what it stands in. @param
 * {Properties} properties @param {number} at @param {number} rem
 */
function limitOf(properties, at, rem) {
  const said = saidOf(properties, 'max-width', at)
  if (!said || /^(none|initial|unset|revert)/i.test(said.value)) return Infinity
  return pixelsOf(said.value, rem) ?? 0
}

/**
 * The least width of a list of grid columns, in CSS pixels.
 * @param {string} value
 * @param {number} rem
 */
export function columnsWidth(value, rem = 16) {
  const tracks = value
    .slice(0, 1000)
    .replace(/\[[^[\]]*\]/g, ' ')
    .replace(
      /repeat\(\s*(\d{1,3}|auto-fill|auto-fit)\s*,((?:[^()]|\([^()]*\))*)\)/gi,
      (_, times, list) =>
        Array(Math.min(MOST_TRACKS, Number(times) || 1))
          .fill(list)
          .join(' '),
    )
  const least = tracks
    .replace(/minmax\(([^,()]*),[^()]*\)/gi, '$1')
    .replace(/(?<![\w-])[\w-]*\([^()]*\)/g, '0')
  return least
    .split(/\s+/, MOST_TRACKS)
    .reduce((sum, track) => sum + (pixelsOf(track, rem) ?? 0), 0)
}

/** @param {Properties} properties @param {number} at @param {number} rem @param {Note} note */
function judgeWidths(properties, at, rem, note) {
  const room = WIDTHS[at] ?? 0
  const limit = limitOf(properties, at, rem)
  const width = saidOf(properties, 'width', at)
  const least = saidOf(properties, 'min-width', at)
  const columns = saidOf(properties, 'grid-template-columns', at)
  if (width && Math.min(pixelsOf(width.value, rem) ?? 0, limit) > room)
    note('fixedWidth', width, at)
  if (least && (pixelsOf(least.value, rem) ?? 0) > room) note('fixedWidth', least, at)
  if (columns && columnsWidth(columns.value, rem) > room) note('fixedColumns', columns, at)
  for (const said of at === LAPTOP ? [width, least] : []) {
    if (said && /^100vw$/i.test(said.value) && limit === Infinity) note('wideUnits', said, at)
  }
}

/** @param {Properties} properties @param {Note} note */
function judgeHeights(properties, note) {
  for (const property of ['height', 'min-height']) {
    const said = saidOf(properties, property, PHONE)
    if (said && /(?:^|[\s(+-])100vh\b/i.test(said.value)) note('tallUnits', said, PHONE)
  }
}

/**
 * Pixels of a rem: what the root says of its text, in pixels or per cent. @param {Styles} styles
 */
function remOf({ selectors }) {
  const said = ['html', ':root']
    .map((root) => selectors.get(root)?.['font-size']?.[PHONE])
    .find(Boolean)
  const percent = /^(\d{1,4}(?:\.\d+)?)%$/.exec(said?.value ?? '')?.[1]
  return percent ? (16 * Number(percent)) / 100 : (pixelsOf(said?.value ?? '') ?? 16) || 16
}

/** @param {Styles} styles @param {Set<string> | null} names @param {Note} note */
function judgeHover({ hover, focus }, names, note) {
  for (const [selector, said] of hover) {
    if (!said.touch || !isOnPage(selector, names) || focus.has(selector.replace(/:hover/g, '')))
      continue
    for (const at of [0, 1]) if (said.active[at]) note('hoverOnly', said, at)
  }
}

/**
 * What nothing in the page can have is left out. @param {Styles} styles @param {Set<string> | null}
 * names The classes and ids of the page. @param {Note} note
 */
export function judgeStyles(styles, names, note) {
  const rem = remOf(styles)
  for (const [selector, properties] of styles.selectors) {
    if (!isOnPage(selector, names)) continue
    for (const at of WIDTHS.keys()) {
      judgeWidths(properties, at, rem, note)
      const text = saidOf(properties, 'font-size', at)
      const size =
        text && !/em$|%$/i.test(text.value.replace(/rem$/i, '')) ? pixelsOf(text.value, rem) : null
      if (text && size && size < SMALLEST_TEXT && !/^(html|:root)$/.test(selector))
        note('smallText', text, at)
      const clipped = saidOf(properties, 'overflow-x', at) ?? saidOf(properties, 'overflow', at)
      if (clipped && /^(html|:root|body)$/.test(selector) && /^(hidden|clip)/i.test(clipped.value))
        note('clippedOverflow', clipped, at)
    }
    judgeHeights(properties, note)
  }
  for (const said of styles.fontSizes) {
    if (/^\d[\d.]*px$/i.test(said.value) && said.value !== '0px')
      for (const at of WIDTHS.keys()) note('pixelText', said, at)
  }
  judgeHover(styles, names, note)
}
