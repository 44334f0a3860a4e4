import { getZodConstraint } from '@conform-to/zod/v4'
import { checkoutSchema } from '~/domain/checkout/checkout.schema'
import { isRefusal } from '~/domain/ground/domain-error'
import { DAYS_TO_PAY } from '~/domain/orders/payable.rules'
import { getSentProposal, isOpen } from '~/domain/proposals/accept-proposal.server'
import { visitorOfProposal } from '~/domain/proposals/proposal.rules'
import { paths } from '~/paths'
import { readLinkToken, signLinkToken } from '~/platform/crypto/link-token.server'
import { notFound } from '~/platform/http/answers.server'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { loadCheckout } from '~/routes/shop/_area/checkout.server'
import { orNotFound } from '~/shell/answers.server'

/** The quote that a link leads to; a 404 for a link that nobody signed. */
export async function requireSentProposal(token = '') {
  const id = readLinkToken('proposal', token)
  if (id === null) throw notFound()
  return orNotFound(getSentProposal(id))
}

/** Of a quote with something that the studio sells no more, nothing is to be accepted. */
function nothingSold(error: unknown): null {
  if (isRefusal(error, 'checkout.unavailable')) return null
  throw error
}

/** A quote as its client reads it: to be accepted, accepted, or over. */
export async function presentSentProposal(
  proposal: Awaited<ReturnType<typeof requireSentProposal>>,
  language: Language,
  viewer: Viewer | null,
) {
  const t = translator(language, 'proposals')
  const { id, number, title, name, email, note, expiresAt, studio, order } = proposal
  const seller = studio.name
  const date = formatDate(expiresAt ?? proposal.createdAt, language)
  const about = {
    number,
    note,
    seller,
    lead: t('public.lead', { seller, name, date }),
    days: DAYS_TO_PAY,
  }
  if (order) {
    const first = order.payables[0]
    return {
      ...about,
      state: 'accepted' as const,
      title: t('public.acceptedTitle'),
      order: order.number,
      payHref: first ? paths.pay(signLinkToken('payable', first.id)) : null,
      checkout: null,
    }
  }
  const loaded = isOpen(proposal)
    ? await loadCheckout(visitorOfProposal(id), language, viewer).catch(nothingSold)
    : null
  if (!loaded)
    return {
      ...about,
      ...{ state: 'over' as const, title: t('public.expiredTitle') },
      ...{ order: null, payHref: null, checkout: null },
    }
  const { defaults } = loaded
  return {
    ...about,
    state: 'open' as const,
    title,
    order: null,
    payHref: null,
    checkout: {
      ...loaded,
      defaults: { ...defaults, name: defaults.name || name, email: defaults.email || email },
      constraint: getZodConstraint(checkoutSchema(translator(language, 'checkout'))),
    },
  }
}
