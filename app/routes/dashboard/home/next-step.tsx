import { useTranslation } from 'react-i18next'
import type { NextStepKind } from '~/domain/projects/next-step.rules'
import { paths } from '~/paths'
import { Badge } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'

export type NextStepProps = {
  kind: NextStepKind
  waitsOn: 'client' | 'studio' | 'nobody'
  /** The title, amount and date of the milestone that it is about. */
  milestone: string | null
  amount: string | null
  due: string | null
  /** Until when a consumer may withdraw who did not ask for an early start: no work before. */
  heldUntil: string | null
  /** Why a project is paused. */
  reason: string | null
  /** Where the milestone that it is about is paid. */
  payHref: string | null
  orderId: string
  orderNumber: string
}

function useText({ kind, milestone, amount, due, orderNumber }: NextStepProps) {
  const { t } = useTranslation('dashboard')
  if (kind === 'payment') return t('next.payment.text', { number: orderNumber })
  if (kind === 'milestone_payment') return t('next.milestone_payment.text', { amount, milestone })
  if (kind === 'change_payment') return t('next.change_payment.text', { amount })
  if ((kind === 'work' || kind === 'start') && milestone && due)
    return t(`next.${kind}.milestone`, { milestone, date: due })
  if (kind === 'review' && milestone) return t('next.review.milestone', { milestone })
  return t(`next.${kind}.text`)
}

function useLink({ kind, orderId, payHref, amount }: NextStepProps) {
  const { t } = useTranslation('dashboard')
  const order = { order: orderId }
  if (kind === 'payment')
    return { label: t('next.payment.link'), href: paths.confirmationProcessing(orderId) }
  if (kind === 'brief') return { label: t('next.brief.link'), href: paths.projectDetails(order) }
  if (payHref) return { label: `${t('milestones.payment.pay')} ${amount ?? ''}`, href: payHref }
  if (kind === 'milestone_payment' || kind === 'review')
    return { label: t(`next.${kind}.link`), href: paths.milestones(order) }
  if (kind === 'completed' || kind === 'closed')
    return { label: t(`next.${kind}.link`), href: paths.deliverables(order) }
  if (kind === 'expired' || kind === 'cancelled')
    return { label: t(`next.${kind}.link`), href: paths.shop() }
  return null
}

/** The one thing to know of an order: what comes now, and whose turn it is. */
export function NextStep(props: NextStepProps) {
  const { kind, waitsOn, reason, heldUntil } = props
  const { t } = useTranslation('dashboard')
  const text = useText(props)
  const link = useLink(props)
  return (
    <Card as="section" tone="raised" aria-labelledby="next-step">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="next-step" className="font-text text-base font-semibold tracking-normal text-canal">
          {t('next.title')}
        </h2>
        {waitsOn !== 'nobody' && (
          <Badge tone={waitsOn === 'client' ? 'warning' : 'state'}>
            {t(`next.turn.${waitsOn}`)}
          </Badge>
        )}
      </div>
      <p className="mt-3 font-display text-3xl font-semibold text-balance">
        {t(`next.${kind}.title`)}
      </p>
      <p className="mt-3 max-w-[60ch]">{text}</p>
      {heldUntil && (
        <p className="mt-2 max-w-[60ch]">{t('next.start.held', { date: heldUntil })}</p>
      )}
      {kind === 'on_hold' && reason && (
        <p className="mt-2 max-w-[60ch]">{t('next.on_hold.reason', { reason })}</p>
      )}
      {link && (
        <ButtonLink to={link.href} className="mt-5">
          {link.label}
        </ButtonLink>
      )}
    </Card>
  )
}
