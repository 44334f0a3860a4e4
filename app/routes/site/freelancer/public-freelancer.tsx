import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

export type PublicFreelancerProps = {
  title: string
  headline: string
  about: string[]
  skills: string[]
  languages: string[]
  links: string[]
}

const chipClass = 'rounded-sm bg-surface-raised px-3 py-1'
const linkClass = 'wrap-anywhere inline-block min-h-6 quiet-link'

function Chips({ id, title, words }: { id: string; title: string; words: string[] }) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className={chipClass}>
            {word}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a freelancer of the network shows to everybody. */
export function PublicFreelancer({
  title,
  headline,
  about,
  skills,
  languages,
  links,
}: PublicFreelancerProps) {
  const { t } = useTranslation('freelancer-profile')
  return (
    <Main>
      <Container className="grid gap-12 pb-section">
        <PageHeader
          eyebrow={t('public.eyebrow')}
          title={title}
          lead={headline}
          actions={
            <ButtonLink to={paths.freelancers()} variant="secondary">
              {t('public.program')}
            </ButtonLink>
          }
        />
        {about.length > 0 && (
          <section aria-labelledby="about" className="grid max-w-text gap-4">
            <h2 id="about" className="text-xl">
              {t('public.about')}
            </h2>
            {about.map((line, index) => (
              <p key={index} className="wrap-anywhere">
                {line}
              </p>
            ))}
          </section>
        )}
        <div className="grid gap-x-gap gap-y-10 lg:grid-cols-2">
          <Chips id="skills" title={t('public.skills')} words={skills} />
          <Chips id="languages" title={t('public.languages')} words={languages} />
        </div>
        {links.length > 0 && (
          <section aria-labelledby="portfolio" className="grid gap-4">
            <h2 id="portfolio" className="text-xl">
              {t('profile.links')}
            </h2>
            <ul className="grid justify-items-start gap-1">
              {links.map((link) => (
                <li key={link}>
                  <a href={link} rel="noopener noreferrer nofollow" className={linkClass}>
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Container>
    </Main>
  )
}
