import { useTranslation } from 'react-i18next'
import type { ActivityKind, ActivityTone } from '~/domain/projects/activity.rules'
import { useSellerName } from '~/ui/layout/seller-name'
import { Timeline } from '~/ui/layout/timeline'

export type ActivityView = {
  id: string
  kind: ActivityKind
  tone: ActivityTone
  who: 'you' | 'colleague' | 'payment' | 'studio'
  when: string
  dateTime: string
  amount: string | null
  /** How many there are. */
  /** Its amount is nothing. */
  free: boolean
  milestones: number | null
  /** The title of the one that it is about. */
  milestone: string | null
  /** Its order's number, where several are told of. */
  orderNumber?: string
  /** What the studio is called that sold it, where it is not the one of the page. */
  seller?: string
}
type TitleProps = Pick<ActivityView, 'kind' | 'amount' | 'free' | 'milestones' | 'milestone'>
export type ActivityListProps = { activities: ActivityView[]; label: string }

/** What an activity is called, in the client's words. */
export function ActivityTitle({ kind, amount, free, milestones, milestone }: TitleProps) {
  const { t } = useTranslation('dashboard')
  if (kind === 'payable.paid' && free) return <>{t('activities.kinds.payable.free')}</>
  if (kind === 'payable.paid' && amount)
    return <>{t('activities.kinds.payable.paidAmount', { amount })}</>
  if (kind === 'project.created' && milestones)
    return <>{t('activities.kinds.project.createdWith', { count: milestones })}</>
  return <>{t(`activities.kinds.${kind}`, { amount, milestone, title: milestone })}</>
}

/** What happened, in the client's words. */
export function ActivityList({ activities, label }: ActivityListProps) {
  const { t } = useTranslation('dashboard')
  const seller = useSellerName()
  if (activities.length === 0) return <p className="text-ink-soft">{t('activities.none')}</p>
  return (
    <Timeline
      label={label}
      entries={activities.map((activity) => ({
        id: activity.id,
        title: <ActivityTitle {...activity} />,
        when: activity.when,
        dateTime: activity.dateTime,
        who: [
          t(`activities.who.${activity.who}`, { name: activity.seller ?? seller }),
          activity.orderNumber,
        ]
          .filter(Boolean)
          .join(' · '),
        tone: activity.tone,
      }))}
    />
  )
}
