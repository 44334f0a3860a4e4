import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderLines, type OrderLineView } from '~/order-room/order/order-lines'
import { PaymentSummary, type PaymentSummaryProps } from '~/order-room/order/payment-summary'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { OrderBuyer, type BuyerView } from './order-buyer'
import {
  OrderHistory,
  OrderMails,
  OrderWithdrawals,
  type HistoryView,
  type MailEntry,
  type WithdrawalView,
} from '~/order-room/order/order-history'
import type { HandOverTerms } from './hand-over-form'
import { OrderMilestones, type StudioMilestone } from './order-milestones'
import { OrderNow, type OrderNowProps } from './order-now'
import { OrderPayments, type PayableView } from './order-payments'
import type { ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'

export type OrderPageProps = {
  order: {
    now: OrderNowProps['now']
    buyer: BuyerView
    lines: OrderLineView[]
    milestones: StudioMilestone[]
    ended: boolean
    /** Who works on them; another studio has no team here. */
    teamHref: string | null
    totals: PaymentSummaryProps['payments']
    documents: PaymentSummaryProps['documents']
    givenBack: string | null
    payables: PayableView[]
    withdrawals: WithdrawalView[]
    history: HistoryView
    mails: MailEntry[]
    constraint: ReasonConstraint
    handOver: HandOverTerms
  }
  answer: FormAnswer
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** Everything about one order, and every step that can be taken with it now. */
export function OrderPage({ order, answer }: OrderPageProps) {
  const { t } = useTranslation('admin-orders')
  const {
    now,
    buyer,
    lines,
    milestones,
    ended,
    teamHref,
    totals,
    documents,
    givenBack,
    payables,
    withdrawals,
    history,
    mails,
    constraint,
    handOver,
  } = order
  return (
    <div className="grid gap-gap">
      <OrderNow now={now} answer={answer} constraint={constraint} />
      <Part id="milestones" title={t('milestones.title')}>
        <OrderMilestones {...{ milestones, ended, answer, constraint, handOver }} />
        {teamHref && (
          <p className="mt-5">
            <Link to={teamHref} className="inline-flex min-h-6 items-center quiet-link">
              {t('milestones.team')}
            </Link>
          </p>
        )}
      </Part>
      <Part id="payments" title={t('payments.title')}>
        <OrderPayments payables={payables} answer={answer} />
      </Part>
      {withdrawals.length > 0 && (
        <Part id="withdrawal" title={t('withdrawal.title')}>
          <OrderWithdrawals withdrawals={withdrawals} />
        </Part>
      )}
      <div className="grid items-start gap-gap xl:grid-cols-2">
        <Part id="buyer" title={t('order.buyer')}>
          <OrderBuyer buyer={buyer} />
        </Part>
        <Part id="money" title={t('order.money')}>
          <PaymentSummary payments={totals} documents={documents} headingLevel={3} />
          {givenBack && (
            <p className="mt-5 flex justify-between gap-4">
              <span>{t('order.givenBack')}</span> <span>{givenBack}</span>
            </p>
          )}
        </Part>
      </div>
      <Part id="lines" title={t('order.lines')}>
        <OrderLines lines={lines} reader="seller" />
      </Part>
      <div className="grid items-start gap-gap xl:grid-cols-2">
        <Part id="history" title={t('history.title')}>
          <OrderHistory history={history} />
        </Part>
        <Part id="mails" title={t('mails.title')}>
          <OrderMails mails={mails} />
        </Part>
      </div>
    </div>
  )
}
