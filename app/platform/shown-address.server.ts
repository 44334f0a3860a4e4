import { domainToUnicode } from 'node:url'

/** A mail address as its owner knows it: its domain in letters, where it is kept in ASCII. */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return address.slice(0, at + 1) + (domainToUnicode(domain) || domain)
}

/** A mail address that its owner knows again, and nobody else can write to: a…@example.com. */
export function addressHint(address: string): string {
  const shown = shownAddress(address)
  const [first = ''] = shown
  return `${first}…${shown.slice(shown.lastIndexOf('@'))}`
}
