/** Which rules can hold for anything that stands in a page. */
import { ident } from 'css-tree'

const PART =
  /\\(?:[0-9a-f]{1,6}\s?|[^0-9a-f])|[.#](?:\\(?:[0-9a-f]{1,6}\s?|[^0-9a-f])|[\w-]|[^\x00-\x7f])+|"[^"]*"|'[^']*'|./gis
const MOST_NAMES = 20

/**
 * The classes (`.name`) and ids (`#name`) that a selector asks for in any case; those in brackets,
 * as of `:not()`, are left out.
 * @param {string} selector
 */
function namesAsked(selector) {
  const names = []
  let depth = 0
  for (const [part] of selector.matchAll(PART)) {
    if (part === '(' || part === '[') depth += 1
    else if (part === ')' || part === ']') depth -= 1
    else if (depth === 0 && part.length > 1 && /^[.#]/.test(part) && names.length < MOST_NAMES)
      names.push(part[0] + ident.decode(part.slice(1)))
  }
  return names
}

/**
 * @param {string} selector @param {Set<string> | null} names Of the page; null when it has more
 * than were kept.
 */
export const isOnPage = (selector, names) =>
  names === null || namesAsked(selector).every((name) => names.has(name))
