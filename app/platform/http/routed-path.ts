/** A part of a path as the router reads it; what cannot be read stays as it is. */
function decoded(segment: string) {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F')
  } catch {
    return segment
  }
}

/**
 * The path of an address as the router reads it, whatever its case and with what is escaped without
 * need: what is decided by a path is decided by this one. Without `.data`, with which script asks
 * for a page's data.
 */
export function routedPath(pathname: string): string {
  return pathname
    .replace(/\.data$/, '')
    .split('/')
    .map(decoded)
    .join('/')
    .toLowerCase()
}
