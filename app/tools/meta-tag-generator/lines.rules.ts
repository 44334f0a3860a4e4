import { readPageAddress } from '~/tools/_area/page-address.rules'

export interface NamedAddress {
  name: string
  url: string
}

/**
 * Lines of a name and, after the last space, an address: `sv https://example.com/sv`; `wrong` is
 * the first that is none.
 */
export function readLines(text: string): { lines: NamedAddress[]; wrong: string | null } {
  const lines: NamedAddress[] = []
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const at = Math.max(line.lastIndexOf(' '), line.lastIndexOf('\t'))
    const read = readPageAddress(line.slice(at + 1))
    if (at < 1 || 'problem' in read) return { lines, wrong: line }
    lines.push({ name: line.slice(0, at).trim(), url: read.url })
  }
  return { lines, wrong: null }
}
