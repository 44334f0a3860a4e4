import { useTranslation } from 'react-i18next'
import type { RefundStatus } from '~/domain/ground/machines.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'

export type RefundView = {
  id: string
  status: RefundStatus
  amount: string
  reason: string
  /** By whom and when. */
  asked: string
  /** Who approved. */
  first: string | null
  second: string | null
  /** The press that the reader may make. */
  approve: 'approve' | 'approveFirst' | 'approveSecond' | null
  note: 'secondNeeded' | 'ownFirst' | 'otherFirst' | null
  limit: string | null
  canCancel: boolean
  /** Who else could approve in the demo. */
  demoAdmin: string | null
}

const tones: Partial<Record<RefundStatus, BadgeTone>> = {
  requested: 'accent',
  approved: 'state',
  pending: 'state',
  succeeded: 'success',
  failed: 'danger',
}

function Presses({ refund: { id, amount, approve, canCancel } }: { refund: RefundView }) {
  const { t } = useTranslation('admin-orders')
  return (
    <Form
      method="post"
      preventScrollReset
      className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2"
    >
      <input type="hidden" name="refundId" value={id} />
      {approve && (
        <Button name="intent" value="refund-approve" size="sm">
          {t(`refunds.${approve}`)}
          <span className="sr-only"> · {amount}</span>
        </Button>
      )}
      {canCancel && (
        <Button name="intent" value="refund-cancel" variant="quiet" size="sm">
          {t('refunds.cancel')}
          <span className="sr-only"> · {amount}</span>
        </Button>
      )}
    </Form>
  )
}

function Refund({ refund }: { refund: RefundView }) {
  const { t } = useTranslation('admin-orders')
  const { status, amount, reason, asked, first, second, note, limit, demoAdmin } = refund
  return (
    <li className="grid gap-1 rounded-sm border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 className="font-text text-base font-semibold tracking-normal">
          {t('refunds.title', { amount })}
        </h4>
        <Badge tone={tones[status]}>{t(`refunds.status.${status}`)}</Badge>
      </div>
      <p className="text-sm">{reason}</p>
      <p className="text-sm text-ink-soft">{asked}</p>
      {first && <p className="text-sm text-ink-soft">{t('refunds.firstBy', { name: first })}</p>}
      {second && <p className="text-sm text-ink-soft">{t('refunds.secondBy', { name: second })}</p>}
      {note && <p>{t(`refunds.${note}`, { limit, name: first ?? '' })}</p>}
      {demoAdmin && (
        <p className="text-sm text-ink-soft">{t('refunds.demo', { username: demoAdmin })}</p>
      )}
      {(refund.approve || refund.canCancel) && <Presses refund={refund} />}
    </li>
  )
}

/** The refunds of a payment, each with how far it is and what the reader can decide. */
export function RefundList({ refunds }: { refunds: RefundView[] }) {
  if (refunds.length === 0) return null
  return (
    <ul className="grid gap-3">
      {refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
    </ul>
  )
}
