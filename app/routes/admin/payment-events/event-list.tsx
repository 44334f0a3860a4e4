import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Code } from '~/ui/layout/code'
import { Link } from '~/ui/layout/link'
import {
  ListPage,
  ListSearch,
  rowLinkClass,
  type ListView,
} from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'

type EventRow = {
  id: string
  href: string
  type: string
  eventId: string
  tone: BadgeTone
  outcome: string
  error: string | null
  when: string
  dateTime: string
}
export type EventListProps = ListView<EventRow> & { q: string }

function OutcomeCell({ row: { tone, outcome, error } }: { row: EventRow }) {
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={tone}>{outcome}</Badge>
      {error && <span className="wrap-anywhere text-danger md:text-sm">{error}</span>}
    </span>
  )
}

function useColumns(): Column<EventRow>[] {
  const { t } = useTranslation('admin-payments')
  return [
    {
      key: 'type',
      label: t('events.type'),
      rowHeader: true,
      cell: ({ type, href }) => (
        <Link to={href} className={`${rowLinkClass} wrap-anywhere`}>
          <Code text={type} />
        </Link>
      ),
    },
    {
      key: 'id',
      label: t('events.id'),
      cell: ({ eventId }) => <Code text={eventId} className="text-sm" />,
    },
    { key: 'outcome', label: t('events.outcome'), cell: (row) => <OutcomeCell row={row} /> },
    {
      key: 'received',
      label: t('events.received'),
      cell: ({ when, dateTime }) => (
        <time dateTime={dateTime} className="md:whitespace-nowrap">
          {when}
        </time>
      ),
    },
  ]
}

/** What the payment service told, event by event. */
export function EventList({ q, ...list }: EventListProps) {
  const { t } = useTranslation('admin-payments')
  const columns = useColumns()
  return (
    <ListPage
      {...list}
      href={adminPaths.paymentEvents()}
      caption={t('events.title')}
      columns={columns}
      empty={{ title: t('events.empty'), text: t('events.emptyText') }}
      search={<ListSearch q={q} hint={t('events.searchHint')} />}
      state={[q]}
    />
  )
}
