import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'

const PEOPLE = ['founders', 'startups', 'marketers', 'operators'] as const

/** Why the studio works as it does, and for whom (spec §2.10.12). */
export function About() {
  const { t } = useTranslation('home')
  return (
    <section id="about" aria-labelledby="about-title" className="py-section">
      <Container className="grid gap-x-gap gap-y-12 lg:grid-cols-4">
        <div className="grid content-start gap-6 lg:col-span-2">
          <p className="font-semibold text-canal">{t('about.name', { name: brand.name })}</p>
          <h2 id="about-title" className="text-4xl">
            {t('about.title')}
          </h2>
          <p className="max-w-[44ch] text-lg">{t('about.text')}</p>
          <p className="max-w-[52ch] text-ink-soft">{t('about.more')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.shop()} variant="secondary">
              {t('about.browse')}
            </ButtonLink>{' '}
            <ButtonLink to={paths.wizard()} variant="secondary">
              {t('about.start')}
            </ButtonLink>
          </div>
        </div>
        <div className="lg:col-start-3 lg:col-span-2">
          <h3
            id="who"
            className="mb-4 font-text text-base font-semibold tracking-normal text-canal"
          >
            {t('about.who.title')}
          </h3>
          <ul aria-labelledby="who">
            {PEOPLE.map((people) => (
              <li key={people} className="grid gap-x-gap border-t border-line py-4 sm:grid-cols-2">
                <h4 className="text-2xl">{t(`about.who.${people}.title`)}</h4>
                <p className="text-ink-soft">{t(`about.who.${people}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  )
}
