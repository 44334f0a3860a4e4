import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { TextField } from '~/ui/form/text-field'
import { Code } from '~/ui/layout/code'
import { Link } from '~/ui/layout/link'
import { ListPage, rowLinkClass, type ListView } from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'

type BookingRow = {
  id: string
  key: string
  kind: string
  when: string
  dateTime: string
  number: string | null
  href: string | null
  entries: { account: string; amount: string }[]
}
export type BookingListProps = ListView<BookingRow> & { order: string }

function Entries({ entries }: Pick<BookingRow, 'entries'>) {
  return (
    <ul className="grid gap-1">
      {entries.map(({ account, amount }, index) => (
        <li key={index} className="flex flex-wrap justify-between gap-x-6">
          <span>{account}</span>
          <span className="whitespace-nowrap">{amount}</span>
        </li>
      ))}
    </ul>
  )
}

function useColumns(): Column<BookingRow>[] {
  const { t } = useTranslation('admin-payments')
  return [
    {
      key: 'kind',
      label: t('ledger.booking'),
      rowHeader: true,
      cell: ({ kind, key }) => (
        <span className="grid min-w-0 gap-0.5">
          <span>{kind}</span>
          <Code text={key} className="text-sm font-normal text-ink-soft" />
        </span>
      ),
    },
    {
      key: 'when',
      label: t('ledger.when'),
      cell: ({ when, dateTime }) => (
        <time dateTime={dateTime} className="md:whitespace-nowrap">
          {when}
        </time>
      ),
    },
    {
      key: 'order',
      label: t('list.order'),
      cell: ({ number, href }) =>
        href && (
          <Link to={href} className={`${rowLinkClass} whitespace-nowrap`}>
            {number}
          </Link>
        ),
    },
    {
      key: 'entries',
      label: t('ledger.entries'),
      cell: ({ entries }) => <Entries entries={entries} />,
    },
  ]
}

/** The bookings of the ledger with all their entries. */
export function BookingList({ order, ...list }: BookingListProps) {
  const { t } = useTranslation('admin-payments')
  const columns = useColumns()
  return (
    <ListPage
      {...list}
      href={adminPaths.ledger()}
      caption={t('ledger.title')}
      columns={columns}
      empty={{ title: t('ledger.empty'), text: t('ledger.emptyText') }}
      search={
        <TextField
          id="filter-order"
          name="order"
          label={t('ledger.order')}
          defaultValue={order}
          autoComplete="off"
          maxLength={40}
        />
      }
      state={[order]}
    />
  )
}
