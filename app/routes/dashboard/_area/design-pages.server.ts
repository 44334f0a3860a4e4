import { redirect } from '@remix-run/node'
import { brand } from '~/brand'
import { getDesign, getDesignOrder, listDesigns } from '~/domain/designs/designs.server'
import { noteDesignViewed } from '~/domain/designs/design-versions.server'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { readIdPlace, type Place } from '~/platform/paging'
import type { RequestArgs } from '~/platform/session/guards.server'
import { orNotFound } from '~/shell/answers.server'
import { presentPlace } from '~/shell/list-place.server'
import { openClientPage, openOrderPage, requireClient } from './client-page.server'
import { answerDesignForm } from '~/order-room/designs/design-steps.server'
import { presentDesign, presentDesignCard } from '~/order-room/designs/design-view.server'

type PartArgs = RequestArgs & { params: Record<string, string | undefined> }

/** The list of an order's designs, for the client. */
export async function loadDesigns(args: RequestArgs) {
  const { reader, language, order, frame, status } = await openClientPage(args)
  if (!order) return { frame, status, list: null }
  const query = new URL(args.request.url).searchParams
  const { rows, ...page } = await listDesigns(reader, order.id, readIdPlace(query))
  const hrefAt = ({ after, before }: Place<string>) =>
    paths.design({ order: order.id, after, before })
  const looker = { who: reader, language, mayWrite: frame.mayAnswer }
  return {
    ...{ frame, status },
    list: {
      designs: rows.map((design) => presentDesignCard(design, order.id, looker)),
      place: presentPlace(query, page, hrefAt, language),
    },
  }
}

/**
 * One design, for the client: with the order that it belongs to, whatever the address says of one;
 * another one leads to its own designs.
 */
export async function loadDesign(args: PartArgs) {
  const who = await requireClient(args)
  const query = new URL(args.request.url).searchParams
  const orderId = await orNotFound(getDesignOrder(who.reader, args.params.designId ?? ''))
  const wanted = query.get('order')
  if (wanted && wanted !== orderId) throw redirect(paths.design({ order: wanted }))
  const { reader, language, viewer, frame } = await openOrderPage(who, orderId)
  const design = await orNotFound(getDesign(reader, orderId, args.params.designId ?? ''))
  const view = await presentDesign(
    design,
    query,
    { who: reader, language, mayWrite: frame.mayAnswer },
    { viewer: viewer.name, seller: frame.selected?.seller ?? brand.name },
  )
  if (view.version.status === 'shared') await noteDesignViewed(reader, view.version.id)
  return { frame, design: view, backHref: paths.design({ order: orderId }) }
}

/** Takes a step with a design for the client; those who only look on are answered with 404. */
export async function actOnDesign(args: PartArgs) {
  const { reader, language } = await requireClient(args)
  const designId = args.params.designId ?? ''
  const orderId = await orNotFound(getDesignOrder(reader, designId))
  const context = { who: reader, orderId, designId, language }
  return answerDesignForm(await readForm(args.request), context)
}
