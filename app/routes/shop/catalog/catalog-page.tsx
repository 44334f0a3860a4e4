import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Container } from '~/ui/layout/container'
import { FilterLinks, type FilterLinksProps } from '~/ui/layout/filter-links'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Pagination, type PaginationProps } from '~/ui/table/pagination'
import { CatalogFilters, type CatalogFiltersProps } from './catalog-filters'
import { ChosenFilters, type ChosenFiltersProps } from './chosen-filters'
import { NoService, NothingFits, type NothingFitsProps } from './no-service'
import { ProductList, type ProductListProps } from './product-list'

export type CatalogPageProps = ProductListProps &
  ChosenFiltersProps &
  NothingFitsProps & {
    heading: string
    description: string
    /** Nothing is sold at all. */
    empty: boolean
    /** What of the address could not be done. */
    notices: string[]
    categories: FilterLinksProps['links']
    filters: CatalogFiltersProps
    count: number
    pages: PaginationProps
  }

/** The services of the studio, beside what they can be chosen by. */
export function CatalogPage({
  heading,
  description,
  empty,
  notices,
  categories,
  filters,
  chosen,
  looser,
  products,
  count,
  pages,
}: CatalogPageProps) {
  const { t } = useTranslation('shop')
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader title={heading} lead={description} />
        <div className="grid gap-8">
          {notices.map((notice) => (
            <Notice key={notice} tone="warning">
              {notice}
            </Notice>
          ))}
          <FilterLinks label={t('catalog.filters')} links={categories} />
          {empty ? (
            <NoService />
          ) : (
            <div className="grid gap-x-gap gap-y-5 lg:grid-cols-4">
              <CatalogFilters {...filters} />
              <div className="grid content-start gap-5 lg:col-span-3">
                <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                  <p role="status" className="text-ink-soft">
                    {t('catalog.count', { count })}
                  </p>
                  <ChosenFilters chosen={chosen} />
                </div>
                {products.length > 0 ? (
                  <ProductList products={products} />
                ) : (
                  <NothingFits looser={looser} />
                )}
                <div className="pt-5">
                  <Pagination {...pages} />
                </div>
              </div>
            </div>
          )}
        </div>
      </Container>
    </Main>
  )
}
