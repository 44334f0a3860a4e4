import type { EntryContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { withOwnRoutes } from './page-routes.server'

const routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'layout', parentId: 'root' },
    { id: 'home', parentId: 'layout', index: true },
    { id: 'shop', parentId: 'layout', path: 'shop' },
    { id: 'catalog', parentId: 'shop', index: true },
    { id: 'product', parentId: 'shop', path: 'product/:id' },
    { id: 'cart', parentId: 'shop', path: 'cart' },
    { id: 'about', parentId: 'layout', path: 'about' },
    { id: 'missing', parentId: 'layout', path: '*' },
  ].map((route) => [route.id, route]),
)

/** What Remix hands over for an address that is matched by the routes of these ids. */
const contextOf = (pathname: string, ...ids: string[]) =>
  ({
    manifest: { routes, version: '1' },
    staticHandlerContext: { location: { pathname }, matches: ids.map((id) => ({ route: { id } })) },
  }) as unknown as EntryContext

const routesOf = (context: EntryContext) =>
  Object.keys(withOwnRoutes(context).manifest.routes).sort()

test('a document is rendered with its routes and those of the addresses above it', () => {
  const product = contextOf('/shop/product/7', 'root', 'layout', 'shop', 'product')
  expect(routesOf(product)).toEqual([
    'catalog',
    'home',
    'layout',
    'missing',
    'product',
    'root',
    'shop',
  ])
  expect(routesOf(contextOf('/', 'root', 'layout', 'home'))).toEqual(['home', 'layout', 'root'])
  expect(product.manifest.routes).toBe(routes)
})

test('one that was not matched keeps what it is shown with', () => {
  expect(routesOf(contextOf('/no%2Fpage', 'root'))).toEqual(['home', 'layout', 'missing', 'root'])
  expect(routesOf(contextOf('/about', 'shim'))).toEqual(['about', 'home', 'layout', 'root'])
})

test('an address of any length takes no longer than one that a route has', () => {
  const deep = contextOf('/a'.repeat(7_500), 'root', 'layout', 'missing')
  const start = performance.now()
  expect(routesOf(deep)).toEqual(['home', 'layout', 'missing', 'root'])
  expect(performance.now() - start).toBeLessThan(100)
})
