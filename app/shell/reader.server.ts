import { readClient, sellerMember, type OrderReader } from '~/domain/people/participant.server'
import { readMemberStudio } from '~/domain/people/studio-member.server'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import { holds } from '~/platform/session/permissions.rules'
import { isAdmin } from '~/platform/session/roles'
import { readVisitor } from '~/platform/session/visitor.server'

/** Who asks for what belongs to an order. */
export async function readerOf(args: RequestArgs): Promise<OrderReader> {
  const [visitor, viewer] = await Promise.all([readVisitor(args.request), findViewer(args)])
  if (!viewer) return { visitor, client: null, seller: null, admin: false }
  const impersonated = viewer.impersonator !== null
  const [client, studio] = await Promise.all([
    readClient(viewer.id, impersonated),
    impersonated ? null : readMemberStudio(viewer.id),
  ])
  return {
    visitor,
    client,
    seller: studio && sellerMember(viewer.id, studio.id),
    admin: isAdmin(viewer) && holds(viewer.permissions, 'orders', 'money'),
  }
}
