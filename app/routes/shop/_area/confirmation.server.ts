import { readAnswered } from '~/domain/briefs/brief.rules'
import { isSpeed } from '~/domain/catalog/catalog.rules'
import {
  confirmationState,
  getConfirmation,
  getOwnOrder,
  type Confirmation,
} from '~/domain/orders/confirmation.server'
import { refundState } from '~/domain/orders/refund-state.rules'
import { readAddOns } from '~/domain/checkout/order-lines.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { paths } from '~/paths'
import { readLinkToken, signLinkToken } from '~/platform/crypto/link-token.server'
import { env } from '~/platform/env.server'
import { notFound } from '~/platform/http/answers.server'
import { formatDate, formatMoney, formatRate } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'
import { presentDocuments } from '~/order-room/order/billing-documents.server'
import { orNotFound } from '~/shell/answers.server'
import { readerOf } from '~/shell/reader.server'
import { shownAddress } from '~/platform/shown-address.server'

/**
 * The order that a confirmation page is about, for the browser or person that may see it; 404
 * otherwise.
 */
export async function loadConfirmation(args: RequestArgs, orderId: string) {
  const [language, reader, viewer] = await Promise.all([
    getLanguage(args.request),
    readerOf(args),
    findViewer(args),
  ])
  const order = await orNotFound(getConfirmation(orderId, reader))
  return { order, language, viewer, state: confirmationState(order) }
}

/**
 * The order that stands alone behind a link of its own; 404 for any other, and for one that has
 * joined an account.
 */
export async function loadOwnOrder(args: RequestArgs, token: string) {
  const id = readLinkToken('order', token)
  const language = await getLanguage(args.request)
  if (id === null) throw notFound()
  return { order: await orNotFound(getOwnOrder(id)), language }
}

function stepsOf(order: Confirmation, language: Language, signedIn: boolean) {
  const t = translator(language, 'checkout')
  const milestones = order.project?.milestones.length ?? 0
  const due = order.payables[0]?.amount ?? order.total
  const paid = {
    amount: formatMoney(due, order.currency, language),
    invoice: order.invoices[0]?.number ?? '',
  }
  return [
    {
      key: due === 0 ? 'free' : 'paid',
      detail: t(`confirmation.stepDetails.${due === 0 ? 'free' : 'paid'}`, paid),
    },
    ...(order.userId === null
      ? []
      : [
          {
            key: 'account',
            detail: t('confirmation.stepDetails.account', { email: shownAddress(order.email) }),
          } as const,
        ]),
    { key: 'project', detail: t('confirmation.stepDetails.project', { count: milestones }) },
    {
      key: 'mail',
      detail: signedIn
        ? t('confirmation.stepDetails.mailSignedIn')
        : t('confirmation.stepDetails.mail'),
    },
  ] as const
}

/** The delivery that was chosen for a line, and how many questions of its brief are answered. */
function givenWith(
  {
    deliverySpeed,
    workingDays,
    brief,
  }: Pick<Confirmation['lines'][number], 'deliverySpeed' | 'workingDays' | 'brief'>,
  language: Language,
) {
  const t = translator(language, 'checkout')
  const answers = readAnswered(brief).length
  return [
    isSpeed(deliverySpeed)
      ? t('review.delivery', { speed: t(`speeds.${deliverySpeed}`), count: workingDays })
      : '',
    answers > 0 ? t('confirmation.answers', { count: answers }) : '',
  ].filter(Boolean)
}

/** A paid order, ready to read. */
export function presentConfirmation(order: Confirmation, language: Language, signedIn: boolean) {
  const money = (cents: number) => formatMoney(cents, order.currency, language)
  return {
    number: order.number,
    seller: order.studio.id === OWN_STUDIO_ID ? null : order.studio.name,
    name: order.name,
    email: shownAddress(order.email),
    signedIn,
    alone: order.userId === null,
    steps: stepsOf(order, language, signedIn),
    lines: order.lines.map(
      ({ id, name, quantity, amount, discount, addOns, customisation, files, ...line }) => ({
        ...{ id, name, quantity, customisation },
        amount: money(amount + discount),
        addOns: readAddOns(addOns).map((addOn) => addOn.name),
        given: givenWith(line, language),
        files: files.map(({ file }) => ({ ...file, href: paths.briefFile(file.id) })),
      }),
    ),
    milestones: (order.project?.milestones ?? []).map(({ id, title, outcome, status, dueAt }) => ({
      id,
      title,
      outcome,
      prepaid: status !== 'planned',
      due: dueAt ? formatDate(dueAt, language) : '',
    })),
    coupon:
      order.discount > 0
        ? { code: order.coupon?.code ?? '', discount: money(-order.discount) }
        : null,
    total: money(order.total),
    paidNow: money(order.payables[0]?.amount ?? order.total),
    refund: refundState(order.paid, order.back),
    back: order.back > 0 ? money(order.back) : null,
    vat:
      order.vat > 0
        ? { amount: money(order.vat), rate: formatRate(order.vatRate, language) }
        : null,
    reverseCharge: order.reverseCharge,
    withdrawalUntil: order.withdrawalEndsAt ? formatDate(order.withdrawalEndsAt, language) : null,
    documents: presentDocuments(order.invoices, language),
    dashboardHref: paths.dashboard({ order: order.id }),
    briefHref:
      order.userId === null && order.status === 'awaiting_brief'
        ? `${paths.ownOrder(signLinkToken('order', order.id))}#order-brief`
        : null,
    outboxHref: env.demo ? paths.demoOutbox() : null,
  }
}
export type PresentedConfirmation = ReturnType<typeof presentConfirmation>
