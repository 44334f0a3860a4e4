import type { ListPlace } from '~/shell/list-place'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Pagination } from '~/ui/table/pagination'
import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Link } from '~/ui/layout/link'

export type ListedOrder = {
  number: string
  title: string
  client: string
  news: { words: string; href: string } | null
  state: string
  total: string
  date: string
  href: string
}
export type DeskOrderListProps = {
  orders: ListedOrder[]
  place: ListPlace
  owed: string[]
}

/** A studio's orders, the newest first, under what is owed to it. */
export function DeskOrderList({
  orders,
  place: { unreadable, ...pages },
  owed,
}: DeskOrderListProps) {
  const { t } = useTranslation('studio-sales')
  return (
    <div className="grid gap-6">
      {owed.length > 0 && (
        <p>
          <span className="text-ink-soft">{t('orders.owed')}</span>{' '}
          <strong>{owed.join(' · ')}</strong>
        </p>
      )}
      <ErrorSummary errors={unreadable} />
      {orders.length === 0 && <p className="text-ink-soft">{t('orders.none')}</p>}
      <ul className="grid">
        {orders.map(({ number, title, client, news, state, total, date, href }) => (
          <li
            key={number}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4"
          >
            <div className="grid min-w-0 gap-1">
              <Link
                to={href}
                className="inline-flex min-h-6 w-fit font-semibold underline underline-offset-4 hover:text-canal"
              >
                {number}
              </Link>{' '}
              <span className="wrap-anywhere">{title}</span>{' '}
              <span className="text-sm text-ink-soft wrap-anywhere">
                {client} · {date}
              </span>{' '}
              {news && (
                <Link
                  to={news.href}
                  className="inline-flex min-h-6 w-fit text-sm font-semibold text-canal underline underline-offset-4"
                >
                  {news.words}
                </Link>
              )}
            </div>
            <div className="flex items-center gap-4">
              <Badge tone="state">{state}</Badge> <span className="font-semibold">{total}</span>
            </div>
          </li>
        ))}
      </ul>
      <Pagination {...pages} />
    </div>
  )
}
