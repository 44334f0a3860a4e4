export type PaletteEntry = {
  /** What it was called, or its color as it was typed. */
  name: string
  color: string
}

const NAMED = /^(?:--)?([^:()]+):(.*)$/s

/** Splits at line ends and semicolons, and at commas that stand in no parentheses. */
function split(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth = Math.max(0, depth - 1)
    const ends = /[\n\r;]/.test(sign)
    if (ends) depth = 0
    if (ends || (sign === ',' && depth === 0)) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/**
 * The colors of a palette as it was typed: one a line or between commas, each with a name before a
 * colon if it has one.
 */
export function readPalette(text: string): PaletteEntry[] {
  return split(text).map((part) => {
    const [, name, color] = NAMED.exec(part) ?? []
    return name?.trim() && color
      ? { name: name.trim(), color: color.trim() }
      : { name: part, color: part }
  })
}

/** The names of CSS custom properties for names that people gave, each once. */
export function propertyNames(names: string[]): string[] {
  const used = new Set<string>()
  return names.map((name, index) => {
    const word =
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || `color-${index + 1}`
    const unique = used.has(word) ? `${word}-${index + 1}` : word
    used.add(unique)
    return `--${unique}`
  })
}
