/** Remarks, and commas before a closing bracket, of JSON that people write by hand. */
const EXTRAS = /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g
const TRAILING_COMMAS = /("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g
const WORD =
  /\s*(?:"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)\b|[{}[\],:])/y

/** As long as it was, so that places stay. @param {string} text @param {string | undefined} kept */
const blank = (text, kept) => kept ?? text.replace(/[^\n]/g, ' ')

/** Where the first word is that JSON does not have; -1 for none. @param {string} code */
function strangeWord(code) {
  WORD.lastIndex = 0
  let end = 0
  while (WORD.test(code)) end = WORD.lastIndex
  return code.slice(end).trim() === '' ? -1 : end + code.slice(end).search(/\S/)
}

/** @param {string} code @param {number} offset */
function placeOf(code, offset) {
  const before = code.slice(0, offset).split('\n')
  return { line: before.length, column: before.at(-1)?.length ?? 0 }
}

/**
 * The plain JSON of a text that people write by hand. Throws for all that is not JSON apart from
 * remarks and commas at the end, with its place where that is known. @param {string} whole
 */
export function plainJson(whole) {
  const plain = whole
    .replace(/^\uFEFF/, ' ')
    .replace(EXTRAS, blank)
    .replace(TRAILING_COMMAS, blank)
  try {
    JSON.parse(plain)
  } catch (/** @type {any} */ error) {
    const [, position] = /at position (\d+)/.exec(error.message) ?? []
    const strange = strangeWord(plain)
    const at = strange >= 0 ? strange : position === undefined ? -1 : Number(position)
    if (at < 0) throw error
    const { line, column } = placeOf(plain, at)
    throw Object.assign(error, { line, column: column + 1 })
  }
  return plain
}

/** White space outside of texts goes; numbers stay as they were written. @param {string} code */
export const minifyJson = (code) => plainJson(code).replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')
