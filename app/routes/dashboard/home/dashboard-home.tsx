import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { ActivityList, type ActivityView } from '~/routes/dashboard/_area/activity-list'
import { MilestoneList, type MilestoneView } from '~/order-room/milestones/milestone-list'
import { NextStep, type NextStepProps } from './next-step'
import { OrderFigures, type OrderFiguresProps } from '~/order-room/order/order-figures'

export type DashboardHomeProps = {
  order: OrderFiguresProps & {
    id: string
    next: NextStepProps
    milestones: MilestoneView[]
    activities: ActivityView[]
  }
}

/** One order at a glance: what comes now, how far it is, what is paid, what happened last. */
export function DashboardHome({ order }: DashboardHomeProps) {
  const { t } = useTranslation('dashboard')
  return (
    <div className="grid gap-gap">
      <NextStep {...order.next} />
      <OrderFigures progress={order.progress} due={order.due} payments={order.payments} />
      <div className="grid items-start gap-gap xl:grid-cols-3">
        <Card as="section" aria-labelledby="milestones" className="xl:col-span-2">
          <h2 id="milestones" className="mb-5 text-xl">
            {t('milestones.title')}
          </h2>
          <MilestoneList
            milestones={order.milestones}
            orderId={order.id}
            ended={order.progress.ended}
          />
        </Card>
        <Card as="section" aria-labelledby="activities">
          <h2 id="activities" className="mb-5 text-xl">
            {t('activities.title')}
          </h2>
          <ActivityList activities={order.activities} label={t('activities.title')} />
          <ButtonLink
            to={paths.activities({ order: order.id })}
            variant="quiet"
            size="sm"
            className="mt-4"
          >
            {t('home.allActivities')}
          </ButtonLink>
        </Card>
      </div>
    </div>
  )
}
