import { domainToUnicode } from 'node:url'

/** A mail address as its owner knows it: its domain in letters, where it is kept in ASCII. */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  return address.slice(0, at + 1) + (domainToUnicode(domain) || domain)
}
