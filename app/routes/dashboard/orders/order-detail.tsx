import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import type { OrderStatus, ReviewStatus } from '~/domain/ground/machines.rules'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { SellerName } from '~/ui/layout/seller-name'
import { ReviewBadge } from '~/network/review-badge'
import { ActivityList, type ActivityView } from '~/routes/dashboard/_area/activity-list'
import { MilestoneList, type MilestoneView } from '~/order-room/milestones/milestone-list'
import { OrderLines, type OrderLineView } from '~/order-room/order/order-lines'
import { OrderStatusBadge } from '~/order-room/order/order-status'
import { PaymentSummary, type PaymentSummaryProps } from '~/order-room/order/payment-summary'
import { Form } from '~/ui/form/form'

export type OrderDetailProps = {
  order: PaymentSummaryProps & {
    id: string
    number: string
    name: string
    status: OrderStatus
    placed: string
    /** The studio that sold it, where it is not the one that runs this site. */
    seller: string | null
    progress: { ended: boolean }
    /** When all of it is planned to be handed over, while that holds. */
    delivery: { day: string; late: boolean } | null
    withdrawalUntil: string | null
    /** Null when the time for it is over, or for a company. */
    withdrawalHref: string | null
    earlyStart: string | null
    /** Whether its services can be put into the cart again. */
    reorders: boolean
    /** Null where there is nothing to cancel, or it is for others to do. */
    cancelHref: string | null
    /** Its reader changes nothing. */
    impersonated: boolean
    /** The ones that its reader was asked for. */
    reviews: { id: string; status: ReviewStatus; service: string; href: string }[]
    milestones: MilestoneView[]
    lines: OrderLineView[]
    activities: ActivityView[]
  }
}

/** What happened, as far as it is seen before its own page. */
const LATEST = 10

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="mb-5 text-xl">
        {title}
      </h3>
      {children}
    </Card>
  )
}

function Withdrawal({ until, href }: { until: string; href: string }) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      {t('order.withdrawalText', { date: until })}{' '}
      <a href={href} className="inline-block min-h-6 quiet-link">
        {t('order.withdrawalLink')}
      </a>
    </>
  )
}

function Facts({
  order: { placed, seller, status, delivery, withdrawalUntil, withdrawalHref, earlyStart },
}: OrderDetailProps) {
  const { t } = useTranslation('dashboard')
  return (
    <DescriptionList
      items={[
        { term: t('order.status'), detail: <OrderStatusBadge status={status} /> },
        { term: t('order.placed'), detail: placed },
        ...(seller ? [{ term: t('order.seller'), detail: seller }] : []),
        ...(delivery
          ? [
              {
                term: t('order.delivery'),
                detail: delivery.late
                  ? t('order.deliveryLate', { date: delivery.day })
                  : delivery.day,
              },
            ]
          : []),
        ...(earlyStart
          ? [
              {
                term: t('order.earlyStart'),
                detail: t('order.earlyStartText', { date: earlyStart }),
              },
            ]
          : []),
        ...(withdrawalUntil && withdrawalHref
          ? [
              {
                term: t('order.withdrawal'),
                detail: <Withdrawal until={withdrawalUntil} href={withdrawalHref} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function Actions({ order: { id, number, reorders, cancelHref, impersonated } }: OrderDetailProps) {
  const { t } = useTranslation('client-orders')
  if (impersonated) return <p className="max-w-[60ch] text-ink-soft">{t('actions.viewer')}</p>
  return (
    <Form
      method="post"
      action={paths.orders()}
      className="flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      <input type="hidden" name="order" value={id} />
      {reorders && (
        <Button
          name="intent"
          value="reorder"
          variant="secondary"
          size="sm"
          aria-label={`${t('actions.reorder')} · ${number}`}
        >
          {t('actions.reorder')}
        </Button>
      )}
      {cancelHref && (
        <ButtonLink to={cancelHref} variant="quiet" size="sm">
          {t('actions.cancel')}
        </ButtonLink>
      )}
    </Form>
  )
}

/**
 * The reviews that were asked for when the order was completed, each with the way to write or read
 * it.
 */
function Reviews({ reviews }: Pick<OrderDetailProps['order'], 'reviews'>) {
  const { t } = useTranslation('reviews')
  return (
    <ul className="grid gap-3">
      {reviews.map(({ id, status, service, href }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link to={href} className="inline-block min-h-6 font-semibold quiet-link">
            {t(status === 'invited' ? 'own.write' : 'own.see', { service })}
          </Link>
          {status !== 'invited' && <ReviewBadge status={status} />}
        </li>
      ))}
    </ul>
  )
}

/**
 * Everything about one order: what was promised, when it comes, what it costs and what has
 * happened.
 */
export function OrderDetail({ order }: OrderDetailProps) {
  const { t } = useTranslation(['dashboard', 'client-orders', 'reviews'])
  return (
    <section id="order" aria-labelledby="order-title" className="grid gap-gap pt-4">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h2 id="order-title" className="text-2xl">
            {t('order.title', { number: order.number })}
          </h2>
          <p className="text-ink-soft">{order.name}</p>
        </div>
        <ButtonLink to={paths.dashboard({ order: order.id })} variant="secondary" size="sm">
          {t('order.toDashboard')}
        </ButtonLink>
      </header>
      <Part id="facts" title={t('order.facts')}>
        <Facts order={order} />
      </Part>
      <Part id="actions" title={t('client-orders:actions.title')}>
        <Actions order={order} />
      </Part>
      {order.reviews.length > 0 && (
        <Part id="order-reviews" title={t('reviews:own.orderTitle')}>
          <Reviews reviews={order.reviews} />
        </Part>
      )}
      <Part id="lines" title={t('order.lines')}>
        <OrderLines lines={order.lines} reader="client" />
      </Part>
      <Part id="milestones" title={t('milestones.title')}>
        <MilestoneList
          milestones={order.milestones}
          orderId={order.id}
          ended={order.progress.ended}
          headingLevel={4}
        />
      </Part>
      <div className="grid gap-gap lg:grid-cols-2">
        <Part id="payment" title={t('money.title')}>
          <PaymentSummary payments={order.payments} documents={order.documents} />
        </Part>
        <Part id="timeline" title={t('activities.timeline')}>
          <SellerName.Provider value={order.seller ?? brand.name}>
            <ActivityList
              activities={order.activities.slice(0, LATEST)}
              label={t('activities.timeline')}
            />
          </SellerName.Provider>
          {order.activities.length > LATEST && (
            <Link to={paths.activities({ order: order.id })} className="mt-5 row-name quiet-link">
              {t('order.allActivities')}
            </Link>
          )}
        </Part>
      </div>
    </section>
  )
}
