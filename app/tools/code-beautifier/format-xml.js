import xml from '@prettier/plugin-xml'
import * as prettier from 'prettier'

/** What is no element, and what ends it. @type {[string, string][]} */
const ASIDE = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
]

/** Behind a text; the end when there is none. @param {string} code @param {string} text @param {number} from */
function behind(code, text, from) {
  const at = code.indexOf(text, from)
  return at < 0 ? code.length : at + text.length
}

/**
 * Where one of some signs stands that is in no quotes and nothing aside; the end when there is
 * none.
 *
 * @param {string} code
 * @param {number} from
 * @param {RegExp} signs With those that begin what is passed over; `g`.
 */
function findSign(code, from, signs) {
  for (let at = from; ;) {
    signs.lastIndex = at
    const found = signs.exec(code)
    if (!found) return code.length
    const [sign] = found
    const aside = ASIDE.find(([start]) => code.startsWith(start, found.index))
    if (sign === '"' || sign === "'") at = behind(code, sign, found.index + 1)
    else if (aside) at = behind(code, aside[1], found.index + aside[0].length)
    else if (sign === '<') at = found.index + 1
    else return found.index
  }
}
const TAG_END = /["'>]/g
const TYPE_END = /["'>[]/g
const SUBSET_END = /["'<\]]/g

/**
 * The elements' tags, and all between them.
 *
 * @param {string} code
 * @returns {Generator<{ text: string; isTag: boolean; at: number }, void>}
 */
function* pieces(code) {
  for (let at = 0; at < code.length;) {
    const aside = ASIDE.find(([start]) => code.startsWith(start, at))
    const isTag = !aside && code[at] === '<' && code[at + 1] !== '!'
    const next = code.indexOf('<', at + 1)
    let end = next < 0 ? code.length : next
    if (aside) end = behind(code, aside[1], at + aside[0].length)
    else if (isTag) end = findSign(code, at + 1, TAG_END) + 1
    yield { text: code.slice(at, end), isTag, at }
    at = end
  }
}

/** The part of a document type in brackets, which the parser does not read. @param {string} code */
function subsetOf(code) {
  const type = code.indexOf('<!DOCTYPE')
  if (type < 0) return ''
  const start = findSign(code, type + 2, TYPE_END)
  if (code[start] !== '[') return ''
  return code.slice(start, findSign(code, start + 1, SUBSET_END) + 1)
}

/** Throws for an end that is not the one of what is open: the parser takes it. @param {string} code */
function checkEnds(code) {
  /** @type {string[]} */
  const open = []
  for (const { text, isTag, at } of pieces(code)) {
    const [, end, name] = (isTag && /^<(\/?)([^\s<>/]+)/.exec(text)) || []
    if (name === undefined || (end === '' && text.endsWith('/>'))) continue
    if (end === '') open.push(name)
    else if (open.at(-1) === name) open.pop()
    else {
      const before = code.slice(0, at).split('\n')
      const message = open.length
        ? `Expected the end of <${open.at(-1)}>, but found </${name}>`
        : `</${name}> ends nothing`
      const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
      throw Object.assign(new SyntaxError(message), place)
    }
  }
}

const LETTERS = /"[^"]*"|'[^']*'|[^\0-\x7f]/g
/** In place of an ampersand: white space beside a reference is put in order otherwise. */
const REFERENCE = '\ue000'

/** The parser knows names of English letters alone. @param {string} code @param {boolean} isSpelt */
const prepare = (code, isSpelt) =>
  Array.from(pieces(code), ({ text, isTag }) => {
    if (!isTag) return text.startsWith('<') ? text : text.replaceAll('&', REFERENCE)
    if (!isSpelt) return text
    return text.replace(LETTERS, (part) =>
      /^["']/.test(part) ? part : `_u${part.charCodeAt(0).toString(16)}u_`,
    )
  }).join('')
/** @param {string} made @param {boolean} isSpelt */
function restore(made, isSpelt) {
  const whole = made.replaceAll(REFERENCE, '&')
  if (!isSpelt) return whole
  return whole.replace(/_u([\da-f]{2,4})u_/g, (_, sign) => String.fromCharCode(parseInt(sign, 16)))
}

/**
 * The rules of a document type stay as they were written.
 *
 * @param {string} code
 * @param {prettier.Options} options
 */
export async function formatXml(code, options) {
  const subset = subsetOf(code)
  const plain = code.replace(subset, () => subset.replace(/[^\n]/g, ' '))
  checkEnds(plain)
  const isSpelt = /[^\0-\x7f]/.test(plain) && !/_u[\da-f]{2,4}u_/.test(plain)
  const made = await prettier.format(prepare(plain, isSpelt), {
    ...options,
    plugins: [xml],
    xmlWhitespaceSensitivity: 'preserve',
  })
  const whole = restore(made, isSpelt)
  if (subset === '') return whole
  const end = findSign(whole, whole.indexOf('<!DOCTYPE') + 2, TAG_END)
  return `${whole.slice(0, end).trimEnd()} ${subset}${whole.slice(end)}`
}
