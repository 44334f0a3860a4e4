import {
  listOwnConversations,
  WAITING,
  type OwnConversation,
} from '~/domain/messages/own-conversations.server'
import { awaits } from '~/domain/messages/turn.rules'
import type { Member } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { studioPaths } from '~/paths/studio'
import { partHref } from '~/order-room/team/freelancer-project.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace } from '~/platform/paging'
import { unreadParts } from '~/shell/unread-address.server'

type Query = Record<string, string | undefined>
interface Asked {
  member: Member
  language: Language
  /** The address of the list. */
  href: (query?: Query) => string
}

function hrefOf({ id, order, project, ticket }: OwnConversation, { side }: Member) {
  const anchor = 'new'
  if (ticket) return paths.ticket(ticket.id)
  if (side === 'freelancer')
    return partHref(project?.id ?? order?.project?.id ?? '', project ? 'messages' : 'client', {
      anchor,
    })
  return side === 'studio'
    ? studioPaths.orderPart(order?.id ?? id, 'messages', { anchor })
    : paths.messages({ order: order?.id ?? id, anchor })
}

/** The conversations of whoever asks, by who waits for whom, ready to read. */
export async function loadOwnConversations(request: Request, { member, language, href }: Asked) {
  const t = translator(language, 'messages')
  const query = new URL(request.url).searchParams
  const waiting = WAITING.find((one) => one === query.get('waits')) ?? null
  const { rows, before, after, strayed } = await listOwnConversations(
    member,
    waiting,
    readIdPlace(query),
  )
  const parts = [{ name: 'waits', label: t('own.waitsFor'), value: waiting }]
  const at = (place: Query = {}) => href({ waits: waiting ?? undefined, ...place })
  return {
    title: t('own.title'),
    list: {
      filters: [null, ...WAITING].map((one) => ({
        label: t(`own.filters.${one ?? 'all'}`),
        href: href({ waits: one ?? undefined }),
        current: one === waiting,
      })),
      // The choices are links: there is no field to lead to.
      unreadable: unreadParts(query, parts, { strayed }, language).map(({ message }) => ({
        message,
      })),
      narrowed: waiting !== null,
      rows: rows.map((row) => {
        const order = row.order ?? row.project?.order
        const whom = awaits({ waitsFor: row.waitsFor, status: row.ticket?.status ?? null })
        return {
          ...{ id: row.id, subject: row.subject, href: hrefOf(row, member) },
          number: row.ticket?.number ?? order?.number ?? '',
          client: member.side === 'studio' && order ? (order.companyName ?? order.name) : null,
          waits: whom === member.side ? ('own' as const) : (whom ?? ('nobody' as const)),
          since: row.waitsSince ? formatDateTime(row.waitsSince, language) : '',
        }
      }),
      previousHref: before && at({ before }),
      nextHref: after && at({ after }),
    },
  }
}
