/** What `signLinkToken` puts after an id: 32 bytes that only the app can draw from it. */
const SIGNED = /(?<=[\w-])\.[\w-]{43}(?![\w-])/g
const QUOTE = /(\/project-wizard\/quote\/)[\w.-]+/g
/** What `signAddressToken` puts after an id, in the address of an answer. */
const ADDRESS = /(reply\+[0-9a-z-]{1,60})-[0-9a-z]{16}(?=@)/g

/**
 * A text whose links and addresses for answers open nothing: whoever may read it can still not act
 * for the person it went to.
 */
export function hideLinkTokens(text: string): string {
  return text.replace(SIGNED, '.…').replace(QUOTE, '$1…').replace(ADDRESS, '$1-…')
}
