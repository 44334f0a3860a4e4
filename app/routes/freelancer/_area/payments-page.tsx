import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { OwnPayouts, type OwnPayoutsProps } from './own-payouts'
import { PayoutAccount, type PayoutAccountView } from './payout-account'
import { PayoutStatements, type StatementView } from './payout-statements'

type Sums = { currency: string; accrued: string; scheduled: string; paid: string }
export type PaymentsPageProps = OwnPayoutsProps & {
  /** The last signs of the account; null while there is none. */
  ending: string | null
  /** At the payment service; null while payouts are sent by hand alone. */
  account: PayoutAccountView | null
  sums: Sums[]
  statements: StatementView[]
}

function Account({ ending }: { ending: string | null }) {
  const { t } = useTranslation('payouts')
  if (ending === null) {
    return (
      <Notice
        tone="warning"
        title={t('details.missing')}
        action={
          <ButtonLink to={paths.payoutDetails()} size="sm">
            {t('details.add')}
          </ButtonLink>
        }
      >
        {t('details.missingText')}
      </Notice>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {t('details.ending', { ending })}
      <ButtonLink to={paths.payoutDetails()} variant="secondary" size="sm">
        {t('details.open')}
      </ButtonLink>
    </p>
  )
}

function Totals({ sums }: { sums: Sums[] }) {
  const { t } = useTranslation('payouts')
  return (
    <Card as="section" aria-labelledby="totals" className="grid gap-5">
      <h2 id="totals" className="text-xl">
        {t('payments.totals')}
      </h2>
      {sums.length === 0 && <p className="text-ink-soft">{t('payments.none')}</p>}
      {sums.map(({ currency, accrued, scheduled, paid }) => (
        <DescriptionList
          key={currency}
          look="columns"
          items={[
            { term: t('payments.accrued'), detail: <strong>{accrued}</strong> },
            { term: t('payments.scheduled'), detail: <strong>{scheduled}</strong> },
            { term: t('payments.paid'), detail: <strong>{paid}</strong> },
          ]}
        />
      ))}
    </Card>
  )
}

/** What a freelancer has earned, when it is due, and the papers about it. */
export function PaymentsPage({ ending, account, sums, statements, ...list }: PaymentsPageProps) {
  const { t } = useTranslation('payouts')
  return (
    <div className="grid gap-gap">
      <Account ending={ending} />
      {account && <PayoutAccount {...account} />}
      <Totals sums={sums} />
      <section aria-labelledby="payouts" className="grid gap-5">
        <h2 id="payouts" className="text-xl">
          {t('payments.list')}
        </h2>
        <OwnPayouts {...list} />
      </section>
      {statements.length > 0 && (
        <Card as="section" aria-labelledby="statements" className="grid gap-4">
          <h2 id="statements" className="text-xl">
            {t('payments.statements')}
          </h2>
          <p className="max-w-text text-ink-soft">{t('payments.statementsText')}</p>
          <PayoutStatements statements={statements} />
        </Card>
      )}
    </div>
  )
}

/** For staff who look into the freelancers' area and are none. */
export function NoPayments() {
  const { t } = useTranslation('payouts')
  return (
    <EmptyState
      title={t('noProfile.title')}
      action={
        <ButtonLink to={adminPaths.payouts()} variant="secondary">
          {t('noProfile.button')}
        </ButtonLink>
      }
    >
      {t('noProfile.text')}
    </EmptyState>
  )
}
