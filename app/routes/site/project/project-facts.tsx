import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Badge } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'

export type ProjectFactsProps = {
  project: {
    category: string
    industry: string
    technologies: string[]
    /** The day as the language writes it, and for machines. */
    date: string
    day: string
    liveUrl: string | null
    githubUrl: string | null
  }
  /** The showcase with this category alone. */
  categoryHref: string
}

const linkClass = 'inline-flex min-h-6 items-center quiet-link'

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <ButtonLink to={href} variant="secondary" target="_blank" rel="noopener noreferrer">
      <span>
        {children}
        <span className="sr-only"> {t('nav.newTab')}</span>
      </span>
      <Icon name="arrow-up-right" size={18} className="shrink-0" />
    </ButtonLink>
  )
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`grid content-start gap-0.5 ${wide ? 'col-span-full' : ''}`}>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

/** What a project is, what it runs on, and the ways to it. */
export function ProjectFacts({ project, categoryHref }: ProjectFactsProps) {
  const { t } = useTranslation('showcase')
  const { category, industry, technologies, date, day, liveUrl, githubUrl } = project
  return (
    <section aria-label={t('project.facts')} className="grid gap-8">
      <dl className="grid grid-cols-2 gap-x-gap gap-y-5">
        <Fact term={t('project.status')}>
          <Badge tone="state">{t('project.live')}</Badge>
        </Fact>
        <Fact term={t('project.category')}>
          <Link to={categoryHref} className={linkClass}>
            {category}
          </Link>
        </Fact>
        <Fact term={t('project.industry')}>{industry}</Fact>
        <Fact term={t('project.date')}>
          <time dateTime={day}>{date}</time>
        </Fact>
        <Fact term={t('project.technologies')} wide>
          <ul className="flex flex-wrap gap-x-4">
            {technologies.map((technology) => (
              <li key={technology}>
                <Link to={paths.showcase({ technology })} className={linkClass}>
                  {technology}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-3">
        {liveUrl && <OutsideLink href={liveUrl}>{t('project.visit')}</OutsideLink>}
        {githubUrl && <OutsideLink href={githubUrl}>{t('project.source')}</OutsideLink>}
      </div>
    </section>
  )
}
