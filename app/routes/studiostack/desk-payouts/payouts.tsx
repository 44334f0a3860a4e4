import type { ListPlace } from '~/shell/list-place'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Pagination } from '~/ui/table/pagination'
import { useTranslation } from 'react-i18next'
import type { PayoutStatus } from '~/domain/ground/machines.rules'
import { PayoutBadge } from '~/network/payout-badge'
import { studioPaths } from '~/paths/studio'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { DataTable, type Column } from '~/ui/table/data-table'

type Balance = { currency: string; waiting: string; next: string; owed: string; paid: string }
type Statement = {
  number: string
  href: string
  date: string
  gross: string
  amount: string
  status: PayoutStatus
}
export type PayoutsProps = {
  rules: string[]
  balances: Balance[]
  /** Masked; null where the studio has given none. */
  account: string | null
  statements: Statement[]
  place: ListPlace
}

const SUMS = ['waiting', 'next', 'owed', 'paid'] as const

function Balances({ balances, rules }: Pick<PayoutsProps, 'balances' | 'rules'>) {
  const { t } = useTranslation('studio-payouts')
  const columns: Column<Balance>[] = [
    { key: 'currency', label: t('balance.currency'), cell: (row) => row.currency, rowHeader: true },
    ...SUMS.map((key) => ({
      ...{ key, label: t(`balance.${key}`), align: 'end' as const },
      cell: (row: Balance) => <span className="whitespace-nowrap">{row[key]}</span>,
    })),
  ]
  return (
    <Card as="section" aria-labelledby="balance" className="grid gap-4">
      <h2 id="balance" className="text-xl">
        {t('balance.title')}
      </h2>
      <DataTable
        caption={t('balance.title')}
        hideCaption
        columns={columns}
        rows={balances}
        rowKey={({ currency }) => currency}
        empty={<p className="text-ink-soft">{t('balance.none')}</p>}
      />
      {rules.map((rule) => (
        <p key={rule} className="max-w-text text-ink-soft">
          {rule}
        </p>
      ))}
    </Card>
  )
}

function Account({ account }: Pick<PayoutsProps, 'account'>) {
  const { t } = useTranslation('studio-payouts')
  return (
    <Card as="section" aria-labelledby="account" className="grid justify-items-start gap-4">
      <h2 id="account" className="text-xl">
        {t('account.title')}
      </h2>
      {account ? (
        <p className="wrap-anywhere">{account}</p>
      ) : (
        <Notice tone="warning">
          <p>{t('account.missing')}</p>
        </Notice>
      )}
      <ButtonLink to={studioPaths.payoutAccount()} variant="secondary" size="sm">
        {t(account ? 'account.change' : 'account.add')}
      </ButtonLink>
    </Card>
  )
}

function Statements({ statements, place }: Pick<PayoutsProps, 'statements' | 'place'>) {
  const { unreadable, ...pages } = place
  const { t } = useTranslation('studio-payouts')
  const columns: Column<Statement>[] = [
    {
      ...{ key: 'number', label: t('statements.number'), rowHeader: true },
      cell: ({ number, href }) => (
        <Link to={href} className="inline-flex min-h-6 items-center quiet-link">
          {number}
        </Link>
      ),
    },
    { key: 'date', label: t('statements.date'), cell: ({ date }) => date },
    { key: 'gross', label: t('statements.gross'), cell: ({ gross }) => gross, align: 'end' },
    { key: 'payout', label: t('statements.payout'), cell: ({ amount }) => amount, align: 'end' },
    {
      ...{ key: 'status', label: t('statements.status') },
      cell: ({ status }) => <PayoutBadge status={status} />,
    },
  ]
  return (
    <Card as="section" aria-labelledby="statements" className="grid justify-items-start gap-4">
      <h2 id="statements" className="text-xl">
        {t('statements.title')}
      </h2>
      <ErrorSummary errors={unreadable} />
      <DataTable
        caption={t('statements.title')}
        hideCaption
        columns={columns}
        rows={statements}
        rowKey={({ number }) => number}
        empty={<p className="text-ink-soft">{t('statements.none')}</p>}
      />
      <Pagination {...pages} />
    </Card>
  )
}

/** What a studio is owed and was paid, its statements, and where it is paid to. */
export function Payouts(props: PayoutsProps) {
  return (
    <div className="grid gap-gap">
      <Balances {...props} />
      <Account {...props} />
      <Statements {...props} />
    </div>
  )
}
