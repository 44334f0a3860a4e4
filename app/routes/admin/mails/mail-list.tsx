import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { Link } from '~/ui/layout/link'
import {
  ListPage,
  ListSearch,
  rowLinkClass,
  type ListView,
} from '~/routes/admin/_area/lists/list-page'
import type { Column } from '~/ui/table/data-table'

type MailRow = {
  id: string
  href: string
  to: string
  subject: string
  template: string
  language: string
  when: string
  dateTime: string
}
export type MailListProps = ListView<MailRow> & { q: string }

function useColumns(): Column<MailRow>[] {
  const { t } = useTranslation('admin-notifications')
  return [
    {
      key: 'subject',
      label: t('mails.subject'),
      rowHeader: true,
      cell: ({ subject, href }) => (
        <Link to={href} className={rowLinkClass}>
          {subject}
        </Link>
      ),
    },
    {
      key: 'to',
      label: t('mails.to'),
      cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
    },
    {
      key: 'template',
      label: t('mails.template'),
      cell: ({ template, language }) => (
        <span className="grid gap-0.5">
          <span>{template}</span>
          <span className="text-ink-soft md:text-sm">{language}</span>
        </span>
      ),
    },
    {
      key: 'when',
      label: t('mails.sent'),
      cell: ({ when, dateTime }) => (
        <time dateTime={dateTime} className="md:whitespace-nowrap">
          {when}
        </time>
      ),
    },
  ]
}

/** The mails that went out, each to be read and sent again. */
export function MailList({ q, ...list }: MailListProps) {
  const { t } = useTranslation('admin-notifications')
  const columns = useColumns()
  return (
    <ListPage
      {...list}
      href={adminPaths.mails()}
      caption={t('mails.title')}
      columns={columns}
      empty={{ title: t('mails.empty'), text: t('mails.emptyText') }}
      search={<ListSearch q={q} hint={t('mails.searchHint')} />}
      state={[q]}
      choose={({ subject, to }) => t('mails.choose', { subject, to })}
    />
  )
}
