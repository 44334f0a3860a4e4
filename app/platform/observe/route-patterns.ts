export interface ServedRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
}

interface Node {
  fixed: Map<string, Node>
  param?: Node
  pattern?: string
  rest?: string
}

/** What stands for every address that is on no map, however many are asked for. */
export const UNMAPPED = '(unmapped)'

const node = (): Node => ({ fixed: new Map() })

function patternOf(route: ServedRoute, routes: Record<string, ServedRoute>): string {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return [parent && patternOf(parent, routes), route.path].filter(Boolean).join('/')
}

function grow(root: Node, pattern: string) {
  let here = root
  for (const part of pattern.split('/').filter(Boolean)) {
    if (part === '*') return void (here.rest = `/${pattern}`)
    if (part.startsWith(':')) here = here.param ??= node()
    else here.fixed.set(part, (here = here.fixed.get(part) ?? node()))
  }
  here.pattern = `/${pattern}`
}

function find(here: Node, parts: string[]): string | undefined {
  const [part, ...others] = parts
  if (part === undefined) return here.pattern ?? here.rest
  const fixed = here.fixed.get(part)
  return (fixed && find(fixed, others)) ?? (here.param && find(here.param, others)) ?? here.rest
}

/** Tells of a path which pattern of the routes it is; the catch-all of the site counts as none. */
export function routePatterns(routes: Record<string, ServedRoute>): (path: string) => string {
  const root = node()
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  for (const route of Object.values(routes))
    if (!parents.has(route.id)) grow(root, patternOf(route, routes))
  return (path) => {
    const pattern = find(
      root,
      path
        .replace(/\.data$/, '')
        .split('/')
        .filter((part) => part && part !== '_root'),
    )
    return !pattern || pattern === '/*' ? UNMAPPED : pattern
  }
}
