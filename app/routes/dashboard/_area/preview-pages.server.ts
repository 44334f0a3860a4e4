import { redirect } from '@remix-run/node'
import { notePreviewViewed } from '~/domain/previews/preview-versions.server'
import { getPreview, getPreviewOrder, listPreviews } from '~/domain/previews/previews.server'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { readIdPlace, type Place } from '~/platform/paging'
import type { RequestArgs } from '~/platform/session/guards.server'
import { orNotFound } from '~/shell/answers.server'
import { presentPlace } from '~/shell/list-place.server'
import { openClientPage, openOrderPage, requireClient } from './client-page.server'
import { answerPreviewForm } from '~/order-room/previews/preview-steps.server'
import {
  frameHeaders,
  presentPreview,
  presentPreviewCard,
} from '~/order-room/previews/preview-view.server'

type PartArgs = RequestArgs & { params: Record<string, string | undefined> }

/** The list of an order's previews, for the client. */
export async function loadPreviews(args: RequestArgs) {
  const { reader, language, order, frame, status } = await openClientPage(args)
  if (!order) return { frame, status, list: null }
  const query = new URL(args.request.url).searchParams
  const { rows, ...page } = await listPreviews(reader, order.id, readIdPlace(query))
  const hrefAt = ({ after, before }: Place<string>) =>
    paths.previews({ order: order.id, after, before })
  const looker = { who: reader, language, mayWrite: frame.mayAnswer }
  return {
    ...{ frame, status },
    list: {
      previews: rows.map((preview) => presentPreviewCard(preview, order.id, looker)),
      place: presentPlace(query, page, hrefAt, language),
    },
  }
}

/**
 * One preview, for the client: with the order that it belongs to; another one in the address leads
 * to its own previews.
 */
export async function loadPreview(args: PartArgs) {
  const who = await requireClient(args)
  const query = new URL(args.request.url).searchParams
  const previewId = args.params.previewId ?? ''
  const orderId = await orNotFound(getPreviewOrder(who.reader, previewId))
  const wanted = query.get('order')
  if (wanted && wanted !== orderId) throw redirect(paths.previews({ order: wanted }))
  const { reader, language, frame } = await openOrderPage(who, orderId)
  const preview = await presentPreview(
    await orNotFound(getPreview(reader, orderId, previewId)),
    query,
    { who: reader, language, mayWrite: frame.mayAnswer },
  )
  const headers = frameHeaders(preview)
  if (preview.version.status === 'shared') await notePreviewViewed(reader, preview.version.id)
  return { page: { frame, preview, backHref: paths.previews({ order: orderId }) }, headers }
}

/** Takes a step with a preview for the client; those who only look on are answered with 404. */
export async function actOnPreview(args: PartArgs) {
  const { reader, language } = await requireClient(args)
  const previewId = args.params.previewId ?? ''
  const orderId = await orNotFound(getPreviewOrder(reader, previewId))
  const context = { who: reader, orderId, previewId, language }
  return answerPreviewForm(await readForm(args.request), context)
}
