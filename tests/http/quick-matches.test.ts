import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchQuickly } from '../../app/server/remix-internals/quick-matches.js'
import { loadBuild, requireOfRemix } from '../setup/handler'

type Route = { id: string; path?: string; index?: boolean; children?: Route[] }
type Match = {
  route: Route
  params: Record<string, string>
  pathname: string
  pathnameBase: string
}
type MatchRoutes = (routes: Route[], address: string) => Match[] | null
type Answered = {
  matches: Match[]
  statusCode: number
  errors: Record<string, { status: number }> | null
  loaderData: Record<string, unknown>
}
type StaticHandler = {
  query(request: Request): Promise<Answered>
  queryRoute(request: Request, how: { routeId: string }): Promise<unknown>
}
type CreateStaticHandler = (routes: Route[], options: { basename?: string }) => StaticHandler

const build = await loadBuild()
/** A copy of the router that nobody has changed. */
function loadRouter(): { matchRoutes: MatchRoutes; createStaticHandler: CreateStaticHandler } {
  const file = requireOfRemix.resolve('@remix-run/router')
  const inUse = requireOfRemix.cache[file]
  delete requireOfRemix.cache[file]
  const router = requireOfRemix(file)
  requireOfRemix.cache[file] = inUse
  return router
}

const { matchRoutes: matchSlowly, createStaticHandler: createSlowly } = loadRouter()
const quick = loadRouter()
matchQuickly(quick)

const childrenOf = (parent?: string): Route[] =>
  Object.values(build.routes)
    .filter((route) => route!.parentId === parent)
    .map((route) => ({
      id: route!.id,
      path: route!.path,
      index: route!.index,
      ...(route!.index ? {} : { children: childrenOf(route!.id) }),
    }))
const tree = childrenOf()

const facts = (matches: Match[] | null) =>
  matches?.map(({ route, params, pathname, pathnameBase }) => ({
    id: route.id,
    params,
    pathname,
    pathnameBase,
  })) ?? null

const patternsOf = (routes: Route[], before = ''): string[] =>
  routes.flatMap(({ path, children = [] }) => {
    const pattern = path ? `${before}/${path}` : before
    return [pattern, ...patternsOf(children, pattern)]
  })
const patterns = [...new Set(patternsOf(tree))]
const words = [...new Set(patterns.flatMap((pattern) => pattern.split('/')))].filter(
  (word) => word && !/[:*?]/.test(word),
)

test.each(patterns)('%s is matched as by the router alone', (pattern) => {
  for (const address of [
    pattern.replace(/:\w+/g, '7').replace('*', 'a/b'),
    `${pattern.replace(/[:*]/g, '')}/`,
    pattern.toUpperCase(),
    `${pattern}/more`,
  ]) {
    expect(facts(quick.matchRoutes(tree, address || '/'))).toEqual(
      facts(matchSlowly(tree, address || '/')),
    )
  }
})

test('any other address is, too', () => {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words) },
    fc.webSegment(),
    fc.constantFrom('', '7', '%2F', '.', 'ä', '*', ':id', '?'),
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const address = `/${segments.join('/')}`
      expect(facts(quick.matchRoutes(tree, address))).toEqual(facts(matchSlowly(tree, address)))
    }),
    { numRuns: 300 },
  )
})

describe('a handler of requests', () => {
  const told = (routes: Route[]): Route[] =>
    routes.map((route) => ({
      ...route,
      loader: () => route.id,
      ...(route.children && { children: told(route.children) }),
    }))
  const [slow, fast] = [createSlowly, quick.createStaticHandler].map((create) =>
    create(told(tree), { basename: '/' }),
  ) as [StaticHandler, StaticHandler]
  const summary = ({ matches, statusCode, errors, loaderData }: Answered) => ({
    matches: facts(matches),
    statusCode,
    errors: Object.entries(errors ?? {}).map(([id, { status }]) => [id, status]),
    loaderData,
  })

  test.each([
    '/',
    '/shop',
    '/shop/product/7',
    '/SHOP/cart/',
    '/dashboard/admin/orders/7/files',
    '/no/such/page',
    '/shop/%2F',
    '/caf%C3%A9',
  ])('answers %s as one of every route', async (address) => {
    const ask = () => new Request(`http://kanal.test${address}?a=b`)
    expect(summary(await fast.query(ask()))).toEqual(summary(await slow.query(ask())))
  })

  test('answers for one route as well', async () => {
    const ask = () => new Request('http://kanal.test/sitemap.xml')
    const routeId = matchSlowly(tree, '/sitemap.xml')!.at(-1)!.route.id
    expect(await fast.queryRoute(ask(), { routeId })).toEqual(
      await slow.queryRoute(ask(), { routeId }),
    )
  })
})

const count = (routes: Route[]): number =>
  routes.reduce((sum, { children = [] }) => sum + 1 + count(children), 0)

test('the router gets a tenth of the routes at most', () => {
  let handedOn: Route[] = []
  const router = {
    matchRoutes(routes: Route[], _address: string) {
      handedOn = routes
    },
    createStaticHandler: () => ({}),
  }
  matchQuickly(router)
  for (const address of ['/', '/shop/product/7', '/dashboard/admin/orders', '/no/such/page']) {
    router.matchRoutes(tree, address)
    expect(count(handedOn), address).toBeLessThan(count(tree) / 10)
  }
})
