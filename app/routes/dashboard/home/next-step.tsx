import { useTranslation } from 'react-i18next'
import type { NextStepKind } from '~/domain/projects/next-step.rules'
import { paths } from '~/paths'
import { Badge } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'

export type NextStepProps = {
  kind: NextStepKind
  waitsOn: 'client' | 'colleagues' | 'studio' | 'nobody'
  /** The title, amount and date of the milestone that it is about. */
  milestone: string | null
  /** What was shared or priced and waits for an answer. */
  about: string | null
  amount: string | null
  due: string | null
  /** That day has passed. */
  late: boolean
  /** Until when a consumer may withdraw who did not ask for an early start: no work before. */
  heldUntil: string | null
  /** Why a project is paused. */
  reason: string | null
  /** Where the milestone that it is about is paid. */
  payHref: string | null
  orderId: string
  orderNumber: string
}

const DECISIONS = ['change', 'design', 'preview', 'deliverable'] as const
type Decision = (typeof DECISIONS)[number]
const isDecision = (kind: NextStepKind): kind is Decision => DECISIONS.some((one) => one === kind)

function useText({ kind, milestone, about, amount, due, late, orderNumber }: NextStepProps) {
  const { t } = useTranslation('dashboard')
  if (kind === 'payment') return t('next.payment.text', { number: orderNumber })
  if (kind === 'milestone_payment') return t('next.milestone_payment.text', { amount, milestone })
  if (kind === 'change_payment') return t('next.change_payment.text', { amount })
  if (isDecision(kind)) return t(`next.${kind}.text`, { title: about })
  if ((kind === 'work' || kind === 'start') && milestone && due)
    return t(`next.${kind}.${late ? 'late' : 'milestone'}`, { milestone, date: due })
  if ((kind === 'review' || kind === 'changes') && milestone)
    return t(`next.${kind}.milestone`, { milestone })
  return t(`next.${kind}.text`)
}

const DECIDED_AT: Record<Decision, (order: { order: string }) => string> = {
  change: ({ order }) => paths.projectDetails({ order, part: 'changes' }),
  design: paths.design,
  preview: paths.previews,
  deliverable: paths.deliverables,
}

function useLink({ kind, waitsOn, orderId, payHref, amount }: NextStepProps) {
  const { t } = useTranslation('dashboard')
  const order = { order: orderId }
  if (kind === 'payment')
    return waitsOn === 'client'
      ? { label: t('next.payment.link'), href: paths.confirmationProcessing(orderId) }
      : null
  if (kind === 'brief') return { label: t('next.brief.link'), href: paths.projectDetails(order) }
  if (isDecision(kind)) return { label: t(`next.${kind}.link`), href: DECIDED_AT[kind](order) }
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
          <Badge tone={waitsOn === 'studio' ? 'state' : 'warning'}>
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
