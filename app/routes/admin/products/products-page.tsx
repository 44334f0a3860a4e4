import { useTranslation } from 'react-i18next'
import type { ProductStatus } from '~/domain/catalog/product-editing.rules'
import { adminPaths } from '~/paths/admin'
import { Link } from '~/ui/layout/link'
import {
  ListPage,
  ListSearch,
  rowLinkClass,
  type ListView,
} from '~/routes/admin/_area/lists/list-page'
import { ProductImage } from '~/storefront/product-image'
import type { Column } from '~/ui/table/data-table'
import { SortLink, type Sorting } from '~/ui/table/sort-link'
import { StatusBadge } from '~/routes/admin/_area/products/status-badge'

export type ProductRow = {
  id: string
  href: string
  name: string
  image: string
  /** The category as the code calls it, and its name. */
  category: string
  kind: string
  status: ProductStatus
  price: string
  /** Languages in which something is missing; empty for none. */
  unwritten: string
  changed: string
}
export type ProductsPageProps = ListView<ProductRow> & {
  q: string
  /** On all pages. */
  count: number
  sorting: { name: Sorting; changed: Sorting }
}

function Name({ row }: { row: ProductRow }) {
  return (
    <span className="flex gap-4 text-start">
      <ProductImage image={row.image || undefined} category={row.category} size="thumb" />
      <span className="grid min-w-0 gap-0.5">
        <Link to={row.href} className={rowLinkClass}>
          {row.name}
        </Link>
        <span className="text-sm font-normal text-ink-soft">{row.kind}</span>
      </span>
    </span>
  )
}

function useColumns({ name, changed }: ProductsPageProps['sorting']): Column<ProductRow>[] {
  const { t } = useTranslation('products')
  return [
    {
      key: 'name',
      label: t('list.name'),
      cell: (row) => <Name row={row} />,
      rowHeader: true,
      sort: name.direction,
      header: <SortLink {...name}>{t('list.name')}</SortLink>,
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'price',
      label: t('list.price'),
      cell: ({ price }) => <span className="whitespace-nowrap">{price}</span>,
      align: 'end',
    },
    {
      key: 'unwritten',
      label: t('list.unwritten'),
      cell: ({ unwritten }) => unwritten || t('list.nothing'),
    },
    {
      key: 'changed',
      label: t('list.changed'),
      cell: (row) => <span className="whitespace-nowrap">{row.changed}</span>,
      sort: changed.direction,
      header: <SortLink {...changed}>{t('list.changed')}</SortLink>,
    },
  ]
}

/** The studio's products under what they can be chosen by, with what there is to do about each. */
export function ProductsPage({ q, count, sorting, ...list }: ProductsPageProps) {
  const { t } = useTranslation('products')
  return (
    <>
      <p role="status" className="text-ink-soft">
        {t('list.count', { count })}
      </p>
      <ListPage
        {...list}
        href={adminPaths.area('products')}
        caption={t('list.title')}
        columns={useColumns(sorting)}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
        search={<ListSearch q={q} hint={t('list.searchHint')} />}
        state={[q]}
        choose={({ name }) => t('list.choose', { name })}
      />
    </>
  )
}
