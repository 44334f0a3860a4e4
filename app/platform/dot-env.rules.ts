/** `NAME=value`, as Node reads it. */
const SETTING = /^\s*(?:export\s+)?([^=\s#][^=\s]*)\s*=(.*)$/
const EMPTY = /^\s*(#.*)?$/

/** How far apart two names are that are likely meant as one; short ones differ by less. */
const APART = 2
const SHORT = 5

/** In how many letters, added, left out, changed or swapped with the next, two words differ. */
function difference(one: string, other: string) {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1
      next[at] = Math.min(last![at]! + 1, next[at - 1]! + 1, last![at - 1]! + same)
      if (one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1] && row > 1 && at > 1)
        next[at] = Math.min(next[at]!, before![at - 2]! + 1)
    }
    ;[before, last] = [last!, next]
  }
  return last!.at(-1)!
}

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z\d]+/g, '_')

/** The known name that another was likely meant for; undefined for a foreign one. */
function closest(name: string, known: readonly string[]) {
  const [nearest] = known
    .filter((one) => Math.abs(one.length - name.length) <= APART)
    .map((one) => ({ one, apart: difference(plain(name), one) }))
    .filter(({ one, apart }) => apart <= (one.length > SHORT ? APART : 1))
    .sort((a, b) => a.apart - b.apart)
  return nearest?.one
}

/** Whether a value goes on in the next lines, as one in quotes may. */
function isOpen(value: string) {
  const [quote = ''] = value.trim()
  return /["'`]/.test(quote) && !value.trim().slice(1).includes(quote) ? quote : ''
}

/**
 * What in a file of settings is read by nobody, a line for each: names that are close to a known one,
 * and lines that are no setting. Names of other programs are not told of, nor is any value.
 */
export function oddLines(text: string, known: readonly string[]): string[] {
  const odd: string[] = []
  let quote = ''
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (quote) {
      if (line.includes(quote)) quote = ''
      continue
    }
    if (EMPTY.test(line)) continue
    const [, name = '', value = ''] = SETTING.exec(line) ?? []
    quote = isOpen(value)
    const meant = !known.includes(name) && name && closest(name, known)
    if (!name) odd.push(`Line ${index + 1} of .env is not a setting: write NAME=value.`)
    else if (meant) odd.push(`${name} in .env is not a setting: did you mean ${meant}?`)
  }
  return odd
}
