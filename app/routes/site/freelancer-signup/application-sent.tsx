import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { useFocusOnArrival } from '~/ui/form/focus-on-arrival'
import { ApplicationSteps } from './application-steps'

/**
 * What stands in place of the form after an application; takes the focus when it comes without a
 * page load.
 */
export function ApplicationSent({ decision }: { decision: string }) {
  const { t } = useTranslation('application')
  const box = useFocusOnArrival()
  return (
    <div ref={box} tabIndex={-1} className="grid max-w-text gap-10">
      <Notice tone="success" role="status">
        {t('sent.mail', { email: brand.email })}
      </Notice>
      <section aria-labelledby="next-title" className="grid gap-6">
        <h2 id="next-title" className="text-2xl">
          {t('next.title')}
        </h2>
        <ApplicationSteps done={1} decision={decision} />
      </section>
      <p className="text-ink-soft">{t('sent.repeated')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.shop()} variant="secondary">
          {t('sent.shop')}
        </ButtonLink>{' '}
        <ButtonLink to={paths.freelancers()} variant="quiet">
          {t('sent.program')}
        </ButtonLink>
      </div>
    </div>
  )
}
