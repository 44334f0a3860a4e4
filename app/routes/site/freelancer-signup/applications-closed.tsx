import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { ButtonLink } from '~/ui/form/button'

/** In place of the form while the studio takes no applications. */
export function ApplicationsClosed() {
  const { t } = useTranslation('application')
  return (
    <EmptyState
      title={t('closed.title')}
      action={
        <ButtonLink to={paths.contact()} variant="secondary">
          {t('closed.action')}
        </ButtonLink>
      }
    >
      {t('closed.text')}
    </EmptyState>
  )
}
