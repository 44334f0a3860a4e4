import { findTeamThread } from '~/domain/assignments/order-team.server'
import { getStudioOrder } from '~/domain/orders/admin-order.server'
import { staffMember } from '~/domain/people/participant.server'
import { notFound } from '~/platform/http/answers.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { isId } from '~/platform/row-id'
import { requireAdmin, type RequestArgs } from '~/platform/session/guards.server'
import { orNotFound } from './admin-order-answers.server'

/** What every page of the studio about one order begins with: who asks, and the order of the URL. Throws a 404 without one. */
export async function openStudioOrder(args: RequestArgs & { params: { id?: string } }) {
  const viewer = await requireAdmin(args)
  const order = await orNotFound(getStudioOrder(args.params.id ?? ''))
  return { viewer, participant: staffMember(viewer.id), language: await getLanguage(args.request), order, frame: { id: order.id, number: order.number, title: order.title } }
}
export type StudioOrderFrame = Awaited<ReturnType<typeof openStudioOrder>>['frame']

/** The same for the conversation with one of the order's freelancers. Throws a 404 for a conversation of another order. */
export async function openTeamThread(args: RequestArgs & { params: { id?: string; threadId?: string } }) {
  const page = await openStudioOrder(args)
  const { threadId = '' } = args.params
  const thread = isId(threadId) ? await findTeamThread(page.order.id, threadId) : null
  if (!thread) throw notFound()
  return { ...page, thread }
}
