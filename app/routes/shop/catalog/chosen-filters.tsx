import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'

export type ChosenFiltersProps = {
  /** Each filter in words, and the list without it. */
  chosen: { label: string; href: string }[]
}

const linkClass =
  'inline-flex min-h-9 items-center gap-2 rounded-sm bg-canal-soft ps-3 pe-2.5 text-sm font-semibold text-canal hover:underline underline-offset-4'

/** The filters that are on, each as the link that takes it off. */
export function ChosenFilters({ chosen }: ChosenFiltersProps) {
  const { t } = useTranslation('shop')
  if (chosen.length === 0) return null
  return (
    <nav
      aria-label={t('catalog.chosen.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <ul className="flex flex-wrap gap-2">
        {chosen.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className={linkClass}>
              <span>
                <span className="sr-only">{t('catalog.chosen.takeOff')} </span>
                {label}
              </span>
              <Icon name="x" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.shop()} variant="quiet" size="sm">
        {t('catalog.reset')}
      </ButtonLink>
    </nav>
  )
}
