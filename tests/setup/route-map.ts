import type { RouteConfigEntry } from '@remix-run/route-config'
import type { ServerBuild } from '@remix-run/node'
import routes from '../../app/routes'

export type MappedRoute = {
  /** The pattern of the URL, such as `/shop/product/:id`. */
  pattern: string
  /** The module under app/. */
  file: string
  id: string
}

/** Every URL of app/routes.ts. */
export const mappedRoutes: MappedRoute[] = leaves(routes)

/** Every module of app/routes.ts, layouts among them. */
export const mappedFiles = new Set(files(routes))

function files(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...files(children)])
}

function leaves(entries: RouteConfigEntry[], parent = ''): MappedRoute[] {
  return entries.flatMap(({ file, id, path, index, children }) => {
    const pattern = [parent, path].filter(Boolean).join('/')
    if (children) return leaves(children, pattern)
    if (!index && path === undefined) return []
    return [
      {
        pattern: `/${pattern}`.replace(/(.)\/$/, '$1'),
        file,
        id: id ?? file.replace(/\.tsx?$/, ''),
      },
    ]
  })
}

/**
 * True for a route that shows a document; the others answer with data, files or redirects alone.
 */
export function isPage(build: ServerBuild, { id }: MappedRoute) {
  return Boolean(build.routes[id]?.module.default)
}

const expressions = mappedRoutes
  .filter(({ pattern }) => !pattern.endsWith('*'))
  .map(
    ({ pattern }) =>
      new RegExp(`^${pattern.replace(/[.+]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`),
  )

/** True when a path is on the map as a URL of its own, not caught as unknown. */
export function isMapped(pathname: string) {
  return expressions.some((expression) => expression.test(pathname))
}
