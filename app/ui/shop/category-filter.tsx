import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'

export type CategoryFilterProps = {
  /** `all` takes the filter away. */
  filters: { value: string; label: string; current: boolean }[]
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-sm border border-line-strong px-4 text-sm font-semibold hover:border-ink hover:bg-surface-raised aria-[current]:border-canal aria-[current]:bg-canal-soft aria-[current]:text-canal aria-[current]:underline aria-[current]:underline-offset-4'

/** The categories of the catalog as links. */
export function CategoryFilter({ filters }: CategoryFilterProps) {
  const { t } = useTranslation('shop')
  return (
    <nav aria-label={t('catalog.filters')}>
      <ul className="flex flex-wrap gap-2">
        {filters.map(({ value, label, current }) => (
          <li key={value}>
            <Link to={paths.shop({ category: value === 'all' ? undefined : value })} aria-current={current ? 'page' : undefined} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
