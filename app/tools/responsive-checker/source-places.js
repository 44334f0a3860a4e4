/** Where something stands in a text, for those who look it up. */

const CODE_MAX = 160

/** At most 160 characters of code on one line. @param {string} code */
export function excerpt(code) {
  const line = code
    .slice(0, 4 * CODE_MAX)
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > CODE_MAX ? `${line.slice(0, CODE_MAX - 1)}…` : line
}

/** Gives the line, from 1, of a place in a text. @param {string} text */
export function lineFinder(text) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (/** @type {number} */ offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
