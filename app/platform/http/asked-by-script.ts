/**
 * Whether script asks from within a page that is open, and no browser for a document (Fetch Metadata). A service worker that
 * passes on the asking for a document names `empty` as its destination too, but keeps the mode.
 */
export function isAskedByScript({ headers }: Request): boolean {
  return headers.get('Sec-Fetch-Dest') === 'empty' && headers.get('Sec-Fetch-Mode') !== 'navigate'
}
