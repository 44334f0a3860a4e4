import { useTranslation } from 'react-i18next'
import type { PayableStatus } from '~/domain/ground/machines.rules'
import type { PaymentStatus } from '~/domain/ground/machines.rules'
import { paymentTones } from '~/order-room/order/payment-tones'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { DisputeList, TestAids, type BankAids, type DisputeView } from './dispute-list'
import type { FormAnswer } from '~/ui/form/form-answer'
import { RefundForm, type RefundFormView } from './refund-form'
import { RefundList, type RefundView } from './refund-list'

export type PaymentView = {
  id: string
  status: PaymentStatus
  /** Of a share that was paid already. */
  surplus: boolean
  method: 'card' | 'ideal' | 'klarna' | 'other'
  amount: string
  date: string
  givenBack: string | null
  /** The payment service's own id. */
  reference: string
  refunds: RefundView[]
  disputes: DisputeView[]
  refundForm: RefundFormView | null
  aids: BankAids
}
export type PayableView = {
  id: string
  /** Which share it is; null for the whole price. */
  share: number | null
  change: boolean
  status: PayableStatus
  amount: string
  until: string | null
  payments: PaymentView[]
}

const payableTones: Partial<Record<PayableStatus, BadgeTone>> = {
  open: 'warning',
  past_due: 'danger',
  paid: 'success',
}

function Payment({ payment, answer }: { payment: PaymentView; answer: FormAnswer }) {
  const { t } = useTranslation('admin-orders')
  const {
    id,
    status,
    surplus,
    method,
    amount,
    date,
    givenBack,
    reference,
    refunds,
    disputes,
    refundForm,
    aids,
  } = payment
  return (
    <div className="grid gap-3 border-s-2 border-line ps-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span>{amount}</span>{' '}
          <span>{t('payments.paidOn', { method: t(`payments.method.${method}`), date })}</span>{' '}
          <Badge tone={paymentTones[status]}>{t(`payments.status.${status}`)}</Badge>{' '}
          {surplus && <Badge tone="warning">{t('payments.surplus')}</Badge>}
        </p>
        {givenBack && <p className="text-sm">{t('payments.givenBack', { amount: givenBack })}</p>}
        <p className="wrap-anywhere text-sm text-ink-soft">
          {t('payments.reference')}: {reference}
        </p>
      </div>
      <RefundList refunds={refunds} />
      <DisputeList disputes={disputes} />
      {refundForm && (
        <RefundForm key={refundForm.left} paymentId={id} view={refundForm} answer={answer} />
      )}
      <TestAids paymentId={id} aids={aids} />
    </div>
  )
}

/** Every share of an order with the payments for it, and what can be done with them. */
export function OrderPayments({
  payables,
  answer,
}: {
  payables: PayableView[]
  answer: FormAnswer
}) {
  const { t } = useTranslation('admin-orders')
  return (
    <ul className="grid">
      {payables.map(({ id, share, change, status, amount, until, payments }) => (
        <li
          key={id}
          className="grid gap-4 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="font-text text-base font-semibold tracking-normal">
              {change
                ? t('payments.change')
                : share === null
                  ? t('payments.whole')
                  : t('payments.share', { number: share })}{' '}
              · {amount}
            </h3>
            <Badge tone={payableTones[status]}>{t(`payments.payable.${status}`)}</Badge>
          </div>
          {payments.length === 0 && status !== 'void' && (
            <p className="text-sm text-ink-soft">
              {until ? t('payments.until', { date: until }) : t('payments.noPayment')}
            </p>
          )}
          {payments.map((payment) => (
            <Payment key={payment.id} payment={payment} answer={answer} />
          ))}
        </li>
      ))}
    </ul>
  )
}
