/**
 * Reads style sheets: which of a few properties each selector has at each width, and which media
 * queries there are.
 */
import { parse } from 'css-tree'
import { asksWidth, mediaApplies } from './media-query.js'
import { excerpt, lineFinder } from './source-places.js'

/** @import { CssNode } from 'css-tree' */
/** @import { PageRead, SheetText } from './findings.rules' */
/**
 * @typedef {{ source: string, line: number, code: string, value: string, important: boolean, touch:
 * boolean }} Said
 */
/**
 * What was said last of a property, at each of the widths; null where nothing was. @typedef {(Said
 * | null)[]} AtWidths
 */
/**
 * @typedef {{ selectors: Map<string, Record<string, AtWidths>>, hover: Map<string, Said & { active:
 * boolean[] }>, focus: Set<string>, media: Map<string, number>, contained: boolean, fontSizes:
 * Said[], unread: number }} Styles
 */
/**
 * @typedef {{ node: CssNode, selector: string, active: boolean[], media: string, touch: boolean }}
 * Step
 */

export const WIDTHS = /** @type {const} */ ([320, 768, 1280])
const KEPT = new Set([
  'width',
  'min-width',
  'max-width',
  'height',
  'min-height',
  'font-size',
  'grid-template-columns',
  'overflow',
  'overflow-x',
  'display',
])
const LOGICAL = new Map([
  ['inline-size', 'width'],
  ['min-inline-size', 'min-width'],
  ['max-inline-size', 'max-width'],
  ['block-size', 'height'],
  ['min-block-size', 'min-height'],
  ['overflow-inline', 'overflow-x'],
])
/** What shows something that was hidden. */
const SHOWS = /^(?:display\s*:\s*(?!none)|visibility\s*:\s*visible|opacity\s*:\s*(?:1|0?\.[5-9]))/i
const GROUPS = new Set(['supports', 'layer', 'container', 'scope', 'starting-style', 'document'])
const FOCUS = /:(?:focus-within|focus-visible|focus)(?![\w-])/g
const MOST = { selectors: 40_000, parts: 200, selector: 300, media: 2000 }

/** A selector without what makes no difference here. @param {string} text */
const tidy = (text) => text.slice(0, MOST.selector).replace(/\s+/g, ' ').trim()

/** The selectors of a rule: split at commas outside of brackets. @param {string} prelude */
function splitSelectors(prelude) {
  const selectors = []
  let [depth, from] = [0, 0]
  for (let at = 0; at <= prelude.length && selectors.length < MOST.parts; at += 1) {
    const sign = prelude[at]
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (at < prelude.length && !(sign === ',' && depth === 0)) continue
    selectors.push(tidy(prelude.slice(from, at)))
    from = at + 1
  }
  return selectors.filter(Boolean)
}

/** @param {CssNode | string | null | undefined} node */
const rawOf = (node) =>
  typeof node === 'string' ? node : typeof node?.value === 'string' ? node.value : ''

export class StyleReader {
  /** @type {Styles} */
  styles = {
    selectors: new Map(),
    hover: new Map(),
    focus: new Set(),
    media: new Map(),
    contained: false,
    fontSizes: [],
    unread: 0,
  }

  /** @param {SheetText} sheet */
  read({ source, line, media, css }) {
    const active = WIDTHS.map((width) => mediaApplies(media, width))
    this.#walk(
      css,
      { source, line, context: 'stylesheet' },
      { selector: '', active, media: '', touch: true },
    )
  }

  /**
   * The declarations of a style attribute. @param {PageRead['inline'][number]} attribute @param
   * {number} index
   */
  readInline({ name, line, css, code }, index) {
    this.#walk(
      css,
      { source: '', line, context: 'declarationList', code },
      {
        selector: `${name} style=${index}`,
        active: WIDTHS.map(() => true),
        media: '',
        touch: true,
      },
    )
  }

  /**
   * @param {string} css
   * @param {{ source: string, line: number, context: 'stylesheet' | 'declarationList', code?:
   * string }} from
   * @param {Omit<Step, 'node'>} outermost
   */
  #walk(css, { source, line, context, code }, outermost) {
    const lineAt = lineFinder(css)
    /** @type {CssNode} */
    let tree
    try {
      tree = parse(css, {
        context,
        positions: true,
        parseValue: false,
        parseRulePrelude: false,
        parseAtrulePrelude: false,
        parseCustomProperty: false,
      })
    } catch {
      // What is nested deeper than the parser goes is not read.
      this.styles.unread += 1
      return
    }
    const steps = [{ node: tree, ...outermost }]
    for (let step = steps.pop(); step; step = steps.pop()) {
      const { node } = step
      if (node.type === 'Declaration') {
        const at = node.loc?.start.offset ?? 0
        this.#declare(step, {
          source,
          line: line + lineAt(at) - 1,
          code,
          declared: css.slice(at, node.loc?.end.offset),
        })
        continue
      }
      const inside = this.#enter(step)
      if (inside) steps.push(...inside.reverse())
    }
  }

  /**
   * What stands inside of a rule, with what holds there; null for what is not read. @param {Step}
   * step @returns {Step[] | null}
   */
  #enter(step) {
    const { node, selector } = step
    const inside = (/** @type {Partial<Step>} */ changed = {}) =>
      [...(node.block?.children ?? node.children ?? [])].map((child) => ({
        ...step,
        ...changed,
        node: child,
      }))
    if (node.type === 'Rule') {
      const own = rawOf(node.prelude)
      for (const one of splitSelectors(own))
        if (one.includes(':focus')) this.styles.focus.add(one.replace(FOCUS, ''))
      return inside({
        selector:
          selector === ''
            ? own
            : own.includes('&')
              ? own.replaceAll('&', selector).slice(0, MOST.media)
              : `${selector} ${own}`.slice(0, MOST.media),
      })
    }
    if (node.type !== 'Atrule') return node.children ? inside() : null
    const name = (node.name ?? '').toLowerCase()
    const prelude = rawOf(node.prelude).replace(/\s+/g, ' ').trim().slice(0, MOST.media)
    if (name === 'container') this.styles.contained = true
    if (GROUPS.has(name)) return inside()
    if (name !== 'media') return null
    const rules = inside().length
    if (
      asksWidth(prelude) &&
      (this.styles.media.has(prelude) || this.styles.media.size < MOST.media)
    )
      this.styles.media.set(prelude, (this.styles.media.get(prelude) ?? 0) + rules)
    const touch = step.touch && !/hover\s*:\s*hover|pointer\s*:\s*fine/i.test(prelude)
    return inside({
      media: prelude,
      touch,
      active: step.active.map((on, index) => on && mediaApplies(prelude, WIDTHS[index] ?? 0)),
    })
  }

  /**
   * @param {Step} step @param {{ source: string, line: number, code?: string, declared: string }}
   * where
   */
  #declare({ node, selector, active, media, touch }, { source, line, code, declared }) {
    const told = (node.property ?? '').toLowerCase()
    const property = LOGICAL.get(told) ?? told
    const value = rawOf(node.value).trim()
    const hover = selector.includes(':hover') && SHOWS.test(declared)
    if (!KEPT.has(property) && !hover) return
    const rule = `${selector.replace(/\s+/g, ' ').trim()} { ${declared} }`
    /** @type {Said} */
    const said = {
      source,
      line,
      value,
      important: Boolean(node.important),
      touch,
      code: code ?? excerpt(media === '' ? rule : `@media ${media} { ${rule} }`),
    }
    if (property === 'font-size' && active.includes(true)) this.styles.fontSizes.push(said)
    for (const one of splitSelectors(selector)) {
      if (hover && /:hover\b[^,]*[\s>+~]/.test(one) && !this.styles.hover.has(one))
        this.styles.hover.set(one, { ...said, active })
      if (KEPT.has(property)) this.#keep(one, property, said, active)
    }
  }

  /**
   * The last one wins, as among rules of one selector; one that is important goes before those that
   * are not. @param {string} selector @param {string} property @param {Said} said @param
   * {boolean[]} active
   */
  #keep(selector, property, said, active) {
    const { selectors } = this.styles
    let kept = selectors.get(selector)
    if (!kept) {
      if (selectors.size >= MOST.selectors) return
      kept = {}
      selectors.set(selector, kept)
    }
    const widths = (kept[property] ??= WIDTHS.map(() => null))
    for (const [index, on] of active.entries()) {
      if (on && (said.important || !widths[index]?.important)) widths[index] = said
    }
  }
}
