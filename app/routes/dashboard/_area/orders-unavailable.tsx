import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Toasts } from '~/ui/feedback/toasts'
import { ButtonLink } from '~/ui/form/button'

/**
 * In place of the orders when they do not load (spec §8), as a notice and, with script, a toast.
 */
export function OrdersUnavailable({ retryHref }: { retryHref: string }) {
  const { t } = useTranslation('dashboard')
  const message = {
    tone: 'danger',
    title: t('unavailable.title'),
    text: t('unavailable.text'),
  } as const
  return (
    <>
      <Notice
        role="alert"
        tone={message.tone}
        title={message.title}
        action={
          <ButtonLink to={retryHref} reloadDocument variant="secondary" size="sm">
            {t('unavailable.retry')}
          </ButtonLink>
        }
      >
        {message.text}
      </Notice>
      <Toasts messages={[{ id: 'orders-unavailable', ...message }]} />
    </>
  )
}
