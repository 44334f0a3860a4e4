import { getZodConstraint } from '@conform-to/zod/v4'
import type { SellerMember } from '~/domain/people/participant.rules'
import { VALID_DAYS } from '~/domain/proposals/proposal.rules'
import {
  ownLineSchema,
  proposalSchema,
  serviceLineSchema,
  type ProposalProblem,
} from '~/domain/proposals/proposal.schema'
import {
  addOwnLine,
  addServiceLine,
  listOffered,
  removeProposalLine,
} from '~/domain/proposals/proposal-lines.server'
import {
  beginProposal,
  changeProposal,
  dropProposal,
  getProposal,
  listProposals,
  priceProposal,
  sendProposal,
  takeBackProposal,
  type Proposal,
} from '~/domain/proposals/proposals.server'
import { containedVat } from '~/domain/ground/vat.rules'
import { currenciesSoldIn, readSellerVat } from '~/domain/studios/seller-terms.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { formatDate, formatMoney, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { orNotFound } from '~/shell/answers.server'
import { fields, type FormHandler } from '~/shell/forms.server'

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

async function formOptions(studioId: number, language: Language) {
  const t = translator(language, 'proposals')
  const sold = await currenciesSoldIn(db, studioId)
  return {
    constraint: getZodConstraint(proposalSchema()),
    languages: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    currencies: sold.map((value) => ({ value, label: value })),
    days: VALID_DAYS.map((count) => ({
      value: String(count),
      label: t('form.days', { count }),
    })),
  }
}

/** The form of a new quote. */
export async function presentNewProposal(member: SellerMember, language: Language) {
  const t = translator(language, 'proposals')
  return {
    title: t('form.createTitle'),
    backHref: sellerPaths(member).quotes(),
    form: {
      ...(await formOptions(member.studioId, language)),
      defaults: { language, validDays: '30' } as Record<string, string>,
    },
  }
}

async function presentLines(proposal: Proposal, language: Language) {
  const t = translator(language, 'proposals')
  const { currency, items } = proposal.cart
  const price = await priceProposal(proposal)
  const { rate } = await readSellerVat(db, proposal.studioId)
  const money = (cents: number) => formatMoney(cents, currency, language)
  return {
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
  const { lines, total } = order
    ? { lines: [], total: null }
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

interface Context {
  member: SellerMember
  language: Language
  /** The quote of the page; empty for a new one. */
  id: string
}

const sayProblem =
  ({ language }: Context) =>
  (problem: ProposalProblem) =>
    translator(language, 'proposals')(`errors.${problem}`)
const words = ({ language }: Context) => translator(language, 'proposals')

/** Begins a quote; its page goes on. */
export const newProposalForm: FormHandler<Context> = fields(
  'quote',
  (context) => proposalSchema(sayProblem(context)),
  async (input, context) => {
    const id = await beginProposal(context.member, input)
    return { done: words(context)('done.created'), to: sellerPaths(context.member).quote(id) }
  },
)

/** The forms of a quote's page. */
export const PROPOSAL_FORMS: Record<string, FormHandler<Context>> = {
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
  send: async (_form, context) => {
    const { email } = await getProposal(context.member, context.id)
    await sendProposal(context.member, context.id)
    return { done: words(context)('done.sent', { email }) }
  },
  'take-back': async (_form, context) => {
    await takeBackProposal(context.member, context.id)
    return { done: words(context)('done.takenBack') }
  },
  drop: async (_form, context) => {
    await dropProposal(context.member, context.id)
    return { done: words(context)('done.dropped'), to: sellerPaths(context.member).quotes() }
  },
}
