/** Characters of an address that is asked. */
export const ADDRESS_MAX = 2000

export type AddressProblem = 'missing' | 'unreadable' | 'tooLong'

/**
 * An address as people type it, `example.com/prices` too, completed to a URL; or why it is none.
 * Whether it may be asked is for the fetcher.
 */
export function readPageAddress(text: string): { url: string } | { problem: AddressProblem } {
  const typed = text.trim()
  if (typed === '') return { problem: 'missing' }
  if (typed.length > ADDRESS_MAX) return { problem: 'tooLong' }
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(typed)
    ? typed
    : `https://${typed.replace(/^\/\//, '')}`
  if (/\s/.test(typed) || !URL.canParse(whole)) return { problem: 'unreadable' }
  const { protocol, href, hostname } = new URL(whole)
  return /^https?:$/.test(protocol) && /[.:]/.test(hostname)
    ? { url: href }
    : { problem: 'unreadable' }
}
