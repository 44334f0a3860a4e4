import { seesOrder } from '~/domain/orders/order-access.server'
import { sidesOf } from '~/domain/people/participant.server'
import { readSettings } from '~/domain/settings/settings.server'
import { REMEMBERED } from '~/platform/live/hub.server'
import { orderTopic, userTopic } from '~/platform/live/topics'
import { hasRoomFor, openStream } from '~/platform/live/stream.server'
import { isId } from '~/platform/row-id'
import { findViewer, findViewerAnew, type RequestArgs } from '~/platform/session/guards.server'
import type { SignedIn } from '~/platform/session/roles'

/** The order that the address names, when the viewer takes part in it. */
async function findOrder(viewer: SignedIn, wanted: string | null): Promise<string | null> {
  if (!isId(wanted)) return null
  const sides = await sidesOf(viewer, viewer.impersonator !== null)
  return (await seesOrder(sides, wanted!)) ? wanted : null
}

/** When the page was read, by its age in milliseconds; an age that is none is none. */
function readSince(age: string | null) {
  const known = /^\d{1,9}$/.test(age ?? '') ? Number(age) : 0
  return Date.now() - Math.min(known, REMEMBERED)
}

/**
 * The stream of what happens to the viewer and to the order that the address names. An order of
 * others is left out. Who is no longer signed in, or finds it switched off, is told to stop asking:
 * 204 ends an EventSource, a page to sign in on would be an error to it.
 */
export async function openLiveUpdates(args: RequestArgs) {
  const viewer = await findViewer(args)
  if (!viewer) return new Response(null, { status: 204 })
  if (!(await readSettings()).liveUpdates) return new Response(null, { status: 204 })
  const query = new URL(args.request.url).searchParams
  const orderId = await findOrder(viewer, query.get('order'))
  if (!hasRoomFor(viewer.id))
    return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
  const mayRead = async () => {
    const now = await findViewerAnew(args.request)
    return now?.id === viewer.id && (orderId === null || (await findOrder(now, orderId)) !== null)
  }
  const topics = [userTopic(viewer.id), ...(orderId ? [orderTopic(orderId)] : [])]
  return new Response(
    openStream({
      userId: viewer.id,
      topics,
      since: readSince(query.get('age')),
      signal: args.request.signal,
      mayRead,
    }),
    {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-cache, no-transform',
        'X-Accel-Buffering': 'no',
      },
    },
  )
}
