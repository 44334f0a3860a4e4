import { withoutEnd } from './free-text'
import { normalize } from './normalize'

/** What shows nothing and comes along with pasted text, a no-break space and a BOM among it. */
const UNSEEN = /[\s\p{Cf}]/u
const UNSEEN_FIRST = /^[\s\p{Cf}]+/u
const HOST = /^[\p{L}\p{N}\p{M}.-]+$/u

/** A domain as the mail server gets it (RFC 5891, A-label); what is none stays as it is. */
function asciiDomain(domain: string) {
  if (/^[\0-\u007f]*$/.test(domain) || !HOST.test(domain)) return domain
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}

/**
 * A mail address or username as the database keeps it and as it is looked up: without what shows
 * nothing around it, in lower case, its domain in the ASCII form.
 */
export function normalizeAddress(typed: string): string {
  const seen = withoutEnd(typed.replace(UNSEEN_FIRST, ''), UNSEEN)
  const text = normalize(seen, 'NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  return at < 0 ? text : text.slice(0, at + 1) + asciiDomain(text.slice(at + 1))
}
