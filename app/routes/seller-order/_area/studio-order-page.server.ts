import { findTeamThread } from '~/domain/assignments/order-team.server'
import { getStudioOrder } from '~/domain/fulfillment/admin-order.server'
import { notFound } from '~/platform/http/answers.server'
import { isId } from '~/platform/row-id'
import type { RequestArgs } from '~/platform/session/guards.server'
import { orNotFound } from '~/shell/answers.server'
import { openSellerPage } from '~/shell/seller-page.server'

export type StudioOrderArgs = RequestArgs & {
  params: { [name: string]: string | undefined; id?: string; deskOrderId?: string }
}

/**
 * What every page of a studio about one order begins with: what all of a seller's pages do, and
 * the order of the URL. Throws a 404 without an order, and for another studio's.
 */
export async function openStudioOrder(args: StudioOrderArgs) {
  const { desk, seller, ...page } = await openSellerPage(args)
  const order = await orNotFound(
    getStudioOrder(args.params.deskOrderId ?? args.params.id ?? '', page.participant.studioId),
  )
  const { id, number, title } = order
  return { ...page, order, frame: { id, number, title, desk, seller } }
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
