import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { ButtonLink } from '../form/button'
import { Container } from '../layout/container'
import { Picture } from '../media/picture'

/** The first thing a visitor sees: what the studio sells, and the two ways in (spec §2.10.1). */
export function Hero() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="hero-title">
      <Container className="grid gap-x-gap gap-y-8 pt-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-4 lg:gap-y-12">
        <div className="grid gap-4 lg:col-span-4">
          <p className="font-semibold text-canal">{t('hero.eyebrow')}</p>
          <h1 id="hero-title" className="max-w-[18ch] text-5xl">{t('hero.title')}</h1>
        </div>
        <div className="grid content-start gap-6">
          <p className="max-w-[46ch] text-lg text-ink-soft">{t('hero.lead')}</p>
          <div className="flex flex-wrap gap-3 lg:grid">
            <ButtonLink to={paths.shop()}>{t('hero.order')}</ButtonLink>
            <ButtonLink to={paths.dashboard()} variant="secondary">{t('hero.dashboard')}</ButtonLink>
          </div>
        </div>
        <Picture
          src="/media/hero/quay.svg"
          alt={t('hero.picture')}
          width={1600}
          height={1000}
          eager
          className="aspect-4/3 w-full rounded-md object-cover lg:col-span-3 lg:aspect-16/9"
        />
      </Container>
    </section>
  )
}
