import { useTranslation } from 'react-i18next'
import type { ReviewStatus } from '~/domain/reviews/reviews.rules'
import { adminPaths } from '~/paths/admin'
import { Link } from '~/ui/layout/link'
import {
  ListPage,
  ListSearch,
  rowLinkClass,
  type ListView,
} from '~/routes/admin/_area/lists/list-page'
import { Stars } from '~/ui/media/stars'
import type { Column } from '~/ui/table/data-table'
import { SortLink, type Sorting } from '~/ui/table/sort-link'
import { ReviewBadge } from '~/network/review-badge'

export type ReviewItem = {
  id: string
  status: ReviewStatus
  rating: number
  service: string
  author: string
  number: string
  /** Its beginning, in the language that it is written in. */
  text: string
  lang: string | undefined
  written: string
  href: string
}
export type ReviewsPageProps = ListView<ReviewItem> & {
  q: string
  sorting: { written: Sorting; rating: Sorting }
}

function ServiceCell({ row: { service, author, number, href, text, lang } }: { row: ReviewItem }) {
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <Link to={href} className={rowLinkClass}>
        {service}
      </Link>
      <span className="font-normal text-ink-soft md:text-sm">
        {author} · {number}
      </span>
      <span lang={lang} className="max-w-[44ch] font-normal wrap-anywhere">
        {text}
      </span>
    </span>
  )
}

function useColumns({ sorting: { written, rating } }: ReviewsPageProps): Column<ReviewItem>[] {
  const { t } = useTranslation('reviews')
  return [
    {
      key: 'service',
      label: t('list.service'),
      rowHeader: true,
      cell: (row) => <ServiceCell row={row} />,
    },
    {
      key: 'rating',
      label: t('list.rating'),
      cell: (row) => <Stars rating={row.rating} />,
      sort: rating.direction,
      header: <SortLink {...rating}>{t('list.rating')}</SortLink>,
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status }) => <ReviewBadge status={status} />,
    },
    {
      key: 'written',
      label: t('list.written'),
      cell: (row) => <span className="whitespace-nowrap">{row.written}</span>,
      sort: written.direction,
      header: <SortLink {...written}>{t('list.written')}</SortLink>,
    },
  ]
}

/** What clients have written, under what it can be chosen by. */
export function ReviewsPage({ q, sorting, ...list }: ReviewsPageProps) {
  const { t } = useTranslation('reviews')
  return (
    <ListPage
      {...list}
      href={adminPaths.reviews()}
      caption={t('list.caption')}
      columns={useColumns({ q, sorting, ...list })}
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
      search={<ListSearch q={q} hint={t('list.searchHint')} />}
      state={[q]}
      choose={({ service, author, number }) => t('list.choose', { service, author, number })}
    />
  )
}
