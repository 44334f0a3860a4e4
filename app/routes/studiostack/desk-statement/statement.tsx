import { useTranslation } from 'react-i18next'
import type { PayoutStatus } from '~/domain/ground/machines.rules'
import { PayoutBadge } from '~/network/payout-badge'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { DataTable, type Column } from '~/ui/table/data-table'

type Line = { id: string; number: string; href: string | null; work: string; amount: string }
export type StatementProps = {
  status: PayoutStatus
  facts: { term: string; detail: string }[]
  papers: { title: string; files: { label: string; href: string }[] }[]
  /** Something went back to clients after it was paid out. */
  hasNegative: boolean
  lines: Line[]
}

const linkClass = 'inline-flex min-h-6 items-center quiet-link'

function Papers({ papers }: Pick<StatementProps, 'papers'>) {
  return (
    <ul className="grid gap-2">
      {papers.map(({ title, files }) => (
        <li key={title} className="flex flex-wrap items-center gap-x-4">
          <span>{title}</span>
          {files.map(({ label, href }) => (
            <a key={href} href={href} className={linkClass}>
              {label}
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** What a studio is paid, and what that is made of. */
export function Statement({ status, facts, papers, hasNegative, lines }: StatementProps) {
  const { t } = useTranslation('studio-payouts')
  const columns: Column<Line>[] = [
    {
      ...{ key: 'order', label: t('statement.order'), rowHeader: true },
      cell: ({ number, href }) =>
        href ? (
          <Link to={href} className={linkClass}>
            {number}
          </Link>
        ) : (
          number
        ),
    },
    { key: 'work', label: t('statement.work'), cell: ({ work }) => work },
    { key: 'amount', label: t('statement.amount'), cell: ({ amount }) => amount, align: 'end' },
  ]
  return (
    <div className="grid gap-gap">
      <Card as="section" aria-labelledby="facts" className="grid justify-items-start gap-4">
        <h2 id="facts" className="text-xl">
          {t('statement.facts')}
        </h2>
        <PayoutBadge status={status} />
        <DescriptionList items={facts} />
        <Papers papers={papers} />
      </Card>
      <Card as="section" aria-labelledby="lines" className="grid gap-4">
        <h2 id="lines" className="text-xl">
          {t('statement.lines')}
        </h2>
        <DataTable
          caption={t('statement.lines')}
          hideCaption
          columns={columns}
          rows={lines}
          rowKey={({ id }) => id}
          empty={null}
        />
        {hasNegative && <p className="max-w-text text-ink-soft">{t('statement.negative')}</p>}
      </Card>
    </div>
  )
}
