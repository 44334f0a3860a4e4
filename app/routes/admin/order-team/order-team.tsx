import { useTranslation } from 'react-i18next'
import type { StudioStep } from '~/domain/assignments/assignment.rules'
import type { AssignmentStatus } from '~/domain/ground/machines.rules'
import type { MilestoneState } from '~/domain/projects/progress.rules'
import { adminPaths } from '~/paths/admin'
import { milestoneTone } from '~/order-room/milestones/milestone-list'
import { Badge } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty-state'
import { LICENCES } from '~/domain/deliverables/deliverable.rules'
import { Button, ButtonLink } from '~/ui/form/button'
import { SelectField } from '~/ui/form/select-field'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { Disclosure } from '~/ui/overlay/disclosure'
import type { FormAnswer } from '~/ui/form/form-answer'
import { MessageBody, type BodyPart } from '~/order-room/messages/message-body'
import { AssignmentBadge } from '~/order-room/team/assignment-badge'
import { HandedIn, WorkFileLink, type WorkFile } from '~/order-room/team/handed-in'
import { WhyForm, type WhyConstraint } from '~/order-room/team/why-form'
import { Form } from '~/ui/form/form'

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
  /** What was handed in last; null while nothing was. */
  handIn: { when: string; note: BodyPart[]; files: WorkFile[]; earlier: WorkFile[] } | null
  since: string | null
  messagesHref: string | null
  /** Whether they write with the client; null for whom that cannot be decided. */
  talk: 'open' | 'closed' | null
}
type Milestone = {
  id: string
  title: string
  outcome: string
  state: MilestoneState
  due: { day: string; late: boolean } | null
  lead: Assignment | null
  past: Assignment[]
  mayOffer: boolean
  /** Nobody is asked any more. */
  over: boolean
}
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
    ...(ends
      ? [{ key: 'ends', term: t('offer.answer'), detail: t('offer.until', { date: ends }) }]
      : []),
    ...(time && status !== 'offered' ? [{ key: 'time', term: t('time.title'), detail: time }] : []),
  ]
  return <DescriptionList items={items} />
}

/** To whom a milestone can be offered, and the offer, stand on a page of their own. */
function OfferLink({
  orderId,
  query,
  title,
}: {
  orderId: string
  query: { offer: string } | { reassign: string }
  title: string
}) {
  const { t } = useTranslation('assignments')
  const label = t('offer' in query ? 'team.offer.open' : 'team.reassign.open')
  return (
    <div>
      <ButtonLink to={adminPaths.orderPart(orderId, 'team', query)} variant="secondary" size="sm">
        {label}
        <span className="sr-only"> · {title}</span>
      </ButtonLink>
    </div>
  )
}

/** What the freelancer handed in last, and the files from before. */
function HandIn({
  handIn: { when, note, files, earlier },
  name,
  title,
}: {
  handIn: NonNullable<Assignment['handIn']>
  name: string
  title: string
}) {
  const { t } = useTranslation('assignments')
  return (
    <section className="grid gap-3 border-s-3 border-canal ps-3">
      <h3 className="font-text text-base font-semibold tracking-normal">
        {t('team.handedIn', { name, date: when })}
        <span className="sr-only"> · {title}</span>
      </h3>
      <MessageBody parts={note} />
      {files.length > 0 && (
        <ul className="grid gap-1.5">
          {files.map((file) => (
            <li key={file.id}>
              <WorkFileLink file={file} />
            </li>
          ))}
        </ul>
      )}
      {earlier.length > 0 && (
        <Disclosure
          summary={
            <>
              {t('team.earlier')}
              <span className="sr-only"> · {title}</span>
            </>
          }
        >
          <HandedIn files={earlier} title={title} />
        </Disclosure>
      )}
    </section>
  )
}

/** Takes the work: it goes to the client, with what is ticked of its files. */
function Accept({
  lead: { id, handIn },
  title,
}: {
  lead: Pick<Assignment, 'id' | 'handIn'>
  title: string
}) {
  const { t } = useTranslation(['assignments', 'deliverables'])
  const files = handIn?.files.filter(({ current }) => current) ?? []
  return (
    <Form method="post" preventScrollReset className="grid max-w-text gap-4">
      <input type="hidden" name="assignmentId" value={id} />
      {files.length > 0 && (
        <>
          <fieldset className="grid gap-1">
            <legend className="font-semibold">{t('team.handOn')}</legend>
            {files.map(({ versionId, name, size }) => (
              <label
                key={versionId}
                htmlFor={`on-${versionId}`}
                className="flex min-h-11 items-center gap-3"
              >
                <input
                  id={`on-${versionId}`}
                  type="checkbox"
                  name="versions"
                  value={versionId}
                  defaultChecked
                  className="tick"
                />
                <span className="wrap-anywhere">
                  {name} <span className="text-sm text-ink-soft">{size}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <SelectField
            id={`licence-${id}`}
            name="licence"
            label={t('team.licence')}
            options={LICENCES.map((value) => ({
              value,
              label: t(`deliverables:licences.${value}`),
            }))}
          />
        </>
      )}
      <div>
        <Button name="intent" value="accept-work" size="sm">
          {t('team.steps.accept-work')}
          <span className="sr-only"> · {title}</span>
        </Button>
      </div>
    </Form>
  )
}

function Steps({ lead: { id, steps, noRounds, handIn }, title, orderId, team, answer }: LeadProps) {
  const { t } = useTranslation('assignments')
  const takesBack = steps.includes('take-back')
  const why = { assignmentId: id, name: 'reason' as const, answer, constraint: team.constraint }
  const summary = (step: 'rework' | 'release') => (
    <>
      {t(`team.steps.${step}`)}
      <span className="sr-only"> · {title}</span>
    </>
  )
  return (
    <div className="grid gap-2">
      {steps.includes('accept-work') && <Accept lead={{ id, handIn }} title={title} />}
      {takesBack && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="assignmentId" value={id} />
          <Button name="intent" value="take-back" size="sm" variant="secondary">
            {t('team.steps.take-back')}
            <span className="sr-only"> · {title}</span>
          </Button>
        </Form>
      )}
      {noRounds && <p className="text-sm text-ink-soft">{t('team.noRounds')}</p>}
      {steps.includes('rework') && (
        <Disclosure summary={summary('rework')} open={answer?.form === `rework-${id}` || undefined}>
          <WhyForm
            id={`rework-${id}`}
            intent="rework"
            label={t('team.reworkWhy')}
            hint={t('team.reworkHint')}
            button={t('team.steps.rework')}
            {...why}
          />
        </Disclosure>
      )}
      {steps.includes('reassign') && (
        <OfferLink orderId={orderId} query={{ reassign: id }} title={title} />
      )}
      {steps.includes('release') && (
        <Disclosure
          summary={summary('release')}
          open={answer?.form === `release-${id}` || undefined}
        >
          <WhyForm
            id={`release-${id}`}
            intent="release"
            label={t('team.releaseWhy')}
            hint={t('team.releaseHint')}
            button={t('team.steps.release')}
            look="danger"
            {...why}
          />
        </Disclosure>
      )}
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
      <Button
        name="intent"
        value={talk === 'open' ? 'close-talk' : 'open-talk'}
        variant="quiet"
        size="sm"
      >
        {t(talk === 'open' ? 'team.talk.end' : 'team.talk.begin')}
        <span className="sr-only"> · {name}</span>
      </Button>
    </Form>
  )
}

function Lead(props: LeadProps) {
  const { t } = useTranslation('assignments')
  const { name, status, reason, since, messagesHref, note, handIn } = props.lead
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{name}</strong> <AssignmentBadge status={status} />{' '}
        {since && <span className="text-sm text-ink-soft">{since}</span>}
      </p>
      {note && (
        <p className="max-w-[64ch] text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
          {note}
        </p>
      )}
      {reason && (
        <p className="max-w-[64ch] border-s-3 border-canal ps-3 wrap-anywhere whitespace-pre-line">
          {reason}
        </p>
      )}
      {handIn && <HandIn handIn={handIn} name={name} title={props.title} />}
      <Facts lead={props.lead} />
      {messagesHref && (
        <p>
          <Link
            to={messagesHref}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {t('team.messages', { name })}
          </Link>
        </p>
      )}
      <ClientTalk {...props} />
      <Steps {...props} />
    </div>
  )
}

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
            </span>
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
