/** A number with its unit: '' for a plain one. */
type Quantity = { value: number; unit: string }

const TOKEN =
  /\s*(?:([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]+)?|([a-z]+)|([-+*/(),]))/iy
const FUNCTION =
  /\s*(min|max|clamp|round|mod|rem|abs|sign|sqrt|pow|hypot|exp|log|sin|cos|tan|asin|acos|atan2|atan)\(/iy
const ROUNDING = /\s*(nearest|up|down|to-zero)\s*,/iy
const CONSTANTS: Record<string, number> = { pi: Math.PI, e: Math.E }
const DEEPEST = 20

const DEGREES: Record<string, number> = { deg: 1, grad: 0.9, turn: 360, rad: 180 / Math.PI }
const ROUNDINGS: Record<string, (value: number) => number> = {
  nearest: (value) => Math.floor(value + 0.5),
  up: Math.ceil,
  down: Math.floor,
  'to-zero': Math.trunc,
}
/** Of one plain number. */
const PLAIN: Record<string, (...values: number[]) => number> = {
  sqrt: Math.sqrt,
  exp: Math.exp,
  pow: (base, power) => base! ** (power ?? Number.NaN),
  log: (value, base) => Math.log(value!) / (base === undefined ? 1 : Math.log(base)),
}
/** Of quantities of one unit, which the answer has too. */
const ALIKE: Record<string, (...values: number[]) => number> = {
  min: Math.min,
  max: Math.max,
  hypot: Math.hypot,
  abs: (value) => Math.abs(value!),
  clamp: (least, value, most) => Math.max(least!, Math.min(value!, most ?? Number.NaN)),
  mod: (value, by) => value! - by! * Math.floor(value! / by!),
  rem: (value, by) => value! % by!,
}
const ANGLES: Record<string, (value: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
}
const ARCS: Record<string, (...values: number[]) => number> = {
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  atan2: Math.atan2,
}

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

/** A function of CSS Values 4 §10; fails for an argument that it does not take. */
function call(name: string, rounding: string | undefined, given: Quantity[]): Quantity {
  const values = given.map(({ value }) => value)
  const [{ value, unit } = fail()] = given
  const isAlike = given.every((one) => one.unit === unit)
  if (name === 'round') {
    const step = values[1] ?? 1
    if (!isAlike || given.length > 2 || (unit && given.length < 2)) fail()
    return { value: ROUNDINGS[rounding ?? 'nearest']!(value / step) * step, unit }
  }
  if (name === 'sign') return { value: Math.sign(value), unit: '' }
  if (name in ANGLES) {
    const turned = unit === '' ? value : unit === 'deg' ? value / DEGREES.rad! : fail()
    return { value: ANGLES[name]!(turned), unit: '' }
  }
  if (!isAlike || (unit && !(name in ALIKE) && name !== 'atan2')) fail()
  if (name in ARCS) return { value: ARCS[name]!(...values) * DEGREES.rad!, unit: 'deg' }
  return { value: (ALIKE[name] ?? PLAIN[name])!(...values), unit }
}

/** The arguments of a function: cut at the commas that stand in no brackets. */
export function splitAtCommas(text: string): string[] {
  let depth = 0
  return [...text]
    .reduce<string[]>(
      (parts, sign) => {
        depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
        return sign === ',' && depth === 0
          ? [...parts, '']
          : [...parts.slice(0, -1), parts[parts.length - 1]! + sign]
      },
      [''],
    )
    .map((part) => part.trim())
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

  private call(name: string): Quantity {
    if ((this.depth += 1) > DEEPEST) fail()
    const rounding = name === 'round' ? this.take(ROUNDING)?.[1]?.toLowerCase() : undefined
    const given = [this.sum()]
    while (this.take(/\s*,/y)) given.push(this.sum())
    if (!this.take(/\s*\)/y)) fail()
    this.depth -= 1
    return call(name, rounding, given)
  }

  private value(): Quantity {
    if (this.take(/\s*(?:calc)?\(/iy)) {
      if ((this.depth += 1) > DEEPEST) fail()
      const inside = this.sum()
      if (!this.take(/\s*\)/y)) fail()
      this.depth -= 1
      return inside
    }
    const name = this.take(FUNCTION)?.[1]?.toLowerCase()
    if (name) return this.call(name)
    const [, number, said = '', word] = this.take(TOKEN) ?? []
    const unit = said.toLowerCase()
    const degrees = DEGREES[unit]
    if (number !== undefined && degrees) return { value: Number(number) * degrees, unit: 'deg' }
    if (number !== undefined) return { value: Number(number), unit }
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
