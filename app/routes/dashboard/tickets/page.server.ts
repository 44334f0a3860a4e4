import { unreadParts } from '~/shell/unread-address.server'
import { randomUUID } from 'node:crypto'
import { getZodConstraint } from '@conform-to/zod/v4'
import { selectOrder } from '~/domain/fulfillment/client-orders.server'
import { writerOf, type Participant } from '~/domain/people/participant.rules'
import { presentDraft } from '~/shell/drafts.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { ticketSchema } from '~/domain/tickets/ticket.schema'
import { listOwnTickets } from '~/domain/tickets/tickets.server'
import { paths } from '~/paths'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace } from '~/platform/paging'
import { presentAttach } from '~/order-room/messages/message-files.server'

/**
 * Somebody's own tickets, and the form that opens one; the address may name the order that it is
 * about.
 */
export async function loadOwnTickets(
  reader: Participant,
  query: URLSearchParams,
  language: Language,
) {
  const t = translator(language, 'support')
  const asked = query.get('order')
  const [{ rows, before, after, strayed }, { choices: all }] = await Promise.all([
    listOwnTickets(reader.userId, readIdPlace(query)),
    selectOrder(reader, asked),
  ])
  const choices = all.filter(({ studioId }) => studioId === OWN_STUDIO_ID)
  return {
    title: t('own.title'),
    rows: rows.map(({ id, number, status, createdAt, thread }) => ({
      id,
      number,
      status,
      subject: thread.subject,
      opened: formatDate(createdAt, language),
      href: paths.ticket(id),
    })),
    unreadable: unreadParts(query, [], { strayed }, language),
    previousHref: before && paths.tickets({ before }),
    nextHref: after && paths.tickets({ after }),
    form: {
      key: randomUUID(),
      orders: choices.map(({ id, number, title }) => ({
        value: id,
        label: `${title} · ${number}`,
      })),
      order: choices.find(({ id }) => id === asked)?.id ?? '',
      constraint: getZodConstraint(ticketSchema()),
      attach: presentAttach(language),
      draft: await presentDraft(writerOf(reader), 'ticket:new', language),
    },
  }
}
