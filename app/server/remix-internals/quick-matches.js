/** @typedef {{ path?: string, index?: boolean, children?: Route[] }} Route */

/** @type {Map<string, string[] | null>} */
const known = new Map()

/**
 * The names that a route's own path is made of, in small letters; null for one with a splat or
 * optional segments, which is left to the router.
 * @param {string} path
 */
function namesIn(path) {
  let names = known.get(path)
  if (names === undefined) {
    names = /[*?]/.test(path) ? null : path.toLowerCase().split('/').filter(Boolean)
    known.set(path, names)
  }
  return names
}

/**
 * The routes that an address can be of, with those children of theirs that it can be of.
 * @param {Route[]} routes
 * @param {string[]} segments of the address, in small letters
 * @param {number} from the first segment that no parent has taken
 * @returns {Route[]}
 */
function candidates(routes, segments, from) {
  const found = []
  for (const route of routes) {
    const names = namesIn(route.path ?? '')
    if (!names) found.push(route)
    else if (
      names.every((name, index) =>
        name.startsWith(':') ? from + index < segments.length : name === segments[from + index],
      )
    ) {
      const rest = from + names.length
      const isWhole = rest === segments.length
      const children = route.children && candidates(route.children, segments, rest)
      if (children ? children.length > 0 || (route.path && isWhole) : isWhole)
        found.push(children ? { ...route, children } : route)
    }
  }
  return found
}

/**
 * The routes to match an address with; all of them for one that is not made of plain characters.
 * @param {Route[]} routes
 * @param {string | undefined} pathname
 * @param {string} [basename]
 */
function routesFor(routes, pathname, basename = '/') {
  const plain = basename === '/' && pathname !== undefined && /^[\w/.~-]*$/.test(pathname)
  return plain ? candidates(routes, pathname.toLowerCase().split('/').filter(Boolean), 0) : routes
}

/**
 * Lets @remix-run/router match an address with the routes alone that it can be of. By itself it
 * flattens, ranks and compiles every route for each address, which takes milliseconds with some
 * hundred of them, and a page with script asks for the routes of all of its links.
 * tests/http/quick-matches.test.ts compares the two.
 * @param {{ matchRoutes: Function, createStaticHandler: Function }} router the exports of
 * @remix-run/router, which the rest of Remix calls it by
 */
export function matchQuickly(router) {
  const { matchRoutes, createStaticHandler } = router
  router.matchRoutes = (
    /** @type {Route[]} */ routes,
    /** @type {string | { pathname?: string }} */ address,
    /** @type {string} */ basename,
  ) =>
    matchRoutes(
      routesFor(routes, typeof address === 'string' ? address : address.pathname, basename),
      address,
      basename,
    )

  // It matches by itself: each request gets a handler of the routes that it can be for.
  router.createStaticHandler = (
    /** @type {Route[]} */ routes,
    /** @type {{ basename?: string }} */ options,
  ) => {
    const whole = createStaticHandler(routes, options)
    const handlerFor = (/** @type {Request} */ request) => {
      const found = routesFor(routes, new URL(request.url).pathname, options.basename)
      return found.length === 0 ? whole : createStaticHandler(found, options)
    }
    return {
      ...whole,
      query: (/** @type {Request} */ request, /** @type {unknown} */ how) =>
        handlerFor(request).query(request, how),
      queryRoute: (/** @type {Request} */ request, /** @type {unknown} */ how) =>
        handlerFor(request).queryRoute(request, how),
    }
  }
}
