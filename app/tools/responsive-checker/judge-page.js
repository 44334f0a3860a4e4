/** What the HTML and the style sheets say together. */
import { asksWidth, mediaApplies } from './media-query.js'
import { WIDTHS } from './read-css.js'

/** @import { Evidence, FindingKind, PageRead } from './findings.rules' */
/** @import { Styles } from './read-css.js' */
/** @typedef {{ source?: string, line: number, code: string }} Place */
/**
 * Writes down that something bites at the width of this index. @typedef {(kind: FindingKind, place:
 * Place, at: number) => void} Note
 */

const TOUCH = [0, 1]
const ALL = [0, 1, 2]
const NOWHERE = { line: 0, code: '' }
/** Of a table that fits a telephone as it is. */
const FEW_COLUMNS = 3
/**
 * The largest zoom that a page may forbid under WCAG 1.4.4, and what all checkers are content with.
 */
const ZOOM = { needed: 2, good: 5 }

/** @param {string} content */
function viewportOf(content) {
  const pairs = content
    .toLowerCase()
    .split(/[,;]/)
    .map((part) => part.split('=').map((word) => word.trim()))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}

/** @param {PageRead} page @param {Note} note */
function judgeViewport({ viewport }, note) {
  const said = viewportOf(viewport?.content ?? '')
  if (!viewport || !(said.has('width') || said.has('initial-scale')))
    TOUCH.forEach((at) => note('viewportMissing', viewport ?? NOWHERE, at))
  if (!viewport) return
  const width = Number(said.get('width'))
  for (const at of TOUCH) if (width > (WIDTHS[at] ?? 0)) note('viewportFixed', viewport, at)
  const most = said.has('maximum-scale')
    ? Number.parseFloat(said.get('maximum-scale') ?? '') || 1
    : Infinity
  const scalable = !/^(no|0|0?\.\d+)$/.test(said.get('user-scalable') ?? '')
  if (!scalable || most < ZOOM.needed) TOUCH.forEach((at) => note('zoomBlocked', viewport, at))
  else if (most < ZOOM.good) TOUCH.forEach((at) => note('zoomLimited', viewport, at))
}

/**
 * Whether all elements of a name fit what they stand in, at the width of this index. @param
 * {Styles} styles @param {string} name @param {number} at
 */
function isFluid({ selectors }, name, at) {
  return [...selectors].some(([selector, properties]) => {
    if (
      !new RegExp(`(^|[,(\\s])(${name}|\\*)([,)\\s[]|$)`).test(selector) ||
      /[>+~.#]|\w\s+\w/.test(selector)
    )
      return false
    return (
      /^100%$/.test(properties['max-width']?.[at]?.value ?? '') ||
      /^100%$/.test(properties.width?.[at]?.value ?? '')
    )
  })
}

/** @param {PageRead} page @param {Styles} styles @param {Note} note */
function judgeAttributes({ wide }, styles, note) {
  const fluid = new Map(
    [...new Set(wide.map(({ name }) => name))].map((name) => [
      name,
      ALL.map((at) => isFluid(styles, name, at)),
    ]),
  )
  for (const place of wide) {
    for (const at of ALL)
      if (place.width > (WIDTHS[at] ?? 0) && !fluid.get(place.name)?.[at])
        note('fixedAttribute', place, at)
  }
}

/** The classes, ids and tables that scroll in themselves on a telephone. @param {Styles} styles */
function scrollersOf({ selectors }) {
  const tokens = new Set()
  for (const [selector, properties] of selectors) {
    const said = properties['overflow-x']?.[0] ?? properties.overflow?.[0]
    if (!said || !/auto|scroll/i.test(said.value)) continue
    const subject = selector.split(/[\s>+~]/).at(-1) ?? ''
    for (const token of subject.match(/[.#][\w-]+/g) ?? []) tokens.add(token)
    if (/^table\b/.test(subject)) tokens.add('table')
  }
  return tokens
}

/** @param {PageRead} page @param {Styles} styles @param {Note} note */
function judgeTables({ tables }, styles, note) {
  const scrollers = scrollersOf(styles)
  for (const table of tables) {
    const scrolls =
      table.scrolls || scrollers.has('table') || table.tokens.some((token) => scrollers.has(token))
    if (table.columns > FEW_COLUMNS && !scrolls) note('table', table, 0)
  }
}

/**
 * Whether any style sheet asks how wide the window is. @param {PageRead} page @param {Styles}
 * styles
 */
const asksForWidth = ({ sheets, styles: own }, { media, contained }) =>
  contained || media.size > 0 || [...sheets, ...own].some((sheet) => asksWidth(sheet.media))

/**
 * @param {PageRead} page @param {Styles} styles @param {boolean} styled Whether any style sheet was
 * read. @param {Note} note
 */
export function judgePage(page, styles, styled, note) {
  judgeViewport(page, note)
  judgeAttributes(page, styles, note)
  judgeTables(page, styles, note)
  if (page.lang.trim() === '') ALL.forEach((at) => note('lang', NOWHERE, at))
  if (styled && !asksForWidth(page, styles)) ALL.forEach((at) => note('noBreakpoints', NOWHERE, at))
}

/** The media queries for widths, by how many rules stand in them. @param {Styles} styles */
export function breakpointsOf({ media }) {
  const found = [...media].map(([query, rules]) => ({
    query: query.slice(0, 200),
    rules,
    widths: WIDTHS.filter((width) => mediaApplies(query, width)),
  }))
  return found.sort((one, other) => other.rules - one.rules)
}
