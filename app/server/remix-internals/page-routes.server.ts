import type { EntryContext } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

type Routes = EntryContext['manifest']['routes']
type RouteObject = Parameters<typeof matchRoutes>[0][number]

interface Tree {
  routes: RouteObject[]
  /** Segments of the longest address that a route has. */
  depth: number
}

const trees = new WeakMap<Routes, Tree>()

const segmentsOf = (pathname = '') => pathname.split('/').filter(Boolean)
const depthOf = ({ path, children = [] }: RouteObject): number =>
  segmentsOf(path).length + Math.max(0, ...children.map(depthOf))

/** The routes as the router has them. */
function treeOf(routes: Routes): Tree {
  const made = trees.get(routes)
  if (made) return made
  const childrenOf = (parentId?: string): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive }) =>
        index
          ? { id, path, index, caseSensitive }
          : { id, path, caseSensitive, children: childrenOf(id) },
      )
  const top = childrenOf()
  const tree = { routes: top, depth: Math.max(0, ...top.map(depthOf)) }
  trees.set(routes, tree)
  return tree
}

/** An address and those above it, of those that a route can have: /shop/cart, /shop, / */
function addressesUp(pathname: string, depth: number): string[] {
  const segments = segmentsOf(pathname).slice(0, depth)
  return segments
    .map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}`)
    .concat('/')
}

/**
 * What Remix renders a document with, of all routes only those that it is made of and those of the
 * addresses above it, which it tells the browser of. With every route it makes each of some hundred
 * anew for each document.
 */
export function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const tree = treeOf(manifest.routes)
  const above = addressesUp(staticHandlerContext.location.pathname, tree.depth).flatMap(
    (address) => matchRoutes(tree.routes, address) ?? [],
  )
  const ids = new Set([...staticHandlerContext.matches, ...above].map(({ route }) => route.id!))
  const routes = Object.fromEntries(
    [...ids].filter((id) => id in manifest.routes).map((id) => [id, manifest.routes[id]!]),
  )
  return { ...context, manifest: { ...manifest, routes } }
}
