import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'

export type NothingFitsProps = {
  /** Filters that leave something when they alone are taken off, and how much. */
  looser: { label: string; href: string; count: string }[]
}

/** In place of a list that the filters leave empty: what to loosen, and how far that leads. */
export function NothingFits({ looser }: NothingFitsProps) {
  const { t } = useTranslation('shop')
  const ways = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink to={paths.shop()}>{t('catalog.reset')}</ButtonLink>{' '}
      <ButtonLink to={paths.contact()} variant="quiet">
        {t('catalog.contact')}
      </ButtonLink>
    </div>
  )
  return (
    <EmptyState title={t('catalog.noHits')} action={ways}>
      {looser.length === 0 ? (
        t('catalog.noHitsAtAll')
      ) : (
        <>
          <p>{t('catalog.loosen')}</p>
          <ul className="mt-2">
            {looser.map(({ label, href, count }) => (
              <li key={href}>
                <Link to={href} className="inline-block py-1.5 text-ink quiet-link">
                  {t('catalog.without', { filter: label, services: count })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  )
}

/** In place of the catalog when there is nothing in it (spec §8). */
export function NoService() {
  const { t } = useTranslation('shop')
  return (
    <EmptyState
      title={t('catalog.empty')}
      action={<ButtonLink to={paths.contact()}>{t('catalog.contact')}</ButtonLink>}
    >
      {t('catalog.emptyText')}
    </EmptyState>
  )
}
