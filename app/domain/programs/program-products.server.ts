import { toDetail } from '~/domain/catalog/catalog.server'
import { findProducts } from '~/domain/catalog/product-store.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import type { Participant } from '~/domain/people/participant.rules'
import type { Language } from '~/platform/i18n/languages'

/**
 * A page of what is for sale, by number: of the studio that somebody sells for, else of the one
 * that runs the shop.
 */
export async function listForSale(
  participant: Participant,
  { language, after = 0, limit }: { language: Language; after?: number; limit: number },
) {
  const studioId = participant.side === 'studio' ? participant.studioId : OWN_STUDIO_ID
  const found = await findProducts({
    where: { studioId, status: 'published', bespoke: false, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: limit + 1,
  })
  const rows = found.slice(0, limit)
  return {
    rows: rows.map((product) => toDetail(product, language)),
    next: found.length > limit ? rows.at(-1)!.id : null,
  }
}
