/** A number with its unit: '' for a plain one. */
type Quantity = { value: number; unit: string }

const TOKEN =
  /\s*(?:([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]+)?|([a-z]+)|([-+*/(),]))/iy
const CONSTANTS: Record<string, number> = { pi: Math.PI, e: Math.E }
const DEEPEST = 20

class NotCalculableError extends Error {}
const fail = (): never => {
  throw new NotCalculableError()
}

function combine(one: Quantity, sign: string, other: Quantity): Quantity {
  if (sign === '*') {
    if (one.unit && other.unit) fail()
    return { value: one.value * other.value, unit: one.unit || other.unit }
  }
  if (sign === '/') {
    if (other.unit) fail()
    return { value: one.value / other.value, unit: one.unit }
  }
  if (one.unit !== other.unit) fail()
  return { value: one.value + (sign === '-' ? -1 : 1) * other.value, unit: one.unit }
}

/** Reads a sum of CSS (`calc()`, CSS Values 4) from left to right. */
class Sum {
  private at = 0
  private depth = 0
  constructor(
    private readonly text: string,
    private readonly words: Record<string, number>,
  ) {}

  whole(): Quantity {
    const sum = this.sum()
    return this.text.slice(this.at).trim() === '' ? sum : fail()
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found) this.at = pattern.lastIndex
    return found
  }

  private sum(): Quantity {
    let sum = this.product()
    for (let sign = this.take(/\s+([-+])\s+/y); sign; sign = this.take(/\s+([-+])\s+/y))
      sum = combine(sum, sign[1]!, this.product())
    return sum
  }

  private product(): Quantity {
    let product = this.value()
    for (let sign = this.take(/\s*([*/])\s*/y); sign; sign = this.take(/\s*([*/])\s*/y))
      product = combine(product, sign[1]!, this.value())
    return product
  }

  private value(): Quantity {
    if (this.take(/\s*(?:calc)?\(/iy)) {
      if ((this.depth += 1) > DEEPEST) fail()
      const inside = this.sum()
      if (!this.take(/\s*\)/y)) fail()
      this.depth -= 1
      return inside
    }
    const [, number, unit = '', word] = this.take(TOKEN) ?? []
    if (number !== undefined) return { value: Number(number), unit: unit.toLowerCase() }
    const known = word && (this.words[word.toLowerCase()] ?? CONSTANTS[word.toLowerCase()])
    return typeof known === 'number' ? { value: known, unit: '' } : fail()
  }
}

/**
 * A number, a word that stands for one, or a `calc()`, as one number with its unit; null for
 * anything else.
 */
export function calculate(text: string, words: Record<string, number> = {}): string | null {
  try {
    const { value, unit } = new Sum(text, words).whole()
    return Number.isFinite(value) ? `${Number(value.toFixed(8))}${unit}` : null
  } catch (error) {
    if (error instanceof NotCalculableError) return null
    throw error
  }
}
