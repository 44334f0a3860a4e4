import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OverviewCard } from '~/domain/projects/overview-cards.rules'
import { paths } from '~/paths'
import { ActivityList, type ActivityView } from '~/routes/dashboard/_area/activity-list'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { OwedList, type OwedView } from './owed-list'
import { ProjectList, type ProjectView } from './project-list'
import { UnreadList, type UnreadView } from './unread-list'

export type OverviewCardsProps = {
  view: {
    shown: OverviewCard[]
    /** There are more open orders than this page tells of. */
    more: boolean
    waiting: OwedView[]
    payments: OwedView[]
    studio: OwedView[]
    unread: UnreadView[]
    projects: ProjectView[]
    activities: ActivityView[]
  }
  /** How many notifications are unread. */
  notifications: number
}

function useCard(
  card: OverviewCard,
  {
    view: { waiting, unread, payments, studio, projects, activities },
    notifications,
  }: OverviewCardsProps,
): { count?: number; content: ReactNode } {
  const { t } = useTranslation('overview')
  if (card === 'waiting')
    return {
      count: waiting.length,
      content: <OwedList items={waiting} none={t('cards.waiting.none')} />,
    }
  if (card === 'unread')
    return {
      count: unread.reduce((sum, { count }) => sum + count, 0),
      content: <UnreadList conversations={unread} notifications={notifications} />,
    }
  if (card === 'payments')
    return {
      count: payments.length,
      content: <OwedList items={payments} none={t('cards.payments.none')} />,
    }
  if (card === 'studio')
    return { content: <OwedList items={studio} none={t('cards.studio.none')} /> }
  if (card === 'projects')
    return { content: <ProjectList projects={projects} none={t('cards.projects.none')} /> }
  return { content: <ActivityList activities={activities} label={t('cards.activities.title')} /> }
}

function OverviewPart({ card, ...overview }: OverviewCardsProps & { card: OverviewCard }) {
  const { t } = useTranslation('overview')
  const { count, content } = useCard(card, overview)
  return (
    <Card
      as="section"
      tone={card === 'waiting' ? 'raised' : 'surface'}
      aria-labelledby={`card-${card}`}
    >
      <h2 id={`card-${card}`} className="mb-5 text-xl">
        {t(`cards.${card}.title`)}
        {Boolean(count) && (
          <span className="ms-3 rounded-full bg-warning-soft px-2.5 font-text text-sm font-semibold text-warning">
            {count}
          </span>
        )}
      </h2>
      {content}
    </Card>
  )
}

/** The client's open orders at once, in the cards and the order that they chose. */
export function OverviewCards({ view, notifications }: OverviewCardsProps) {
  const { t } = useTranslation('overview')
  return (
    <div className="grid gap-gap">
      {view.shown.map((card) => (
        <OverviewPart key={card} {...{ card, view, notifications }} />
      ))}
      {view.shown.length === 0 && <p className="text-ink-soft">{t('noCards')}</p>}
      {view.more && (
        <p className="text-sm text-ink-soft">
          {t('more')}{' '}
          <Link to={paths.orders()} className="underline">
            {t('allOrders')}
          </Link>
        </p>
      )}
    </div>
  )
}
