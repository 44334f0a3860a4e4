/**
 * Whether script asks for a page's data from within a page that is open. What accepts HTML is a
 * document, whatever else it says: Firefox's service worker passes documents on with the Fetch
 * Metadata of script.
 */
export function isAskedByScript({ headers }: Request): boolean {
  return headers.get('Sec-Fetch-Dest') === 'empty' && !headers.get('Accept')?.includes('text/html')
}
