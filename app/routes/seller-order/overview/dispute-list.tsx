import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'

export type DisputeView = {
  id: string
  status: 'open' | 'won' | 'lost'
  amount: string
  reason: string
  evidence: string | null
}
export type BankAids = { object: boolean; decide: boolean }

const tones = { open: 'warning', won: 'success', lost: 'danger' } as const

/** A bank's objections to a payment, and how they ended. */
export function DisputeList({ disputes }: { disputes: DisputeView[] }) {
  const { t } = useTranslation('admin-orders')
  if (disputes.length === 0) return null
  return (
    <ul className="grid gap-3">
      {disputes.map(({ id, status, amount, reason, evidence }) => (
        <li key={id} className="grid gap-1 rounded-sm border border-line p-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h4 className="font-text text-base font-semibold tracking-normal">
              {t('disputes.title', { amount })}
            </h4>
            <Badge tone={tones[status]}>{t(`disputes.status.${status}`)}</Badge>
          </div>
          <p className="text-sm">{t('disputes.reason', { reason })}</p>
          {evidence && (
            <p className="text-sm text-ink-soft">{t('disputes.evidence', { date: evidence })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What the sandbox's bank can be told to do; not there at a real payment service. */
export function TestAids({
  paymentId,
  aids: { object, decide },
}: {
  paymentId: string
  aids: BankAids
}) {
  const { t } = useTranslation('admin-orders')
  if (!object && !decide) return null
  return (
    <Form
      method="post"
      preventScrollReset
      aria-label={t('disputes.aids')}
      className="grid gap-3 rounded-sm border border-dashed border-line-strong p-4"
    >
      <div className="grid gap-1 text-sm">
        <p className="font-semibold">{t('disputes.aids')}</p>
        <p className="text-ink-soft">{t('disputes.aidsText')}</p>
      </div>
      <input type="hidden" name="paymentId" value={paymentId} />
      <div className="flex flex-wrap gap-3">
        {object && (
          <Button name="intent" value="bank-objects" variant="secondary" size="sm">
            {t('disputes.object')}
          </Button>
        )}
        {decide && (
          <Button name="intent" value="bank-won" variant="secondary" size="sm">
            {t('disputes.won')}
          </Button>
        )}
        {decide && (
          <Button name="intent" value="bank-lost" variant="secondary" size="sm">
            {t('disputes.lost')}
          </Button>
        )}
      </div>
    </Form>
  )
}
