import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'

/** What somebody without an order sees in place of it. */
export function NoOrders() {
  const { t } = useTranslation('dashboard')
  return (
    <EmptyState
      title={t('empty.title')}
      action={<ButtonLink to={paths.shop()}>{t('empty.shop')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  )
}
