import { useTranslation } from 'react-i18next'
import { adminPaths } from '../../admin-paths'
import { EmptyState } from '../feedback/empty-state'
import { ButtonLink } from '../form/button'
import { FilterForm } from '../layout/filter-form'
import { BulkForm } from '../lists/bulk-form'
import { ListSearch, type ListView } from '../lists/list-page'
import { ListTools } from '../lists/list-tools'
import { Pagination } from '../table/pagination'
import { MessageList, type ReceivedMessage } from './message-list'

export type MessagesPageProps = ListView<ReceivedMessage> & { q: string }

function NoMessages({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation(['inbox', 'admin-lists'])
  if (!narrowed) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  return <EmptyState title={t('admin-lists:list.nothing')} action={<ButtonLink to={adminPaths.messages()} variant="secondary">{t('admin-lists:list.all')}</ButtonLink>}>{t('admin-lists:list.nothingText')}</EmptyState>
}

/** What came in through the contact page, under what it can be chosen by. */
export function MessagesPage({ q, narrowed, selects, rows, tools, previousHref, nextHref }: MessagesPageProps) {
  const { t } = useTranslation(['inbox', 'admin-lists'])
  return (
    <>
      <FilterForm
        action={adminPaths.messages()}
        label={t('admin-lists:list.filter')}
        selects={selects}
        state={q}
        search={<ListSearch q={q} hint={t('filter.searchHint')} />}
        reset={narrowed && <ButtonLink to={adminPaths.messages()} variant="quiet" size="sm">{t('admin-lists:list.all')}</ButtonLink>}
      />
      <ListTools {...tools} />
      {rows.length > 0 ? <MessageList messages={rows} /> : <NoMessages narrowed={narrowed} />}
      {rows.length > 0 && <BulkForm {...tools} />}
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </>
  )
}
