import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { ProductStatus } from '../../domain/catalog/product-editing.rules'
import { ProductImage } from '../shop/product-image'
import { DataTable } from '../table/data-table'
import { StatusBadge } from './status-badge'

export type ProductRow = {
  id: number
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

function Name({ row }: { row: ProductRow }) {
  return (
    <span className="flex gap-4 text-start">
      <ProductImage image={row.image || undefined} category={row.category} size="thumb" />
      <span className="grid min-w-0 gap-0.5">
        <Link to={row.href} className="inline-flex min-h-6 items-center font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2">{row.name}</Link>
        <span className="text-sm font-normal text-ink-soft">{row.kind}</span>
      </span>
    </span>
  )
}

/** The studio's products with what there is to do about each. */
export function ProductTable({ products }: { products: ProductRow[] }) {
  const { t } = useTranslation('products')
  return (
    <DataTable
      caption={t('list.title')}
      hideCaption
      rows={products}
      rowKey={({ id }) => String(id)}
      empty={null}
      columns={[
        { key: 'name', label: t('list.name'), cell: (row) => <Name row={row} />, rowHeader: true },
        { key: 'status', label: t('list.status'), cell: ({ status }) => <StatusBadge status={status} /> },
        { key: 'price', label: t('list.price'), cell: ({ price }) => <span className="whitespace-nowrap">{price}</span>, align: 'end' },
        { key: 'unwritten', label: t('list.unwritten'), cell: ({ unwritten }) => unwritten || t('list.nothing') },
        { key: 'changed', label: t('list.changed'), cell: ({ changed }) => <span className="whitespace-nowrap">{changed}</span> },
      ]}
    />
  )
}
