import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import { isAdmin } from '~/platform/session/roles'
import { readVisitor } from '~/platform/session/visitor.server'

/** Who asks for what belongs to an order: the browser, the person who is signed in there, and whether that is staff. */
export async function readerOf(args: RequestArgs) {
  const [visitor, viewer] = await Promise.all([readVisitor(args.request), findViewer(args)])
  return { visitor, userId: viewer?.id ?? null, admin: viewer !== null && isAdmin(viewer) }
}
