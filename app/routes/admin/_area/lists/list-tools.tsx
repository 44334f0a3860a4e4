import { useTranslation } from 'react-i18next'
import type { AdminListName } from '~/domain/lists/list.rules'
import { ButtonLink } from '~/ui/form/button'
import { FilterLinks } from '~/ui/layout/filter-links'
import { Icon } from '~/ui/media/icon'

export type ListToolsProps = {
  list: AdminListName
  /** The person's own views of the list. */
  views: { label: string; href: string; current: boolean }[]
  /** Where what is shown is kept as a view. */
  viewsHref: string
  exportHref: string
  bulkHref: string
  /** What the list is filtered and sorted by. */
  kept: Record<string, string | undefined>
  /** What can be done with many rows. */
  acts: string[]
}

/**
 * Over a list: the views that were kept of it, a way to keep this one, and the whole of it as a
 * file.
 */
export function ListTools({ views, viewsHref, exportHref }: ListToolsProps) {
  const { t } = useTranslation('admin-lists')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {views.length > 0 && <FilterLinks label={t('tools.views')} links={views} />}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <ButtonLink to={viewsHref} variant="quiet" size="sm">
          <Icon name="pin" size={18} />
          {t('tools.keep')}
        </ButtonLink>{' '}
        <ButtonLink to={exportHref} reloadDocument download variant="quiet" size="sm">
          <Icon name="download" size={18} />
          {t('tools.export')}
        </ButtonLink>
      </div>
    </div>
  )
}
