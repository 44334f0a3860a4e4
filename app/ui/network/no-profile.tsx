import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { EmptyState } from '../feedback/empty-state'
import { ButtonLink } from '../form/button'

/** For an admin who looks at the freelancers' area without being one. */
export function NoProfile() {
  const { t } = useTranslation('freelancer-profile')
  return (
    <EmptyState title={t('none.title')} action={<ButtonLink to={paths.adminFreelancers({ list: 'freelancers' })} variant="secondary">{t('none.link')}</ButtonLink>}>
      {t('none.text')}
    </EmptyState>
  )
}
