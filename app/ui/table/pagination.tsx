import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../form/button'
import { Icon } from '../media/icon'

export type PaginationProps = {
  previousHref?: string | null
  nextHref?: string | null
  /** "1–24 of 310" or "Page 2". */
  summary?: string
  /** Names the navigation where there are several. */
  label?: string
}

/** Earlier and later pages as links; nothing when there is one page. */
export function Pagination({ previousHref, nextHref, summary, label }: PaginationProps) {
  const { t } = useTranslation('ui')
  if (!previousHref && !nextHref) return null
  return (
    <nav
      aria-label={label ?? t('pages.label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      {previousHref && (
        <ButtonLink to={previousHref} rel="prev" variant="secondary" size="sm">
          <Icon name="arrow-left" size={18} />
          {t('pages.previous')}
        </ButtonLink>
      )}
      {summary && <p className="text-sm text-ink-soft">{summary}</p>}
      {nextHref && (
        <ButtonLink to={nextHref} rel="next" variant="secondary" size="sm" className="ms-auto">
          {t('pages.next')}
          <Icon name="arrow-right" size={18} />
        </ButtonLink>
      )}
    </nav>
  )
}
