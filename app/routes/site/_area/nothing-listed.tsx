import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'

const LISTS = { projects: paths.showcase, templates: paths.templates }

/** In place of a list in which the filters leave nothing, or that has nothing yet. */
export function NothingListed({ list, filtered }: { list: keyof typeof LISTS; filtered: boolean }) {
  const { t } = useTranslation('showcase')
  if (filtered) {
    return (
      <EmptyState
        title={t(`${list}.noHits`)}
        action={<ButtonLink to={LISTS[list]()}>{t(`${list}.back`)}</ButtonLink>}
      >
        {t(`${list}.noHitsText`)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(`${list}.empty`)}
      action={<ButtonLink to={paths.shop()}>{t(`${list}.toShop`)}</ButtonLink>}
    >
      {t(`${list}.emptyText`)}
    </EmptyState>
  )
}
