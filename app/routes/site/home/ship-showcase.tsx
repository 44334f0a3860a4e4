import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Awaited } from '~/ui/feedback/awaited'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Skeleton } from '~/ui/feedback/skeleton'
import { ButtonLink } from '~/ui/form/button'
import { Grid } from '~/ui/layout/grid'
import { Section } from '~/ui/layout/section'
import { ProjectCard, type ProjectCardProps } from '~/routes/site/_area/project-card'

type Work = {
  projects: ProjectCardProps[]
  /** How many projects are live, and in how many categories. */
  live: number
  categories: number
}
export type ShipShowcaseProps = { work: Work | Promise<Work> }

/** What there is to count, and the studio's own statement, which is marked as one. */
function Summary({ live, categories }: Pick<Work, 'live' | 'categories'>) {
  const { t } = useTranslation('highlights')
  const figures = [
    t('projects.live', { count: live }),
    t('projects.categories', { count: categories }),
  ]
  return (
    <ul className="mt-14 grid gap-x-gap gap-y-4 border-t border-line-strong pt-6 sm:grid-cols-3">
      {figures.map((figure) => (
        <li key={figure} className="font-display text-xl font-semibold">
          {figure}
        </li>
      ))}
      <li>
        <p className="font-display text-xl font-semibold">{t('projects.claim')}</p>
        <p className="text-sm text-ink-soft">{t('projects.claimNote')}</p>
      </li>
    </ul>
  )
}

function Projects({ projects, ...summary }: Work) {
  const { t } = useTranslation('highlights')
  if (projects.length === 0)
    return (
      <EmptyState title={t('projects.empty')} headingLevel={3}>
        {t('projects.emptyText')}
      </EmptyState>
    )
  return (
    <>
      <Grid as="ul" className="gap-y-12">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard {...project} />
          </li>
        ))}
      </Grid>
      <Summary {...summary} />
    </>
  )
}

/** Up to six of the studio's projects, by the showcase's order (spec §2.10.10, §9). */
export function ShipShowcase({ work }: ShipShowcaseProps) {
  const { t } = useTranslation('highlights')
  const all = (
    <ButtonLink to={paths.showcase()} variant="secondary">
      {t('projects.all')}
    </ButtonLink>
  )
  return (
    <Section id="work" title={t('projects.title')} lead={t('projects.lead')} action={all}>
      <Awaited value={work} fallback={<Skeleton shape="picture" count={6} />}>
        {(found) => <Projects {...found} />}
      </Awaited>
    </Section>
  )
}
