import { getZodConstraint } from '@conform-to/zod/v4'
import { cancelOwnOrder, getClientCancellation } from '~/domain/cancellations/client-cancel.server'
import { CANCEL_REASON_MAX, cancelSchema } from '~/domain/cancellations/client-cancel.schema'
import { canWithdraw } from '~/domain/ground/withdrawal.rules'
import type { Participant } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { seeOther } from '~/platform/http/answers.server'
import { orNotFound } from '~/shell/answers.server'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'

/** Throws a 404 for an order that is not the reader's to cancel. */
export const findCancellation = (reader: Participant, orderId: string) =>
  orNotFound(getClientCancellation(reader, orderId))
type Found = Awaited<ReturnType<typeof findCancellation>>

/** What ends and what goes back, ready to read; null for an order that is over. */
export function presentCancellation({ order, way, paid, refund }: Found, language: Language) {
  if (!way) return null
  const money = (cents: number) => formatMoney(cents, order.currency, language)
  return {
    title: translator(language, 'client-orders')('cancel.title', { number: order.number }),
    way,
    number: order.number,
    services: order.title,
    paid: money(paid),
    refund: refund > 0 ? money(refund) : null,
    withdrawal: canWithdraw(order)
      ? {
          href: paths.withdraw(signLinkToken('withdrawal', order.id)),
          until: formatDate(order.withdrawalEndsAt!, language),
        }
      : null,
    messageHref: paths.messages({ order: order.id }),
    backHref: paths.orders({ order: order.id }),
    constraint: getZodConstraint(cancelSchema('')),
  }
}

interface Context extends Found {
  reader: Participant
  language: Language
}

/** Cancels an order for the reason that a form may give. */
const cancelForm: FormHandler<Context> = fields(
  'cancel',
  ({ language }) =>
    cancelSchema(
      translator(language, 'client-orders')('cancel.tooLong', { count: CANCEL_REASON_MAX }),
    ),
  async ({ reason }, { order, reader, language }) => {
    const t = translator(language, 'client-orders')
    const { number, currency } = order
    if (order.status === 'cancelled') {
      const flash = { kind: 'info', text: t('cancel.done', { number }) } as const
      throw await seeOther(paths.orders({ order: order.id }), { flash })
    }
    const outcome = await cancelOwnOrder(reader, order.id, reason)
    if (typeof outcome === 'string') return { late: t(`cancel.${outcome}`) }
    const amount = formatMoney(outcome.refund, currency, language)
    const done =
      outcome.refund > 0 ? t('cancel.doneRefund', { number, amount }) : t('cancel.done', { number })
    return { done }
  },
)

/** Answers the form by which a client cancels. */
export const answerCancellation = (form: FormData, context: Context) =>
  answerBy(cancelForm, form, context, { page: paths.orders({ order: context.order.id }) })
