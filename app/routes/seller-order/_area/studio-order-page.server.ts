import { brand } from '~/brand'
import { findTeamThread } from '~/domain/assignments/order-team.server'
import { getStudioOrder } from '~/domain/fulfillment/admin-order.server'
import { sellerMember, staffMember } from '~/domain/people/participant.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { notFound } from '~/platform/http/answers.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { isId } from '~/platform/row-id'
import { requireAdmin, type RequestArgs } from '~/platform/session/guards.server'
import { orNotFound } from '~/shell/answers.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import { requireStudio } from '~/shell/studio-page.server'

export type StudioOrderArgs = RequestArgs & {
  params: { [name: string]: string | undefined; id?: string; deskOrderId?: string }
}

/**
 * Who asks: staff at the addresses of the control centre, and a studio's people at those of their
 * desk.
 */
async function requireSeller(args: StudioOrderArgs) {
  if (args.params.deskOrderId === undefined) {
    const viewer = await requireAdmin(args)
    return { viewer, participant: staffMember(viewer.id), seller: brand.name }
  }
  const { studio, user } = await requireStudio(args)
  return { viewer: user, participant: sellerMember(user.id, studio.id), seller: studio.name }
}

/**
 * What every page of a studio about one order begins with: who asks, and the order of the URL; the
 * pages are the same in the control centre and at the desk of a studio on Studio Stack. Throws a
 * 404 without an order, and for another studio's.
 */
export async function openStudioOrder(args: StudioOrderArgs) {
  const { viewer, participant, seller } = await requireSeller(args)
  const order = await orNotFound(
    getStudioOrder(args.params.deskOrderId ?? args.params.id ?? '', participant.studioId),
  )
  const frame = {
    id: order.id,
    number: order.number,
    title: order.title,
    desk: participant.studioId !== OWN_STUDIO_ID,
    seller,
  }
  return {
    viewer,
    participant,
    language: await getLanguage(args.request),
    order,
    frame,
    at: sellerPaths(participant),
  }
}
export type StudioOrderFrame = Awaited<ReturnType<typeof openStudioOrder>>['frame']

/**
 * The same for the conversation with one of the order's freelancers. Throws a 404 for a
 * conversation of another order.
 */
export async function openTeamThread(
  args: RequestArgs & { params: { id?: string; threadId?: string } },
) {
  const page = await openStudioOrder(args)
  const { threadId = '' } = args.params
  const thread = isId(threadId) ? await findTeamThread(page.order.id, threadId) : null
  if (!thread) throw notFound()
  return { ...page, thread }
}
