import { useTranslation } from 'react-i18next'
import type { Talker } from '~/domain/messages/turn.rules'
import { Badge } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ErrorSummary, type ErrorSummaryProps } from '~/ui/form/error-summary'
import { FilterLinks, type FilterLinksProps } from '~/ui/layout/filter-links'
import { Link } from '~/ui/layout/link'
import { DataTable } from '~/ui/table/data-table'
import { Pagination } from '~/ui/table/pagination'

type Row = {
  id: string
  subject: string
  href: string
  number: string
  /** Whose order it is, where that is not the reader’s own. */
  client: string | null
  waits: Talker | 'own' | 'nobody'
  since: string
}
export type OwnConversationsProps = {
  /** What of the address cannot be read. */
  unreadable: ErrorSummaryProps['errors']
  filters: FilterLinksProps['links']
  narrowed: boolean
  rows: Row[]
  previousHref: string | null
  nextHref: string | null
}

/** All conversations of whoever looks, with whose answer each waits for, and since when. */
export function OwnConversations({
  unreadable,
  filters,
  narrowed,
  rows,
  previousHref,
  nextHref,
}: OwnConversationsProps) {
  const { t } = useTranslation('messages')
  return (
    <div className="grid gap-6">
      <ErrorSummary errors={unreadable} />
      <FilterLinks label={t('own.waitsFor')} links={filters} />
      <DataTable
        caption={t('own.title')}
        hideCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'subject',
            label: t('own.about'),
            rowHeader: true,
            cell: ({ subject, href, client }) => (
              <>
                <Link to={href} className="row-name wrap-anywhere quiet-link">
                  {subject}
                </Link>{' '}
                {client && <span className="row-more">{client}</span>}
              </>
            ),
          },
          { key: 'number', label: t('own.number'), cell: ({ number }) => number, nowrap: true },
          {
            key: 'waits',
            label: t('own.waitsFor'),
            cell: ({ waits }) => (
              <Badge tone={waits === 'own' ? 'warning' : 'neutral'}>
                {t(`own.waits.${waits}`)}
              </Badge>
            ),
          },
          { key: 'since', label: t('own.since'), cell: ({ since }) => since, nowrap: true },
        ]}
        empty={
          <EmptyState title={t(narrowed ? 'own.noneHere' : 'own.none')}>
            {!narrowed && t('own.noneText')}
          </EmptyState>
        }
      />
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </div>
  )
}
