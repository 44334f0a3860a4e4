import { generate, parse, tokenize, tokenTypes as types, walk } from 'css-tree'

/** Interpolation and remarks of preprocessors, in which line breaks and spaces say something. */
const PREPROCESSED = /[#@]\{|(?:^|[\s;{}])\/\//
const CLOSES = new Map([
  [types.RightCurlyBracket, types.LeftCurlyBracket],
  [types.RightParenthesis, types.LeftParenthesis],
  [types.RightSquareBracket, types.LeftSquareBracket],
])

/** @param {string} code */
function tokensOf(code) {
  /** @type {{ type: number, text: string }[]} */
  const tokens = []
  tokenize(code, (type, start, end) => tokens.push({ type, text: code.slice(start, end) }))
  return tokens
}

/**
 * Whether all brackets close, and no text or address ends where it should not.
 *
 * @param {ReturnType<typeof tokensOf>} tokens
 */
function isWhole(tokens) {
  /** @type {number[]} */
  const open = []
  for (const { type } of tokens) {
    if (type === types.BadString || type === types.BadUrl) return false
    if (type === types.Function) open.push(types.LeftParenthesis)
    else if ([...CLOSES.values()].includes(type)) open.push(type)
    else if (CLOSES.has(type) && open.pop() !== CLOSES.get(type)) return false
  }
  return open.length === 0
}

/**
 * What the parser of trees does not know yet, or not any more, word by word: white space becomes
 * one space, or none beside what ends a word anyway. An empty value keeps its space.
 * @param {ReturnType<typeof tokensOf>} tokens
 */
function closeUp(tokens) {
  let made = ''
  let space = false
  for (const { type, text } of tokens) {
    if (type === types.WhiteSpace) space = true
    else if (type === types.Comment && !text.startsWith('/*!')) made += space ? '' : '/**/'
    else {
      const apart = !/[{};,]$/.test(made) && (/:$/.test(made) || !/^[{};,]/.test(text))
      if (space && made !== '' && apart) made += ' '
      made += text
      space = false
    }
  }
  return made
}

/**
 * A style sheet, or the declarations of an element, without white space and remarks. All
 * declarations stay: of several of one property older browsers take the one that they know, and
 * texts and addresses keep the way in which they are written. Throws for what cannot be read.
 * @param {string} whole @param {'stylesheet' | 'declarationList'} [context]
 */
export function minifyCss(whole, context = 'stylesheet') {
  const code = whole.replace(/^\uFEFF/, '')
  /** @type {any} */
  let unknown
  const tree = parse(code, {
    context,
    positions: true,
    parseCustomProperty: false,
    onParseError: (/** @type {any} */ error) => void (unknown ??= error),
  })
  if (unknown) {
    const tokens = tokensOf(code)
    if (PREPROCESSED.test(code) || !isWhole(tokens)) throw unknown
    return closeUp(tokens)
  }
  walk(tree, (/** @type {any} */ node, /** @type {any} */ item, /** @type {any} */ list) => {
    if (!list) return
    if (node.type === 'Comment' && !node.value.startsWith('!')) list.remove(item)
    const written = code.slice(node.loc?.start.offset, node.loc?.end.offset)
    if ((node.type === 'String' || node.type === 'Url') && written.includes('\\'))
      item.data = { type: 'Raw', value: written, loc: null }
  })
  return generate(tree)
}
