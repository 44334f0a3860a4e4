import type { EntryContext } from '@remix-run/node'

/** What the frame of a page shows of its visitor. */
interface VisitorTraces {
  viewer: unknown
  flash: unknown
  cart: { totalItems: number }
}

/**
 * Whether a page shows somebody who is signed in; of one without its frame it is not known, and so
 * taken to be.
 */
export function isSignedIn({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  const root = loaderData.root as VisitorTraces | undefined
  return !root || root.viewer !== null
}

const PUBLIC =
  /^(routes\/site\/(?!cookie-preferences\/)|routes\/shop\/(catalog|product)\/route$|tools\/overview\/route$)/

/** Whether nothing in a page belongs to one visitor. */
export function isFreeOfVisitor({
  staticHandlerContext: { loaderData, errors, actionData, statusCode },
}: EntryContext): boolean {
  const root = loaderData.root as VisitorTraces | undefined
  if (!root || errors || actionData || statusCode !== 200) return false
  return root.viewer === null && root.flash === null && root.cart.totalItems === 0
}

/**
 * Whether the service worker may keep a page: a public one in which nothing belongs to one visitor.
 */
export function isOfflineCopy(context: EntryContext): boolean {
  return (
    PUBLIC.test(context.staticHandlerContext.matches.at(-1)?.route.id ?? '') &&
    isFreeOfVisitor(context)
  )
}
