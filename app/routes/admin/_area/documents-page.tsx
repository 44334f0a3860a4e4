import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '~/ui/layout/link'
import { DefinedListPage } from './lists/defined-list-page'
import { rowLinkClass } from './lists/list-page'

type DocumentRow = {
  id: string
  values: string[]
  number: string
  name: string
  companyName: string | null
  order: { number: string; href: string }
  pdf: string
  xml: string
}
type Documents = ComponentProps<typeof DefinedListPage<DocumentRow>>['list']

function Files({ number, pdf, xml }: { number: string; pdf: string; xml: string }) {
  const { t } = useTranslation('admin-books')
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <span className="whitespace-nowrap">{number}</span>{' '}
      <span className="flex gap-4 font-normal md:text-sm">
        <a href={pdf} className={rowLinkClass} aria-label={t('documents.pdfOf', { number })}>
          {t('documents.pdf')}
        </a>{' '}
        <a href={xml} className={rowLinkClass} aria-label={t('documents.xmlOf', { number })}>
          {t('documents.xml')}
        </a>
      </span>
    </span>
  )
}

/** Invoices or credit notes, each with its files. */
export function DocumentsPage({ list }: { list: Documents }) {
  return (
    <DefinedListPage
      list={list}
      cells={{
        document: (row) => <Files {...row} />,
        number: ({ order }) => (
          <Link to={order.href} className={`${rowLinkClass} whitespace-nowrap`}>
            {order.number}
          </Link>
        ),
        name: ({ name, companyName }) => (
          <span className="grid min-w-0 gap-0.5">
            <span className="wrap-anywhere">{name}</span>{' '}
            {companyName && (
              <span className="wrap-anywhere text-ink-soft md:text-sm">{companyName}</span>
            )}
          </span>
        ),
      }}
    />
  )
}
