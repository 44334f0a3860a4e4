import { useTranslation } from 'react-i18next'
import type { AccountState } from '~/domain/payouts/payout-account.rules'
import { paths } from '~/paths'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Form } from '~/ui/form/form'

export type PayoutAccountView = {
  /** What people call the payment service. */
  provider: string
  state: AccountState
  /** Without payout details there is no country, and so no account. */
  hasDetails: boolean
  due: string[]
  dueBy: string | null
  readAt: string | null
  askHref: string
}

const TONES: Record<AccountState, BadgeTone> = {
  none: 'neutral',
  asked: 'warning',
  checking: 'state',
  ready: 'success',
  restricted: 'danger',
}

function Due({ provider, due, dueBy }: PayoutAccountView) {
  const { t } = useTranslation('payouts')
  return (
    <div className="grid gap-2">
      <p>{t('account.due', { provider })}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {due.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      {dueBy && <p className="font-semibold">{t('account.dueBy', { date: dueBy })}</p>}
    </div>
  )
}

/** The steps out of the app: the forms are answered with an address of the payment service's. */
function Steps({ provider, state, hasDetails, due, askHref }: PayoutAccountView) {
  const { t } = useTranslation('payouts')
  const asks = state === 'none' || state === 'asked' || (state === 'ready' && due.length > 0)
  if (state === 'none' && !hasDetails) return <p>{t('account.detailsFirst', { provider })}</p>
  return (
    <Form
      method="post"
      action={paths.freelancerPayments()}
      reloadDocument
      className="flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      {asks && (
        <Button name="intent" value="set-up" size="sm">
          {t(state === 'none' ? 'account.setUp' : 'account.continue', { provider })}
        </Button>
      )}
      {state === 'ready' && (
        <Button name="intent" value="dashboard" variant="secondary" size="sm">
          {t('account.dashboard', { provider })}
        </Button>
      )}
      {state !== 'none' && state !== 'ready' && (
        <ButtonLink to={askHref} reloadDocument variant="quiet" size="sm">
          {t('account.ask', { provider })}
        </ButtonLink>
      )}
    </Form>
  )
}

/** How a freelancer's account at the payment service stands, and what they can do about it. */
export function PayoutAccount(account: PayoutAccountView) {
  const { t } = useTranslation('payouts')
  const { provider, state, due, readAt } = account
  return (
    <Card as="section" aria-labelledby="account" className="grid justify-items-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="account" className="text-xl">
          {t('account.title', { provider })}
        </h2>
        <Badge tone={TONES[state]}>{t(`account.state.${state}`)}</Badge>
      </div>
      <p className="max-w-text">{t(`account.text.${state}`, { provider })}</p>
      {due.length > 0 && state !== 'restricted' && <Due {...account} />}
      <Steps {...account} />
      {readAt && (
        <p className="text-sm text-ink-soft">{t('account.readAt', { provider, when: readAt })}</p>
      )}
    </Card>
  )
}
