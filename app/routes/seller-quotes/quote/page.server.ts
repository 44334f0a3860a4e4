import { getZodConstraint } from '@conform-to/zod/v4'
import { z } from 'zod'
import type { SellerMember } from '~/domain/people/participant.rules'
import {
  ownLineSchema,
  proposalSchema,
  serviceLineSchema,
} from '~/domain/proposals/proposal.schema'
import {
  addOwnLine,
  addServiceLine,
  listOffered,
  removeProposalLine,
} from '~/domain/proposals/proposal-lines.server'
import {
  changeProposal,
  dropProposal,
  getProposal,
  priceProposal,
  sendProposal,
  takeBackProposal,
  type Proposal,
} from '~/domain/proposals/proposals.server'
import { SEND_LIMITS } from '~/domain/proposals/proposal.rules'
import { containedVat } from '~/domain/ground/vat.rules'
import { readSellerVat } from '~/domain/studios/seller-terms.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { formatDate, formatMoney, formatRate, formatWait } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitWhenDone } from '~/platform/rate-limit.server'
import {
  formOptions,
  sayProblem,
  words,
  type ProposalContext,
} from '~/routes/seller-quotes/_area/proposal-texts.server'
import { orNotFound } from '~/shell/answers.server'
import { fields, type FormHandler } from '~/shell/forms.server'

async function presentLines(proposal: Proposal, language: Language) {
  const t = translator(language, 'proposals')
  const { currency, items } = proposal.cart
  const price = await priceProposal(proposal)
  const { rate } = await readSellerVat(db, proposal.studioId)
  const money = (cents: number) => formatMoney(cents, currency, language)
  return {
    notSold: price === null && items.length > 0,
    lines: (price?.lines ?? []).map(({ row }, index) => ({
      id: items[index]!.id,
      name: row.name,
      each: t('lines.each', { quantity: row.quantity, price: money(row.unitAmount) }),
      amount: money(row.amount),
      days: t('lines.workingDays', { count: row.workingDays }),
      included: row.scope.included as string[],
    })),
    total: price && {
      amount: money(price.total),
      vat:
        rate > 0
          ? {
              term: t('lines.vat', { rate: formatRate(rate, language) }),
              amount: money(containedVat(price.total, rate)),
            }
          : null,
    },
  }
}

/** A quote as its studio writes it, or as it was sent. */
export async function presentProposal(member: SellerMember, id: string, language: Language) {
  const at = sellerPaths(member)
  const proposal = await orNotFound(getProposal(member, id))
  const { status, title, name, email, note, number, expiresAt, order, cart } = proposal
  const draft = status === 'draft'
  const url = env.PUBLIC_URL + paths.studioQuote(signLinkToken('proposal', id))
  // What was ordered stands in the order: its cart may say something else by now.
  const { lines, total, notSold } = order
    ? { lines: [], total: null, notSold: false }
    : await presentLines(proposal, language)
  return {
    title,
    backHref: at.quotes(),
    status,
    state: translator(language, 'proposals')(`status.${status}`),
    client: `${name} (${email})`,
    ...{ name, email, note, number },
    until: expiresAt && formatDate(expiresAt, language),
    order: order && { href: at.order(order.id), number: order.number },
    url: status === 'sent' ? url : null,
    lines,
    total,
    notSold,
    draft: draft
      ? {
          ...(await formOptions(member.studioId, language)),
          defaults: {
            ...{ title, name, email, note, language: proposal.language, currency: cart.currency },
            validDays: String(proposal.validDays),
          } as Record<string, string>,
          services: (await listOffered(member.studioId, cart.currency, language)).map(
            ({ id: value, name: label }) => ({ value: String(value), label }),
          ),
          currency: cart.currency,
          constraints: {
            service: getZodConstraint(serviceLineSchema()),
            own: getZodConstraint(ownLineSchema()),
          },
        }
      : null,
  }
}

/** What counts a quote that goes out: whoever sends it, their studio, and whoever gets it. */
function sendLimits({ userId, studioId }: SellerMember, email: string) {
  const own = `quote:studio:${studioId}`
  const { person, studio, address, all } = SEND_LIMITS
  return {
    [`quote:from:${userId}`]: person,
    [own]: studio,
    [`${own}:to:${email}`]: address,
    [`quote:to:${email}`]: all,
  }
}

/** The forms of a quote's page. */
export const PROPOSAL_FORMS: Record<string, FormHandler<ProposalContext>> = {
  details: fields(
    'quote',
    (context) => proposalSchema(sayProblem(context)),
    async (input, context) => {
      await changeProposal(context.member, context.id, input)
      return { done: words(context)('done.saved') }
    },
  ),
  service: fields(
    'service',
    (context) => serviceLineSchema(sayProblem(context), context.language),
    async (input, context) => {
      await addServiceLine(context.member, context.id, input)
      return { done: words(context)('done.added') }
    },
  ),
  own: fields(
    'own',
    (context) => ownLineSchema(sayProblem(context), context.language),
    async (input, context) => {
      await addOwnLine(context.member, context.id, input)
      return { done: words(context)('done.added') }
    },
  ),
  remove: async (form, context) => {
    await removeProposalLine(context.member, context.id, String(form.get('line')))
    return { done: words(context)('done.removed') }
  },
  send: fields(
    'send',
    () => z.object({}),
    async (_value, context) => {
      const { email } = await getProposal(context.member, context.id)
      const sent = await hitWhenDone(
        sendLimits(context.member, email),
        () => sendProposal(context.member, context.id),
        () => true,
      )
      if ('result' in sent) return { done: words(context)('done.sent', { email }) }
      const when = formatWait(sent.retryAfter, context.language)
      return { wrong: words(context)('errors.throttled', { when }), status: 429 }
    },
  ),
  'take-back': async (_form, context) => {
    await takeBackProposal(context.member, context.id)
    return { done: words(context)('done.takenBack') }
  },
  drop: async (_form, context) => {
    await dropProposal(context.member, context.id)
    return { done: words(context)('done.dropped'), to: sellerPaths(context.member).quotes() }
  },
}
