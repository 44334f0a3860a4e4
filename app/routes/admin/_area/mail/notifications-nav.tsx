import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { FilterLinks } from '~/ui/layout/filter-links'

const PAGES = {
  outbox: adminPaths.outbox(),
  mails: adminPaths.mails(),
  templates: adminPaths.mailTemplates(),
} as const

/** The pages about what goes out, side by side. */
export function NotificationsNav({ here }: { here: keyof typeof PAGES }) {
  const { t } = useTranslation('admin-notifications')
  const pages = Object.keys(PAGES) as (keyof typeof PAGES)[]
  return (
    <FilterLinks
      label={t('nav.label')}
      links={pages.map((page) => ({
        label: t(`nav.${page}`),
        href: PAGES[page],
        current: page === here,
      }))}
    />
  )
}
