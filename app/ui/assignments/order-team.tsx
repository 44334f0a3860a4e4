import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { AssignmentStatus, StudioStep } from '../../domain/assignments/assignment.rules'
import type { MilestoneStatus } from '../../domain/projects/progress.rules'
import { adminPaths } from '../../admin-paths'
import { milestoneTone } from '../dashboard/milestone-list'
import { Badge } from '../feedback/badge'
import { EmptyState } from '../feedback/empty-state'
import { Button, ButtonLink } from '../form/button'
import { Card } from '../layout/card'
import { DescriptionList } from '../layout/description-list'
import { Link } from '../layout/link'
import { Disclosure } from '../overlay/disclosure'
import type { FormAnswer } from '../review/form-answer'
import { AssignmentBadge } from './assignment-badge'
import { WhyForm, type WhyConstraint } from './why-form'

type Assignment = {
  id: string
  name: string
  note: string
  status: AssignmentStatus
  steps: readonly StudioStep[]
  noRounds: boolean
  fee: string
  payout: string
  rounds: string
  ends: string | null
  time: string | null
  reason: string | null
  since: string | null
  messagesHref: string | null
  /** Whether they write with the client; null for whom that cannot be decided. */
  talk: 'open' | 'closed' | null
}
type Milestone = { id: string; title: string; outcome: string; status: MilestoneStatus; due: string | null; lead: Assignment | null; past: Assignment[]; mayOffer: boolean }
export type OrderTeamProps = {
  orderId: string
  team: { milestones: Milestone[]; constraint: WhyConstraint }
  answer: FormAnswer
}
type LeadProps = OrderTeamProps & { lead: Assignment; title: string }

function Facts({ lead: { fee, payout, rounds, ends, time, status } }: Pick<LeadProps, 'lead'>) {
  const { t } = useTranslation('assignments')
  const items = [
    { key: 'fee', term: t('offer.fee'), detail: fee },
    { key: 'payout', term: t('offer.payout'), detail: payout },
    { key: 'rounds', term: t('offer.rounds'), detail: rounds },
    ...(ends ? [{ key: 'ends', term: t('offer.answer'), detail: t('offer.until', { date: ends }) }] : []),
    ...(time && status !== 'offered' ? [{ key: 'time', term: t('time.title'), detail: time }] : []),
  ]
  return <DescriptionList items={items} />
}

/** To whom a milestone can be offered, and the offer, stand on a page of their own. */
function OfferLink({ orderId, query, title }: { orderId: string; query: { offer: string } | { reassign: string }; title: string }) {
  const { t } = useTranslation('assignments')
  const label = t('offer' in query ? 'team.offer.open' : 'team.reassign.open')
  return <div><ButtonLink to={adminPaths.orderPart(orderId, 'team', query)} variant="secondary" size="sm">{label}<span className="sr-only"> · {title}</span></ButtonLink></div>
}

function Steps({ lead: { id, steps, noRounds }, title, orderId, team, answer }: LeadProps) {
  const { t } = useTranslation('assignments')
  const presses = steps.filter((step) => step === 'take-back' || step === 'accept-work')
  const why = { assignmentId: id, name: 'reason' as const, answer, constraint: team.constraint }
  const summary = (step: 'rework' | 'release') => <>{t(`team.steps.${step}`)}<span className="sr-only"> · {title}</span></>
  return (
    <div className="grid gap-2">
      {presses.length > 0 && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
          <input type="hidden" name="assignmentId" value={id} />
          {presses.map((step) => <Button key={step} name="intent" value={step} size="sm" variant={step === 'accept-work' ? 'primary' : 'secondary'}>{t(`team.steps.${step}`)}<span className="sr-only"> · {title}</span></Button>)}
        </Form>
      )}
      {noRounds && <p className="text-sm text-ink-soft">{t('team.noRounds')}</p>}
      {steps.includes('rework') && <Disclosure summary={summary('rework')} open={answer?.form === `rework-${id}` || undefined}><WhyForm id={`rework-${id}`} intent="rework" label={t('team.reworkWhy')} hint={t('team.reworkHint')} button={t('team.steps.rework')} {...why} /></Disclosure>}
      {steps.includes('reassign') && <OfferLink orderId={orderId} query={{ reassign: id }} title={title} />}
      {steps.includes('release') && <Disclosure summary={summary('release')} open={answer?.form === `release-${id}` || undefined}><WhyForm id={`release-${id}`} intent="release" label={t('team.releaseWhy')} hint={t('team.releaseHint')} button={t('team.steps.release')} look="danger" {...why} /></Disclosure>}
    </div>
  )
}

/** Whether the freelancer writes with the client, which the studio decides. */
function ClientTalk({ lead: { id, name, talk } }: Pick<LeadProps, 'lead'>) {
  const { t } = useTranslation('assignments')
  if (talk === null) return null
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="assignmentId" value={id} />
      <p className="text-sm">{t(`team.talk.${talk}`, { name })}</p>
      <Button name="intent" value={talk === 'open' ? 'close-talk' : 'open-talk'} variant="quiet" size="sm">{t(talk === 'open' ? 'team.talk.end' : 'team.talk.begin')}<span className="sr-only"> · {name}</span></Button>
    </Form>
  )
}

function Lead(props: LeadProps) {
  const { t } = useTranslation('assignments')
  const { name, status, reason, since, messagesHref, note } = props.lead
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1"><strong>{name}</strong> <AssignmentBadge status={status} /> {since && <span className="text-sm text-ink-soft">{since}</span>}</p>
      {note && <p className="max-w-[64ch] text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{note}</p>}
      {reason && <p className="max-w-[64ch] border-s-3 border-canal ps-3 wrap-anywhere whitespace-pre-line">{reason}</p>}
      <Facts lead={props.lead} />
      {messagesHref && <p><Link to={messagesHref} className="inline-flex min-h-6 items-center underline underline-offset-4">{t('team.messages', { name })}</Link></p>}
      <ClientTalk {...props} />
      <Steps {...props} />
    </div>
  )
}

function Past({ past, title }: { past: Assignment[]; title: string }) {
  const { t } = useTranslation('assignments')
  if (past.length === 0) return null
  return (
    <Disclosure summary={<>{t('team.past', { count: past.length })}<span className="sr-only"> · {title}</span></>}>
      <ul className="grid gap-3">
        {past.map(({ id, name, status, since, reason, fee }) => (
          <li key={id} className="grid gap-1 text-sm">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">{name} <AssignmentBadge status={status} /> <span className="text-ink-soft">{fee}</span> <span className="text-ink-soft">{since}</span></span>
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
  if (team.milestones.length === 0) return <EmptyState title={t('team.none.title')}>{t('team.none.text')}</EmptyState>
  return (
    <div className="grid gap-gap">
      {team.milestones.map(({ id, title, outcome, status, due, lead, past, mayOffer }) => (
        <Card key={id} as="section" id={`milestone-${id}`} aria-labelledby={`milestone-${id}-title`} className="grid gap-4">
          <div className="grid gap-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h2 id={`milestone-${id}-title`} className="text-xl">{title}</h2>
              <Badge tone={milestoneTone(status)}>{t(`admin-orders:milestones.status.${status}`)}</Badge>
            </div>
            <p className="max-w-[64ch] text-ink-soft">{outcome}</p>
            {due && <p className="text-sm">{t('admin-orders:milestones.due', { date: due })}</p>}
          </div>
          {lead ? <Lead lead={lead} title={title} orderId={orderId} team={team} answer={answer} /> : <p>{t(mayOffer ? 'team.free' : 'team.nobody')}</p>}
          {mayOffer && <OfferLink orderId={orderId} query={{ offer: id }} title={title} />}
          <Past past={past} title={title} />
        </Card>
      ))}
    </div>
  )
}
