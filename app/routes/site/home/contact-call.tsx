import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Picture } from '~/ui/media/picture'

/** The call to order or to write (spec §2.10.11), at night on the quay in either theme. */
export function ContactCall() {
  const { t } = useTranslation('home')
  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-night text-ink scheme-dark">
      <Container className="grid gap-6 pt-section pb-6">
        <h2 id="contact-title" className="max-w-[20ch] text-4xl">
          {t('contact.title')}
        </h2>
        <p className="max-w-[56ch] text-lg text-ink-soft">{t('contact.text')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.shop()}>{t('contact.browse')}</ButtonLink>{' '}
          <ButtonLink to={paths.contact()} variant="secondary">
            {t('contact.start')}
          </ButtonLink>
        </div>
      </Container>
      <Picture
        src="/media/hero/quay.svg"
        alt=""
        width={1600}
        height={1000}
        className="aspect-4/3 w-full object-cover object-[50%_70%] sm:aspect-[2.1]"
      />
    </section>
  )
}
