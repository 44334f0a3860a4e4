import { useTranslation } from 'react-i18next'
import { milestoneTone } from '~/order-room/milestones/milestone-list'
import { Badge } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Card } from '~/ui/layout/card'
import { Disclosure } from '~/ui/overlay/disclosure'
import { AssignmentBadge } from '~/order-room/team/assignment-badge'

import { Lead, OfferLink } from './lead'
import type { Assignment, OrderTeamProps } from './team'

function Past({ past, title }: { past: Assignment[]; title: string }) {
  const { t } = useTranslation('assignments')
  if (past.length === 0) return null
  return (
    <Disclosure
      summary={
        <>
          {t('team.past', { count: past.length })}
          <span className="sr-only"> · {title}</span>
        </>
      }
    >
      <ul className="grid gap-3">
        {past.map(({ id, name, status, since, reason, fee }) => (
          <li key={id} className="grid gap-1 text-sm">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {name} <AssignmentBadge status={status} />{' '}
              <span className="text-ink-soft">{fee}</span>{' '}
              <span className="text-ink-soft">{since}</span>
            </span>{' '}
            {reason && <span className="max-w-[64ch] wrap-anywhere">{reason}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Who works on each milestone of an order, and all that the studio can do about it. */
export function OrderTeam({ orderId, team, answer }: OrderTeamProps) {
  const { t } = useTranslation(['assignments', 'admin-orders'])
  if (team.milestones.length === 0)
    return <EmptyState title={t('team.none.title')}>{t('team.none.text')}</EmptyState>
  return (
    <div className="grid gap-gap">
      {team.milestones.map(({ id, title, outcome, state, due, lead, past, mayOffer, over }) => (
        <Card
          key={id}
          as="section"
          id={`milestone-${id}`}
          aria-labelledby={`milestone-${id}-title`}
          className="grid gap-4"
        >
          <div className="grid gap-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 id={`milestone-${id}-title`} className="text-xl">
                {title}
              </h2>
              <Badge tone={milestoneTone(state)}>
                {t(`admin-orders:milestones.status.${state}`)}
              </Badge>
            </div>
            <p className="max-w-[64ch] text-ink-soft">{outcome}</p>
            {due && (
              <p className="text-sm">
                {t(`admin-orders:milestones.${due.late ? 'wasDue' : 'due'}`, { date: due.day })}
              </p>
            )}
          </div>
          {lead ? (
            <Lead lead={lead} title={title} orderId={orderId} team={team} answer={answer} />
          ) : (
            <p>{t(mayOffer ? 'team.free' : over ? 'team.over' : 'team.nobody')}</p>
          )}
          {mayOffer && <OfferLink orderId={orderId} query={{ offer: id }} title={title} />}
          <Past past={past} title={title} />
        </Card>
      ))}
    </div>
  )
}
