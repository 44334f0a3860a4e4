import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Badge } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Section } from '~/ui/layout/section'
import { Steps } from '~/ui/layout/steps'
import { DocumentList, type DocumentView } from '~/order-room/order/document-list'

type OrderedLine = {
  id: string
  name: string
  quantity: number
  amount: string
  addOns: string[]
  customisation: string
  /** The delivery, and how much of the brief is answered, in words. */
  given: string[]
  files: { id: string; name: string; href: string }[]
}

export type ConfirmedOrderProps = {
  order: {
    email: string
    /** The other studio that sells. */
    seller: string | null
    signedIn: boolean
    /** In no account. */
    alone: boolean
    steps: readonly { key: 'paid' | 'free' | 'account' | 'project' | 'mail'; detail: string }[]
    lines: OrderedLine[]
    milestones: { id: string; title: string; outcome: string; prepaid: boolean; due: string }[]
    coupon: { code: string; discount: string } | null
    total: string
    paidNow: string
    /** How much of what was paid has gone back. */
    refund: 'none' | 'partial' | 'full'
    back: string | null
    vat: { amount: string; rate: string } | null
    reverseCharge: boolean
    withdrawalUntil: string | null
    documents: DocumentView[]
    dashboardHref: string
    /** Where the brief of an order in no account is answered, as long as it is asked for. */
    briefHref: string | null
    outboxHref: string | null
  }
}

function NextStep({ order }: ConfirmedOrderProps) {
  const { t } = useTranslation('checkout')
  if (order.alone) {
    return (
      <Card tone="raised">
        <h2 className="mb-3 text-2xl">{t('confirmation.next.title')}</h2>
        <p className="mb-5">{t('confirmation.next.alone')}</p>
        <div className="flex flex-wrap gap-3">
          {order.briefHref && (
            <ButtonLink to={order.briefHref}>{t('confirmation.next.brief')}</ButtonLink>
          )}
          <ButtonLink variant="secondary" to={paths.contact()}>
            {t('confirmation.next.contact')}
          </ButtonLink>
        </div>
      </Card>
    )
  }
  return (
    <Card tone="raised">
      <h2 className="mb-3 text-2xl">{t('confirmation.next.title')}</h2>
      <p className="mb-5">
        {order.signedIn
          ? t('confirmation.next.signedIn')
          : t('confirmation.next.signedOut', { email: order.email })}
      </p>
      <div className="flex flex-wrap gap-3">
        {order.signedIn && (
          <ButtonLink to={order.dashboardHref}>{t('confirmation.next.dashboard')}</ButtonLink>
        )}
        {!order.signedIn && order.outboxHref && (
          <ButtonLink to={order.outboxHref}>{t('confirmation.next.outbox')}</ButtonLink>
        )}
        {!order.signedIn && (
          <ButtonLink variant="secondary" to={paths.auth({ redirectTo: order.dashboardHref })}>
            {t('confirmation.next.signIn')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

function Ordered({
  line: { name, quantity, amount, addOns, customisation, given, files },
}: {
  line: OrderedLine
}) {
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap justify-between gap-x-6">
        <span>{[quantity > 1 ? `${quantity} × ${name}` : name, ...addOns].join(' · ')}</span>{' '}
        <span className="whitespace-nowrap">{amount}</span>
      </div>
      <p className="text-sm text-ink-soft">{given.join(' · ')}</p>
      {customisation && <p className="max-w-[56ch] text-sm whitespace-pre-line">{customisation}</p>}
      {files.length > 0 && (
        <ul className="text-sm">
          {files.map(({ id, name: file, href }) => (
            <li key={id}>
              <a href={href} className="inline-block min-h-6 max-w-full wrap-anywhere quiet-link">
                {file}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Totals({ order }: ConfirmedOrderProps) {
  const { t } = useTranslation('checkout')
  return (
    <Section
      contained={false}
      title={t('confirmation.orderTitle')}
      lead={order.seller ? t('confirmation.seller', { name: order.seller }) : undefined}
    >
      <ul className="mb-3 grid">
        {order.lines.map((line) => (
          <Ordered key={line.id} line={line} />
        ))}
      </ul>
      <DescriptionList
        look="totals"
        items={[
          ...(order.coupon
            ? [
                {
                  term: t('confirmation.coupon', { code: order.coupon.code }),
                  detail: order.coupon.discount,
                },
              ]
            : []),
          {
            term: t(order.vat ? 'confirmation.total' : 'confirmation.totalNet'),
            detail: order.total,
          },
          ...(order.vat
            ? [{ term: t('confirmation.vat', { rate: order.vat.rate }), detail: order.vat.amount }]
            : []),
          { term: t('confirmation.paidNow'), detail: order.paidNow },
          ...(order.back ? [{ term: t('confirmation.back'), detail: order.back }] : []),
        ]}
      />
      <div className="mt-5 text-sm">
        <DocumentList documents={order.documents} />
      </div>
      {order.reverseCharge && (
        <p className="mt-3 text-sm text-ink-soft">{t('confirmation.reverseCharge')}</p>
      )}
      {order.withdrawalUntil && (
        <p className="mt-3 text-sm text-ink-soft">
          {t('confirmation.withdrawal', { date: order.withdrawalUntil })}
        </p>
      )}
    </Section>
  )
}

/** A paid order: what just happened, what comes next, what was bought and when it will be there. */
export function ConfirmedOrder({ order }: ConfirmedOrderProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className="grid gap-x-gap gap-y-10 pb-24 lg:grid-cols-2">
      {order.refund !== 'none' && (
        <div className="lg:col-span-2">
          <Notice>{t(`confirmation.refund.${order.refund}`, { amount: order.back })}</Notice>
        </div>
      )}
      <Section contained={false} title={t('confirmation.stepsTitle')}>
        <Steps
          direction="column"
          label={t('confirmation.stepsTitle')}
          steps={order.steps.map(({ key, detail }) => ({
            label: t(`confirmation.steps.${key}`),
            description: detail,
            state: 'done',
          }))}
        />
      </Section>
      <div className="self-start">
        <NextStep order={order} />
      </div>
      <Totals order={order} />
      <Section contained={false} title={t('confirmation.milestonesTitle')}>
        <ol className="grid gap-4">
          {order.milestones.map((milestone) => (
            <li
              key={milestone.id}
              className="grid gap-1 border-t border-line pt-4 first:border-t-0 first:pt-0"
            >
              <div className="flex flex-wrap items-baseline justify-between gap-3">
                <span className="font-semibold">{milestone.title}</span>{' '}
                {milestone.prepaid && <Badge tone="state">{t('confirmation.prepaid')}</Badge>}
              </div>
              <p className="text-sm text-ink-soft">{milestone.outcome}</p>
              <p className="text-sm">{t('confirmation.planned', { date: milestone.due })}</p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
