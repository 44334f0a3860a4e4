import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/domain/ground/machines.rules'
import { Progress } from '~/ui/feedback/progress'
import { Link } from '~/ui/layout/link'
import { OrderStatusBadge } from '~/order-room/order/order-status'

export type ProjectView = {
  id: string
  number: string
  title: string
  status: OrderStatus
  progress: { done: number; all: number }
  /** For when it is planned, in words. */
  due: string | null
  href: string
}

function Project({
  project: {
    number,
    title,
    status,
    progress: { done, all },
    due,
    href,
  },
}: {
  project: ProjectView
}) {
  const { t } = useTranslation('dashboard')
  return (
    <li className="grid content-start gap-3 rounded-sm bg-surface-raised p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-text text-base font-semibold tracking-normal">
          <Link to={href} className="inline-block min-h-6 quiet-link">
            {title}
          </Link>
        </h3>
        <OrderStatusBadge status={status} />
      </div>
      {all > 0 && (
        <Progress
          label={t('progress.label')}
          value={done}
          max={all}
          valueText={t('progress.count', { done, all })}
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>{number}</span> {due && <span>{due}</span>}
      </p>
    </li>
  )
}

/** How far each project is. */
export function ProjectList({ projects, none }: { projects: ProjectView[]; none: string }) {
  if (projects.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {projects.map((project) => (
        <Project key={project.id} project={project} />
      ))}
    </ul>
  )
}
