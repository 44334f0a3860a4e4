import type { SellerMember } from '~/domain/people/participant.rules'
import { listProposals } from '~/domain/proposals/proposals.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'

/** A page of a studio's quotes, ready to read. */
export async function presentProposals(request: Request, member: SellerMember, language: Language) {
  const t = translator(language, 'proposals')
  const at = sellerPaths(member)
  const given = new URL(request.url).searchParams.get('before')
  const before = isId(given) ? given : undefined
  const { proposals, nextBefore } = await listProposals(member.studioId, before)
  return {
    title: t('title'),
    newHref: at.newQuote(),
    first: before === undefined,
    olderHref: nextBefore && at.quotes({ before: nextBefore }),
    proposals: proposals.map(
      ({ id, number, title, name, status, expiresAt, order, createdAt }) => ({
        ...{ id, title, name, status, href: at.quote(id) },
        number: number ?? t('status.draft'),
        state: t(`status.${status}`),
        order: order && { href: at.order(order.id), text: t('list.order', order) },
        date:
          status === 'sent' && expiresAt
            ? t('list.until', { date: formatDate(expiresAt, language) })
            : formatDate(createdAt, language),
      }),
    ),
  }
}
