const MOST = 200

/** What an error says, in its last line, without what it quotes, addresses and longer numbers: those may be somebody's. */
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
  const last = message
    .slice(-2000)
    .trim()
    .split('\n')
    .at(-1)!
    .trim()
    .slice(0, 2 * MOST)
  const plain = last
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^“”]*”/g, '…')
    .split(/\s+/)
    .map((word) => (/[@/]|\d{3}/.test(word) ? '…' : word))
    .join(' ')
  return [name, typeof code === 'string' ? `(${code})` : '', plain]
    .filter(Boolean)
    .join(' ')
    .slice(0, MOST)
}
