import { useTranslation } from 'react-i18next'
import type { MoneyState } from '~/domain/orders/refund-state.rules'
import { Progress } from '~/ui/feedback/progress'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Grid } from '~/ui/layout/grid'
import { PaymentBadge } from './order-status'

export type OrderFiguresProps = {
  /** `ended` for an order that came to nothing. */
  progress: { done: number; all: number; ended: boolean }
  /** For when it is planned, in words. */
  due: string | null
  payments: {
    total: string
    vat: object | null
    changes: { together: string } | null
    paid: string
    back: string | null
    left: string | null
    state: MoneyState
  }
}

function ProgressCard({ progress: { done, all, ended }, due }: OrderFiguresProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Card as="section" aria-labelledby="progress">
      <h2 id="progress" className="mb-4 text-xl">
        {t('progress.title')}
      </h2>
      {all === 0 ? (
        <p className="text-ink-soft">{t(ended ? 'progress.never' : 'progress.none')}</p>
      ) : (
        <Progress
          label={t('progress.label')}
          value={done}
          max={all}
          valueText={t('progress.count', { done, all })}
        />
      )}
      {due && <p className="mt-4 text-ink-soft">{due}</p>}
    </Card>
  )
}

function PaymentCard({ payments }: OrderFiguresProps) {
  const { t } = useTranslation('dashboard')
  const { total, vat, changes, paid, back, left, state } = payments
  return (
    <Card as="section" aria-labelledby="payment">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="payment" className="text-xl">
          {t('money.title')}
        </h2>
        <PaymentBadge state={state} />
      </div>
      <DescriptionList
        look="totals"
        items={[
          {
            term: t(changes ? 'money.together' : vat ? 'money.total' : 'money.totalNet'),
            detail: changes?.together ?? total,
          },
          { term: t('money.paid'), detail: paid },
          ...(back ? [{ term: t('money.back'), detail: back }] : []),
          ...(left ? [{ term: t('money.left'), detail: left }] : []),
        ]}
      />
    </Card>
  )
}

/** How far an order's project is, and how far its payment. */
export function OrderFigures(props: OrderFiguresProps) {
  return (
    <Grid columns={2}>
      <ProgressCard {...props} />
      <PaymentCard {...props} />
    </Grid>
  )
}
