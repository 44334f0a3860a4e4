import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { isUnlinked } from '~/platform/names'
import { staffMember, sellerMember } from '~/domain/people/participant.server'
import { getProposal, priceProposal } from '~/domain/proposals/proposals.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'
import { orderRowParts, orderRows } from './order-rows.server'

/** A studio's quote, to the client it was written for. */
export async function proposalMail(
  language: Language,
  { proposalId }: { proposalId: string },
  t: MailWords,
): Promise<MailContent> {
  const { studioId } = await db.proposal.findUniqueOrThrow({
    where: { id: proposalId },
    select: { studioId: true },
  })
  const member = studioId === OWN_STUDIO_ID ? staffMember(0) : sellerMember(0, studioId)
  const proposal = await getProposal(member, proposalId)
  const price = proposal.order ? null : await priceProposal(proposal)
  const number = proposal.number ?? ''
  const currency = proposal.cart.currency
  const date = formatDate(proposal.expiresAt ?? proposal.createdAt, language)
  const amount = formatMoney(price?.total ?? 0, currency, language)
  return {
    subject: t('proposal.subject', { number, date }),
    studioId,
    heading: t('proposal.heading'),
    paragraphs: [t('proposal.intro', { number, amount, date })],
    button: {
      label: t('proposal.button'),
      url: absolute(paths.studioQuote(signLinkToken('proposal', proposalId))),
    },
    rows: (price?.lines ?? [])
      .filter(({ row }) => isUnlinked(row.name))
      .map(({ row }) => [
        row.quantity > 1 ? `${row.quantity} × ${row.name}` : row.name,
        formatMoney(row.amount, currency, language),
      ]),
    closing: [t('proposal.closing')],
  }
}

/** What a client has accepted, with the way to pay. */
export async function proposalAcceptedMail(
  language: Language,
  { payableId }: { payableId: string },
  t: MailWords,
): Promise<MailContent> {
  const { order, amount } = await db.payable.findUniqueOrThrow({
    where: { id: payableId },
    include: { order: { include: orderRowParts } },
  })
  const money = formatMoney(amount, order.currency, language)
  const date = formatDate(order.payUntil ?? order.createdAt, language)
  return {
    subject: t('proposalAccepted.subject', { number: order.number }),
    studioId: order.studioId,
    thread: order.id,
    heading: t('proposalAccepted.heading'),
    paragraphs: [t('proposalAccepted.intro', { number: order.number, amount: money, date })],
    button: {
      label: t('payLink.button', { amount: money }),
      url: absolute(paths.pay(signLinkToken('payable', payableId))),
    },
    rows: orderRows(order, language),
    closing: [
      t('proposalAccepted.closing'),
      t('welcome.terms', { version: order.termsVersion, url: absolute(paths.terms('withdrawal')) }),
    ],
  }
}
