import { NUMBER_MAX } from './limits.rules'
import { NAME } from './names.rules'
import { Misread } from './problem.rules'

export type Token = {
  kind: 'name' | 'function' | 'number' | 'sign' | 'end'
  /** As it was typed; a function without its bracket, a sign as itself. */
  text: string
  value: number
  /** Of a number, in small letters: px, fr, % or nothing. */
  unit: string
  /** Signs from 1. */
  at: number
  /** Whether a space stands before it. */
  spaced: boolean
}

const SPACE = /(?:\s|\/\*[^]*?\*\/)*/y
const NUMBER = /[+-]?(?:\d*\.\d+|\d+)(?:e[+-]?\d+)?/iy
const UNIT = /%|[a-z]+/iy
const SIGNS = '()[],/*+-='

function take(pattern: RegExp, text: string, from: number): string {
  pattern.lastIndex = from
  return pattern.exec(text)?.[0] ?? ''
}

function tokenAt(text: string, from: number): Omit<Token, 'at' | 'spaced'> & { length: number } {
  const digits = take(NUMBER, text, from)
  if (digits) {
    const unit = take(UNIT, text, from + digits.length)
    return {
      kind: 'number',
      text: digits + unit,
      value: Number(digits),
      unit: unit.toLowerCase(),
      length: digits.length + unit.length,
    }
  }
  const name = take(NAME, text, from)
  if (name && name !== '-') {
    const opens = text[from + name.length] === '('
    return {
      kind: opens ? 'function' : 'name',
      text: name,
      value: 0,
      unit: '',
      length: name.length + (opens ? 1 : 0),
    }
  }
  const sign = String.fromCodePoint(text.codePointAt(from)!)
  return { kind: 'sign', text: sign, value: 0, unit: '', length: sign.length }
}

/** Cuts a value of CSS into its parts (CSS Syntax 3 §4, without strings and escapes). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let from = 0
  let signs = 1
  for (;;) {
    const space = take(SPACE, text, from)
    from += space.length
    signs += space.length
    if (from >= text.length)
      return [
        ...tokens,
        { kind: 'end', text: '', value: 0, unit: '', at: signs, spaced: space !== '' },
      ]
    const { length, ...token } = tokenAt(text, from)
    if (token.kind === 'sign' && !SIGNS.includes(token.text))
      throw new Misread({ kind: 'sign', found: token.text, at: signs })
    if (Math.abs(token.value) > NUMBER_MAX)
      throw new Misread({ kind: 'tooLarge', found: token.text.slice(0, 20), at: signs })
    tokens.push({ ...token, at: signs, spaced: space !== '' })
    signs += [...text.slice(from, from + length)].length
    from += length
  }
}

/** Goes through the parts of a value; what does not fit throws with its place. */
export class Cursor {
  private index = 0
  private readonly tokens: Token[]

  constructor(text: string) {
    this.tokens = tokenize(text)
  }

  get now(): Token {
    return this.tokens[this.index]!
  }

  next(): Token {
    const token = this.now
    if (token.kind !== 'end') this.index += 1
    return token
  }

  is(sign: string) {
    return this.now.kind === 'sign' && this.now.text === sign
  }

  skip(sign: string) {
    const found = this.is(sign)
    if (found) this.next()
    return found
  }

  /** Takes a sign that has to stand here. */
  expect(sign: string) {
    if (this.skip(sign)) return
    this.fail(this.now.kind === 'end' && (sign === ')' || sign === ']') ? 'unclosed' : 'expected')
  }

  fail(kind: Misread['problem']['kind'], token = this.now): never {
    throw new Misread({
      kind,
      found: token.kind === 'function' ? `${token.text}(` : token.text,
      at: token.at,
    })
  }
}
