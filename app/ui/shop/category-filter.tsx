import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { FilterLinks } from '../layout/filter-links'

export type CategoryFilterProps = {
  /** `all` takes the filter away. */
  filters: { value: string; label: string; current: boolean }[]
}

/** The categories of the catalog as links. */
export function CategoryFilter({ filters }: CategoryFilterProps) {
  const { t } = useTranslation('shop')
  const links = filters.map(({ value, ...link }) => ({ ...link, href: paths.shop({ category: value === 'all' ? undefined : value }) }))
  return <FilterLinks label={t('catalog.filters')} links={links} />
}
