/** @import { CodeStyle } from './beautify.rules' */

const OPENS = /q'.|'|"|\[|--|\/\*/gi
/** @type {Record<string, string>} */
const CLOSES = { "'": "'", '"': '"', '[': ']', '/*': '*/' }
/** Of texts that begin with `q'`. @type {Record<string, string>} */
const PAIRS = { '[': ']', '(': ')', '{': '}', '<': '>' }
/** @param {string} opening */
const closing = (opening) => {
  const last = opening.at(-1) ?? ''
  return opening.length === 3 ? `${PAIRS[last] ?? last}'` : (CLOSES[opening] ?? '')
}
/** What ends a batch for the programs that send them, on a line of its own. */
const LINES = {
  go: /^go(?:[ \t]+\d+)?[ \t]*;?$/i,
  slash: /^\/$/,
  delimiter: /^delimiter[ \t]+\S+$/i,
}
/** @type {Partial<Record<CodeStyle['dialect'], RegExp>>} */
const ENDS = {
  sql: LINES.go,
  transactsql: LINES.go,
  plsql: LINES.slash,
  mysql: LINES.delimiter,
  mariadb: LINES.delimiter,
}

/**
 * What closes the text or the remark that is open at the end of a line; '' for none.
 *
 * @param {string} line
 * @param {string} open What is open at its beginning.
 */
function stillOpen(line, open) {
  for (let at = 0; ;) {
    if (open !== '') {
      const end = line.indexOf(open, at)
      if (end < 0) return open
      at = end + open.length
    }
    OPENS.lastIndex = at
    const next = OPENS.exec(line)
    if (!next || next[0] === '--') return ''
    open = closing(next[0])
    at = OPENS.lastIndex
  }
}

/**
 * The parts of a script, and after each but the last the line that ends it.
 *
 * @param {string} code
 * @param {RegExp} ends
 */
function batches(code, ends) {
  const parts = []
  /** @type {string[]} */
  let part = []
  let open = ''
  for (const line of code.split(/\r?\n/)) {
    if (open === '' && ends.test(line.trim())) {
      parts.push(part.join('\n'), line.trim())
      part = []
    } else {
      part.push(line)
      open = stillOpen(line, open)
    }
  }
  return [...parts, part.join('\n')]
}

/**
 * Words keep their case: many that are reserved are names of columns too. What has a delimiter of
 * its own stays as it is.
 *
 * @param {string} code
 * @param {CodeStyle} style
 * @param {{ tabWidth: number; useTabs: boolean }} indent
 */
export async function formatSql(code, style, indent) {
  const sql = await import('sql-formatter')
  /** @param {string} part */
  const write = (part) =>
    sql.format(part, {
      language: style.dialect,
      ...indent,
      keywordCase: 'preserve',
      expressionWidth: style.width - 30,
    })
  const ends = ENDS[style.dialect]
  if (!ends) return `${write(code)}\n`
  const written = batches(code, ends).map((part, index, all) => {
    if (index % 2 === 1) return ends === LINES.go ? part.replace(';', '').trim() : part
    const [, delimiter = ';'] = /^delimiter\s+(\S+)/i.exec(all[index - 1] ?? '') ?? []
    return delimiter === ';' ? write(part) : part.trim()
  })
  return `${written.filter((part) => part !== '').join('\n')}\n`
}
