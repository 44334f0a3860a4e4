import { selectOrder, whoseOrder } from '~/domain/fulfillment/client-orders.server'
import { mayWith, type Participant } from '~/domain/people/participant.rules'
import { readClient } from '~/domain/people/participant.server'
import { sellerNameOf } from '~/domain/studios/seller-name.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log.server'
import { requireViewer, type RequestArgs } from '~/platform/session/guards.server'
import { chooseOrder } from '~/platform/session/session.server'
import { notForViewer } from '~/shell/other-account.server'

/** Signed-in people only, each with the companies whose orders they take part in. */
export async function requireClient(args: RequestArgs) {
  const viewer = await requireViewer(args)
  return {
    viewer,
    reader: await readClient(viewer.id, viewer.impersonator !== null),
    language: await getLanguage(args.request),
  }
}

/**
 * What was read, or null when it could not be: the page then says so in place of the orders (spec
 * §8, 'Orders call fails').
 */
export async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    log.error({ err: error }, 'orders did not load')
    return null
  }
}

async function presentFrame(
  reader: Participant,
  found: Awaited<ReturnType<typeof selectOrder>> | null,
) {
  const selected = found?.selected
  return {
    orders: found ? (selected ? ('some' as const) : ('none' as const)) : ('unavailable' as const),
    selected: selected
      ? {
          id: selected.id,
          number: selected.number,
          title: selected.title,
          seller: await sellerNameOf(selected),
        }
      : null,
    choices: (found?.choices ?? []).map(({ id, number, title }) => ({
      value: id,
      label: `${number} · ${title}`,
    })),
    mayAnswer: selected ? mayWith(reader, selected, 'answer') : false,
    mayOwn: selected ? mayWith(reader, selected, 'own') : false,
  }
}
export type ClientFrame = Awaited<ReturnType<typeof presentFrame>>

/** The order that is wanted, else the earliest one, with its frame. */
export async function openOrderPage(
  who: Awaited<ReturnType<typeof requireClient>>,
  wanted: string | null,
) {
  const found = await orNull(() => selectOrder(who.reader, wanted))
  return {
    ...who,
    order: found?.selected ?? null,
    frame: await presentFrame(who.reader, found),
    status: found ? 200 : 503,
  }
}

/** Throws the page that says whose an order is, when it is another account's than the reader's. */
export async function requireOwnOrder(
  args: RequestArgs,
  wanted: string,
  found: { id: string } | null,
): Promise<void> {
  const owner = found?.id === wanted ? null : await whoseOrder(wanted)
  if (owner) throw await notForViewer(args, owner)
}

/**
 * What every page of the client's dashboard begins with: who asks, the order that the URL's `order`
 * names (else the one that was picked last, else the earliest, spec §4), and the frame for `<ClientPage>`. `order` is null for a
 * client without orders, and when they did not load; the page then answers with `status`.
 */
export async function openClientPage(args: RequestArgs) {
  const who = await requireClient(args)
  const wanted = new URL(args.request.url).searchParams.get('order')
  const opened = await openOrderPage(who, wanted ?? who.viewer.chosenOrderId)
  if (wanted !== null && opened.status === 200) await requireOwnOrder(args, wanted, opened.order)
  const picked = wanted !== null && opened.order?.id === wanted
  if (picked && who.viewer.impersonator === null && who.viewer.chosenOrderId !== wanted)
    await chooseOrder(args.request, wanted)
  return opened
}
