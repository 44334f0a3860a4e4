import { useTranslation } from 'react-i18next'
import { Link } from './link'

export type Crumb = { label: string; href?: string }
export type BreadcrumbsProps = { items: Crumb[] }

/** The last crumb is the page itself and needs no href. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { t } = useTranslation('ui')
  return (
    <nav aria-label={t('nav.breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1
          return (
            <li key={`${label}-${index}`} className="flex items-center gap-x-2">
              {href && !last ? (
                <Link
                  to={href}
                  className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-ink"
                >
                  {label}
                </Link>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{label}</span>
              )}
              {!last && (
                <span aria-hidden className="text-line-strong">
                  /
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
