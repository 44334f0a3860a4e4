import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { EmptyState } from '../feedback/empty-state'
import { ButtonLink } from '../form/button'

/** For staff who look into the freelancers' area and are none. */
export function NoProfile() {
  const { t } = useTranslation('assignments')
  return (
    <EmptyState title={t('noProfile.title')} action={<ButtonLink to={paths.adminOrders()} variant="secondary">{t('noProfile.orders')}</ButtonLink>}>
      {t('noProfile.text')}
    </EmptyState>
  )
}
