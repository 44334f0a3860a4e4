import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'

export type ProposalView = { value: string; by: string; at: string; seen: number; own: boolean }

function Decision({
  intent,
  seen,
  label,
  variant,
}: {
  intent: string
  seen: number
  label: string
  variant: 'secondary' | 'quiet'
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seen" value={seen} />
      <Button variant={variant} size="sm">
        {label}
      </Button>
    </Form>
  )
}

/**
 * A change of the limits that waits for another admin, who confirms or rejects it; its own proposer
 * can take it back.
 */
export function LimitsProposal({ proposal }: { proposal: ProposalView }) {
  const { value, by, at, seen, own } = proposal
  const { t } = useTranslation('admin-settings')
  return (
    <div className="mt-4">
      <Notice tone="info" title={t('proposal.title')}>
        <p>{t('proposal.value', { value })}</p>
        <p>{t('proposal.by', { name: by, at })}</p>
        {own && <p>{t('proposal.own')}</p>}
        <div className="mt-3 flex flex-wrap gap-3">
          {!own && (
            <Decision
              {...{ seen, intent: 'confirm-limits', variant: 'secondary' }}
              label={t('proposal.confirm')}
            />
          )}
          <Decision
            {...{ seen, intent: 'reject-limits', variant: 'quiet' }}
            label={t(own ? 'proposal.takeBack' : 'proposal.reject')}
          />
        </div>
      </Notice>
    </div>
  )
}
