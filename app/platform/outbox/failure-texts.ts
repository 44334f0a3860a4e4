const MOST = 200
const LONGEST_LINE = 2_000

/**
 * What an error says, in its last line, without what it quotes, addresses and longer numbers: those
 * may be somebody's.
 */
export function failureWords(error: unknown): string {
  const {
    name = 'Error',
    code,
    message = String(error),
  } = (typeof error === 'object' && error !== null ? error : {}) as {
    name?: string
    code?: unknown
    message?: string
  }
  const last = message.trim().split('\n').at(-1)!.trim()
  // Cut short before, it would show what is left of a quotation that was cut open.
  const plain = last.length > LONGEST_LINE ? '…' : withoutQuotations(last)
  return [name, typeof code === 'string' ? `(${code})` : '', plain]
    .filter(Boolean)
    .join(' ')
    .slice(0, MOST)
}

function withoutQuotations(line: string) {
  return line
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^“”]*”/g, '…')
    .split(/\s+/)
    .map((word) => (/[@/]|\d{3}/.test(word) ? '…' : word))
    .join(' ')
}
