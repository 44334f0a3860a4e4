import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'

/**
 * For staff who look into the freelancers' area and are none: where the people and their work are.
 */
export function NoProfile() {
  const { t } = useTranslation('assignments')
  const action = (
    <span className="flex flex-wrap gap-3">
      <ButtonLink to={adminPaths.freelancers({ list: 'freelancers' })} variant="secondary">
        {t('noProfile.freelancers')}
      </ButtonLink>{' '}
      <ButtonLink to={adminPaths.orders()} variant="quiet">
        {t('noProfile.orders')}
      </ButtonLink>
    </span>
  )
  return (
    <EmptyState title={t('noProfile.title')} action={action}>
      {t('noProfile.text')}
    </EmptyState>
  )
}
