import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { useFocusOnArrival } from '~/ui/form/focus-on-arrival'

/**
 * What stands in place of the form once it was sent; takes the focus when it comes without a page
 * load.
 */
export function WaitlistSent() {
  const { t } = useTranslation('waitlist')
  const box = useFocusOnArrival()
  return (
    <div ref={box} tabIndex={-1} className="grid max-w-form gap-8">
      <Notice tone="success" role="status">
        {t('sent.text')}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.studioStack()}>{t('sent.stack')}</ButtonLink>{' '}
        <ButtonLink to={paths.studioStackWaitlist()} variant="secondary">
          {t('sent.again')}
        </ButtonLink>
      </div>
    </div>
  )
}
