import { ErrorSummary, type ErrorSummaryProps } from '~/ui/form/error-summary'
import { useTranslation } from 'react-i18next'
import type { ProjectStatus } from '~/domain/ground/machines.rules'
import type { MilestoneState } from '~/domain/projects/progress.rules'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Progress } from '~/ui/feedback/progress'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { Pagination } from '~/ui/table/pagination'
import { milestoneTone } from '~/order-room/milestones/milestone-list'

type ProjectCardView = {
  id: string
  number: string
  name: string
  status: ProjectStatus
  progress: { done: number; all: number }
  /** The first milestone that is not done, with the day that it is planned for in words. */
  next: { title: string; state: MilestoneState; due: string | null } | null
  links: { home: string; milestones: string; files: string; messages: string; details: string }
}
export type ProjectCardsProps = {
  rows: ProjectCardView[]
  unreadable: ErrorSummaryProps['errors']
  newerHref: string | null
  olderHref: string | null
}

const tones: Partial<Record<ProjectStatus, BadgeTone>> = {
  intake: 'warning',
  active: 'state',
  on_hold: 'warning',
  in_review: 'state',
  delivered: 'success',
  warranty: 'success',
}
const PAGES = ['milestones', 'files', 'messages', 'details'] as const
const linkClass = 'inline-block min-h-6 quiet-link'

function NextMilestone({ next }: { next: NonNullable<ProjectCardView['next']> }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{next.title}</span>{' '}
        <Badge tone={milestoneTone(next.state)}>{t(`milestones.state.${next.state}`)}</Badge>
      </p>
      {next.due && <p className="text-sm text-ink-soft">{next.due}</p>}
    </div>
  )
}

function ProjectCard({
  project: {
    id,
    number,
    name,
    status,
    progress: { done, all },
    next,
    links,
  },
}: {
  project: ProjectCardView
}) {
  const { t } = useTranslation(['overview', 'dashboard'])
  return (
    <Card as="article" aria-labelledby={`project-${id}`} className="grid content-start gap-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={`project-${id}`} className="text-xl">
            <Link to={links.home} className={linkClass}>
              {name}
            </Link>
          </h2>
          <Badge tone={tones[status]}>{t(`projects.state.${status}`)}</Badge>
        </div>
        <p className="text-sm text-ink-soft">{number}</p>
      </div>
      {all > 0 && (
        <Progress
          label={t('dashboard:progress.label')}
          value={done}
          max={all}
          valueText={t('dashboard:progress.count', { done, all })}
        />
      )}
      {next && <NextMilestone next={next} />}
      <ul className="flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-sm">
        {PAGES.map((page) => (
          <li key={page}>
            <Link to={links[page]} className={linkClass}>
              {t(`projects.${page}`)}
              <span className="sr-only"> · {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A page of the client's projects, each with what comes next and the way to its parts. */
export function ProjectCards({ rows, unreadable, newerHref, olderHref }: ProjectCardsProps) {
  return (
    <div className="grid gap-8">
      <ErrorSummary errors={unreadable} />
      <div className="grid gap-gap xl:grid-cols-2">
        {rows.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </div>
      <Pagination previousHref={newerHref} nextHref={olderHref} />
    </div>
  )
}
