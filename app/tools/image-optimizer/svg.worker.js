/**
 * Makes an SVG smaller and harmless, in a process of its own: what it is given may keep a parser
 * busy for ever.
 */
import { optimize } from 'svgo'

/** @typedef {{ scripts: number, handlers: number, foreign: number, outside: number }} Removed */

const FOREIGN = new Set(['foreignobject', 'iframe', 'embed', 'object', 'audio', 'video'])
const SCRIPTS = new Set(['script', 'handler', 'listener'])
/** A data URL of pixels: what is in another cannot be looked into from here. */
const PIXELS = /^data:image\/(png|jpe?g|gif|webp|avif)[;,]/i
/** Schemes of links that people may follow. */
const LINKED = /^(https?:|mailto:|tel:|#|[^:]*$)/i

/** @param {string} name */
const local = (name) => name.slice(name.lastIndexOf(':') + 1).toLowerCase()
/** @param {string} value */
const compact = (value) => value.replace(/[\p{Cc}\p{Zs}]/gu, '')

/**
 * What a style sheet has within itself: a part of the drawing, nothing, or a picture or face
 * written out.
 */
const OWN = /^["']?(?:#|["']|data:image\/(?:png|jpe?g|gif|webp|avif)|data:(?:application\/)?font)/i

/**
 * Takes what a style sheet would fetch from elsewhere out of it. @param {string} css @param
 * {Removed} removed
 */
function cleanCss(css, removed) {
  const without = () => {
    removed.outside += 1
    return ''
  }
  return css
    .replace(/@import\b[^;]*;?/gi, without)
    .replace(/(?:url|image|src)\(([^)]*)\)/gi, (whole, inside) =>
      OWN.test(inside.trim()) ? whole : `${without()}none`,
    )
}

/** @param {Removed} removed */
function clean(removed) {
  /** @param {any} node @param {any} parent */
  const drop = (node, parent) => {
    parent.children = parent.children.filter((/** @type {any} */ child) => child !== node)
  }
  /** @param {any} node */
  const cleanAttributes = (node) => {
    for (const [attribute, value] of Object.entries(node.attributes)) {
      const name = local(attribute)
      const bare = compact(String(value))
      if (name.startsWith('on')) {
        removed.handlers += 1
        delete node.attributes[attribute]
      } else if (name === 'href' || name === 'src') {
        const link = local(node.name) === 'a'
        if (bare.startsWith('#') || bare === '' || (link ? LINKED.test(bare) : PIXELS.test(bare)))
          continue
        if (/^(java|vb)script:/i.test(bare)) removed.scripts += 1
        else removed.outside += 1
        delete node.attributes[attribute]
      } else if (/(url|image|src)\(|@import/i.test(bare))
        node.attributes[attribute] = cleanCss(String(value), removed)
    }
  }
  return {
    name: 'clean',
    fn: () => ({
      instruction: {
        enter: (/** @type {any} */ node, /** @type {any} */ parent) => {
          if (node.name === 'xml') return
          removed.outside += 1
          drop(node, parent)
        },
      },
      element: {
        enter: (/** @type {any} */ node, /** @type {any} */ parent) => {
          const name = local(node.name)
          const animatesLink =
            /^(set|animate)/.test(name) &&
            /^(.*:)?(href|on.*)$/i.test(compact(node.attributes.attributeName ?? ''))
          if (SCRIPTS.has(name) || animatesLink) {
            removed.scripts += 1
            return drop(node, parent)
          }
          if (FOREIGN.has(name)) {
            removed.foreign += 1
            return drop(node, parent)
          }
          cleanAttributes(node)
          if (name !== 'style') return
          for (const child of node.children)
            if (child.type === 'text' || child.type === 'cdata')
              child.value = cleanCss(child.value, removed)
        },
      },
    }),
  }
}

const SIZE = /^\s*([\d.]+)(?:px)?\s*$/

/** @param {string} svg */
function sizeOf(svg) {
  const [tag = ''] = /<svg\b[^>]*>/.exec(svg) ?? []
  /** @param {string} name */
  const attribute = (name) => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? ''
  const sides = [attribute('width'), attribute('height')].map((side) =>
    Number(SIZE.exec(side)?.[1]),
  )
  const box = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = sides.every((side) => side > 0) ? sides : [box[2], box[3]]
  return width && height && width > 0 && height > 0
    ? { width: Math.round(width), height: Math.round(height) }
    : null
}

const STYLE = /<style\b[^>]*>((?:(?!<\/style)[^])*)/gi
const CLASSES = /^\s*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*$/

/**
 * Whether style sheets say something of more than classes: of elements by their names, of the
 * reader, the moment, or how elements stand to each other. @param {string} svg
 */
const hasLivingStyle = (svg) =>
  [...svg.matchAll(STYLE)].some(([, css = '']) =>
    css
      .replace(/\/\*[^]*?\*\/|<!\[CDATA\[|\]\]>/g, '')
      .split('}')
      .some((rule) => rule.trim() !== '' && !CLASSES.test(rule.split('{')[0] ?? '')),
  )
/** What an animation moves has to stay what it is. */
const MOVES = /<(?:[\w-]+:)?(?:animate\w*|set)[\s/>]/i

/**
 * What makes a drawing smaller and changes nothing that others see of it: ids, symbols, roles and
 * names stay, since pages, scripts and screen readers use them. @param {string} svg
 */
function presetFor(svg) {
  const kept = {
    cleanupIds: false,
    removeUselessDefs: false,
    removeHiddenElems: false,
    minifyStyles: { usage: false },
    // Its list does not know the links of SVG 2.
    removeUnknownsAndDefaults: { unknownAttrs: false, keepRoleAttr: true },
  }
  const asDrawn = {
    inlineStyles: false,
    minifyStyles: false,
    convertShapeToPath: false,
    convertEllipseToCircle: false,
    mergePaths: false,
    collapseGroups: false,
    moveElemsAttrsToGroup: false,
    moveGroupAttrsToElems: false,
    removeEmptyContainers: false,
  }
  const moves = MOVES.test(svg)
  const overrides = {
    ...kept,
    ...((moves || hasLivingStyle(svg)) && asDrawn),
    ...(moves && { convertPathData: false, convertTransform: false }),
  }
  return /** @type {import('svgo').PluginConfig} */ ({
    name: 'preset-default',
    params: { overrides },
  })
}

/** @param {{ code: string }} task */
export default function optimizeText({ code }) {
  /** @type {Removed} */
  const removed = { scripts: 0, handlers: 0, foreign: 0, outside: 0 }
  try {
    const cleaned = optimize(code, {
      plugins: [clean(removed), 'removeScripts', 'removeMetadata'],
    }).data
    const { data } = optimize(cleaned, { multipass: true, plugins: [presetFor(cleaned)] })
    return /^\s*<svg[\s>/]/.test(data)
      ? { code: data, size: sizeOf(data), removed }
      : { broken: true }
  } catch {
    return { broken: true }
  }
}
