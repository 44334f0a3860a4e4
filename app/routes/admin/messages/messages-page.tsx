import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { BulkForm } from '~/routes/admin/_area/lists/bulk-form'
import { ListFilter, ListSearch, NoRows, type ListView } from '~/routes/admin/_area/lists/list-page'
import { ListTools } from '~/routes/admin/_area/lists/list-tools'
import { Pagination } from '~/ui/table/pagination'
import { MessageList, type ReceivedMessage } from './message-list'

export type MessagesPageProps = ListView<ReceivedMessage> & { q: string }

/** What came in through the contact page, under what it can be chosen by. */
export function MessagesPage({
  q,
  narrowed,
  selects,
  rows,
  tools,
  previousHref,
  nextHref,
}: MessagesPageProps) {
  const { t } = useTranslation('inbox')
  const href = adminPaths.messages()
  return (
    <>
      <ListFilter
        {...{ href, narrowed, selects }}
        search={<ListSearch q={q} hint={t('filter.searchHint')} />}
        state={[q]}
      />
      <ListTools {...tools} />
      {rows.length > 0 ? (
        <MessageList messages={rows} />
      ) : (
        <NoRows
          {...{ href, narrowed }}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
        />
      )}
      {rows.length > 0 && <BulkForm {...tools} />}
      <Pagination previousHref={previousHref} nextHref={nextHref} />
    </>
  )
}
