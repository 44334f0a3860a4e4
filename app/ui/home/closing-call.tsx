import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { ButtonLink } from '../form/button'
import { Container } from '../layout/container'

/** The last word of the home page (spec §2.10.11). */
export function ClosingCall() {
  const { t } = useTranslation('home')
  return (
    <section id="contact" aria-labelledby="contact-title" className="py-section">
      <Container className="grid gap-6">
        <h2 id="contact-title" className="max-w-[20ch] text-4xl">{t('closing.title')}</h2>
        <p className="max-w-[56ch] text-lg text-ink-soft">{t('closing.text')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.shop()}>{t('closing.browse')}</ButtonLink>
          <ButtonLink to={paths.contact()} variant="secondary">{t('closing.start')}</ButtonLink>
        </div>
      </Container>
    </section>
  )
}
