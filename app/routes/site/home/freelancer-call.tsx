import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Picture } from '~/ui/media/picture'

const FACTS = ['scope', 'fee', 'calls'] as const

/** The invitation to freelancers (spec §2.10.15). */
export function FreelancerCall() {
  const { t } = useTranslation('home')
  return (
    <section id="freelancers" aria-labelledby="freelancers-title" className="py-section">
      <Container className="grid items-end gap-x-gap gap-y-10 lg:grid-cols-4">
        <Picture
          src="/media/hero/boats.svg"
          alt={t('freelancers.picture')}
          width={1200}
          height={900}
          className="aspect-4/3 w-full rounded-md object-cover lg:col-span-2"
        />
        <div className="grid gap-6 lg:col-span-2">
          <p className="font-semibold text-canal">{t('freelancers.name')}</p>
          <h2 id="freelancers-title" className="text-5xl">
            {t('freelancers.title')}
          </h2>
          <p className="max-w-[48ch] text-lg text-ink-soft">{t('freelancers.text')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.freelancers()} variant="secondary">
              {t('freelancers.join')}
            </ButtonLink>{' '}
            <ButtonLink to={paths.shop()} variant="quiet">
              {t('freelancers.projects')}
            </ButtonLink>
          </div>
          <ul className="border-t border-line pt-4">
            {FACTS.map((fact) => (
              <li key={fact} className="py-1">
                {t(`freelancers.facts.${fact}`)}
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink to={paths.freelancerSignup()} variant="secondary">
              {t('freelancers.apply')}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </section>
  )
}
