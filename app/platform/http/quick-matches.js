/** @typedef {{ path?: string, index?: boolean, children?: Route[] }} Route */

/**
 * What is left of an address after a route's own path; null when the address cannot be one of this route.
 * @param {string} path
 * @param {string[]} segments of the address
 * @returns {string[] | null}
 */
function after(path, segments) {
  const own = path.split('/').filter(Boolean)
  if (own.length > segments.length) return null
  const fits = own.every((name, index) => name.startsWith(':') || name.toLowerCase() === segments[index]?.toLowerCase())
  return fits ? segments.slice(own.length) : null
}

/**
 * The routes that an address can be of, with those children of theirs that it can be of.
 * @param {Route[]} routes
 * @param {string[]} segments of the address
 * @returns {Route[]}
 */
function candidates(routes, segments) {
  return routes.flatMap((route) => {
    // Splats and optional segments are left to the router.
    if (/[*?]/.test(route.path ?? '')) return [route]
    const rest = after(route.path ?? '', segments)
    if (!rest) return []
    if (!route.children) return rest.length === 0 ? [route] : []
    const children = candidates(route.children, rest)
    return children.length > 0 || (route.path && rest.length === 0) ? [{ ...route, children }] : []
  })
}

/**
 * Lets @remix-run/router match an address with the routes alone that it can be of. By itself it flattens, ranks and compiles
 * every route for each address, which takes milliseconds with some hundred of them, and a page with script asks for the
 * routes of all of its links. tests/http/quick-matches.test.ts compares the two.
 * @param {{ matchRoutes: Function }} router the exports of @remix-run/router, which the rest of Remix calls it by
 */
export function matchQuickly(router) {
  const { matchRoutes } = router
  router.matchRoutes = (/** @type {Route[]} */ routes, /** @type {string | { pathname?: string }} */ address, /** @type {string} */ basename = '/') => {
    const pathname = typeof address === 'string' ? address : address.pathname
    const plain = basename === '/' && pathname !== undefined && /^[\w/.~-]*$/.test(pathname)
    return matchRoutes(plain ? candidates(routes, pathname.split('/').filter(Boolean)) : routes, address, basename)
  }
}
