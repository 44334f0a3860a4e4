import { matchRoutes } from '@remix-run/react'

function preload(href: string) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  )
}

/**
 * Fetches the code of a page once a link to it is pointed at or focused (spec §7, smart
 * prefetching). Not its data: a cart or an order may change before the click.
 */
export function fetchPageCodeAhead() {
  const fetched = new Set<string>()
  const look = ({ target }: Event) => {
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])')
        : null
    const matches = link ? matchRoutes(window.__remixRouter.routes, link.pathname) : null
    const files = (matches ?? []).flatMap(({ route }) => {
      const code = window.__remixManifest.routes[route.id ?? '']
      return code ? [code.module, ...(code.imports ?? [])] : []
    })
    files
      .filter((file) => !fetched.has(file))
      .forEach((file) => {
        fetched.add(file)
        preload(file)
      })
  }
  addEventListener('pointerover', look, { passive: true })
  addEventListener('focusin', look)
}
