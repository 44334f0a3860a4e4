import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Container } from '../layout/container'
import { CategoryIcon } from '../media/category-icon'

export type CategoryLinksProps = { categories: { label: string; href: string; categoryName: string }[] }

/** The shop's categories in one line under the hero. */
export function CategoryLinks({ categories }: CategoryLinksProps) {
  const { t } = useTranslation('home')
  if (categories.length === 0) return null
  return (
    <Container>
      <nav aria-label={t('categories')} className="pt-6">
        <ul className="flex flex-wrap gap-x-7 gap-y-1">
          {categories.map(({ label, href, categoryName }) => (
            <li key={categoryName}>
              <Link to={href} className="inline-flex min-h-11 items-center gap-2 decoration-canal decoration-2 underline-offset-4 hover:underline">
                <CategoryIcon name={categoryName} className="size-5 text-canal" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
