import { readClient, type OrderReader } from '~/domain/people/participant.server'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import { isAdmin } from '~/platform/session/roles'
import { readVisitor } from '~/platform/session/visitor.server'

/** Who asks for what belongs to an order. */
export async function readerOf(args: RequestArgs): Promise<OrderReader> {
  const [visitor, viewer] = await Promise.all([readVisitor(args.request), findViewer(args)])
  return { visitor, client: viewer && (await readClient(viewer.id, viewer.viewedBy !== null)), admin: viewer !== null && isAdmin(viewer) }
}
