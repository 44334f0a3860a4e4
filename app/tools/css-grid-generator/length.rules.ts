import { DEPTH_MAX } from './limits.rules'
import { type Cursor, type Token } from './tokens.rules'

/**
 * The lengths of CSS Values 4 and the container lengths of CSS Conditional 5; a percentage is one
 * here.
 */
const UNITS = new Set([
  '%',
  'px',
  'rem',
  'em',
  'ch',
  'rch',
  'ex',
  'rex',
  'cap',
  'rcap',
  'ic',
  'ric',
  'lh',
  'rlh',
  'cm',
  'mm',
  'q',
  'in',
  'pt',
  'pc',
  ...['', 's', 'l', 'd'].flatMap((size) =>
    ['vw', 'vh', 'vi', 'vb', 'vmin', 'vmax'].map((unit) => size + unit),
  ),
  'cqw',
  'cqh',
  'cqi',
  'cqb',
  'cqmin',
  'cqmax',
])

/** How many values a mathematical function takes (CSS Values 4 §10). */
const MATH: Record<string, [least: number, most: number]> = {
  calc: [1, 1],
  min: [1, 6],
  max: [1, 6],
  clamp: [3, 3],
}

const GIVEN = new Set(['var', 'env'])

type Term = { css: string; type: 'number' | 'length' }

export const isLengthUnit = (unit: string) => UNITS.has(unit)
export const isMath = (token: Token) =>
  token.kind === 'function' && Object.hasOwn(MATH, token.text.toLowerCase())

/** A number with its unit as it is written back. */
export const written = ({ value, unit }: Pick<Token, 'value' | 'unit'>) =>
  `${value === 0 ? 0 : value}${unit === 'q' ? 'Q' : unit}`

/** Whether a value stands here that the page has under a name (CSS Variables, CSS env()). */
export const isGiven = (token: Token) =>
  token.kind === 'function' && GIVEN.has(token.text.toLowerCase())

/** Such a value, taken for a length: `var(--side)`, `env(safe-area-inset-left, 0px)`. */
function given(cursor: Cursor, depth: number): string {
  const { text } = cursor.next()
  const { kind, text: name } = cursor.now
  const isVariable = text.toLowerCase() === 'var'
  if (depth > DEPTH_MAX) cursor.fail('math')
  if (kind !== 'name' || name.startsWith('--') !== isVariable || name === '--')
    cursor.fail(kind === 'end' ? 'unclosed' : 'expected')
  cursor.next()
  const instead = cursor.skip(',') ? `, ${readLength(cursor, depth + 1)}` : ''
  cursor.expect(')')
  return `${text.toLowerCase()}(${name}${instead})`
}

function term(cursor: Cursor, depth: number): Term {
  const token = cursor.now
  if (isGiven(token)) return { css: given(cursor, depth + 1), type: 'length' }
  if (isMath(token)) return math(cursor, depth + 1)
  if (cursor.skip('(')) {
    if (depth >= DEPTH_MAX) cursor.fail('math', token)
    const inner = sum(cursor, depth + 1)
    cursor.expect(')')
    return { ...inner, css: `(${inner.css})` }
  }
  if (token.kind !== 'number')
    cursor.fail(token.kind === 'end' ? 'unclosed' : token.kind === 'function' ? 'function' : 'math')
  if (token.unit && !isLengthUnit(token.unit)) cursor.fail('unit')
  cursor.next()
  return { css: written(token), type: token.unit ? 'length' : 'number' }
}

function product(cursor: Cursor, depth: number): Term {
  let left = term(cursor, depth)
  while (cursor.is('*') || cursor.is('/')) {
    const sign = cursor.next()
    const at = cursor.now
    const right = term(cursor, depth)
    const fits =
      sign.text === '/'
        ? right.type === 'number' && !(at.kind === 'number' && at.value === 0)
        : left.type === 'number' || right.type === 'number'
    if (!fits) cursor.fail('math', at)
    left = {
      css: `${left.css} ${sign.text} ${right.css}`,
      type: left.type === 'length' || right.type === 'length' ? 'length' : 'number',
    }
  }
  return left
}

function sum(cursor: Cursor, depth: number): Term {
  let left = product(cursor, depth)
  while (cursor.is('+') || cursor.is('-')) {
    const sign = cursor.next()
    // CSS wants a space on both sides, or the sign belongs to the number.
    if (!sign.spaced || !cursor.now.spaced) cursor.fail('math', sign)
    const at = cursor.now
    const right = product(cursor, depth)
    if (right.type !== left.type) cursor.fail('math', at)
    left = { css: `${left.css} ${sign.text} ${right.css}`, type: left.type }
  }
  return left
}

function math(cursor: Cursor, depth: number): Term {
  const token = cursor.next()
  if (depth > DEPTH_MAX) cursor.fail('math', token)
  const name = token.text.toLowerCase()
  const [least, most] = MATH[name]!
  const terms = [sum(cursor, depth)]
  while (cursor.skip(',')) terms.push(sum(cursor, depth))
  cursor.expect(')')
  if (
    terms.length < least ||
    terms.length > most ||
    terms.some(({ type }) => type !== terms[0]!.type)
  )
    cursor.fail('math', token)
  return { css: `${name}(${terms.map(({ css }) => css).join(', ')})`, type: terms[0]!.type }
}

/** A length or percentage that is not negative, as CSS writes it. */
export function readLength(cursor: Cursor, depth = 1): string {
  const token = cursor.now
  if (isGiven(token)) return given(cursor, depth)
  if (isMath(token)) {
    const { css, type } = math(cursor, depth)
    if (type !== 'length') cursor.fail('math', token)
    return css
  }
  if (token.kind === 'function') cursor.fail('function')
  if (token.kind !== 'number') cursor.fail('expected')
  if (token.value < 0) cursor.fail('negative')
  if (!token.unit && token.value !== 0) cursor.fail('unitless')
  if (token.unit && !isLengthUnit(token.unit)) cursor.fail('unit')
  cursor.next()
  return token.unit ? written(token) : '0'
}
