import type { SellerMember } from '~/domain/people/participant.rules'
import { listProposals } from '~/domain/proposals/proposals.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { readIdPlace } from '~/platform/paging'
import { presentPlace } from '~/shell/list-place.server'

/** A page of a studio's quotes, ready to read. */
export async function presentProposals(request: Request, member: SellerMember, language: Language) {
  const t = translator(language, 'proposals')
  const at = sellerPaths(member)
  const { searchParams } = new URL(request.url)
  const { rows, ...page } = await listProposals(member.studioId, readIdPlace(searchParams))
  return {
    title: t('title'),
    newHref: at.newQuote(),
    place: presentPlace(searchParams, page, at.quotes, language),
    proposals: rows.map(({ id, number, title, name, status, expiresAt, order, createdAt }) => ({
      ...{ id, title, name, status, href: at.quote(id) },
      number: number ?? t('status.draft'),
      state: t(`status.${status}`),
      order: order && { href: at.order(order.id), text: t('list.order', order) },
      date:
        status === 'sent' && expiresAt
          ? t('list.until', { date: formatDate(expiresAt, language) })
          : formatDate(createdAt, language),
    })),
  }
}
