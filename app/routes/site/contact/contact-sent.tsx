import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { useFocusOnArrival } from '~/ui/form/focus-on-arrival'

/**
 * What stands in place of the form after a message; takes the focus when it comes without a page
 * load.
 */
export function ContactSent() {
  const { t } = useTranslation('contact')
  const box = useFocusOnArrival()
  return (
    <div ref={box} tabIndex={-1} className="grid max-w-form gap-8">
      <Notice tone="success" role="status">
        {t('sent.mail', { email: brand.email })}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.shop()}>{t('sent.shop')}</ButtonLink>{' '}
        <ButtonLink to={paths.contact()} variant="secondary">
          {t('sent.again')}
        </ButtonLink>
      </div>
    </div>
  )
}
