import { useTranslation } from 'react-i18next'
import type { FreelancerStep } from '~/domain/assignments/assignment.rules'
import type { WorkStatus } from '~/domain/ground/machines.rules'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Timeline, type TimelineEntry } from '~/ui/layout/timeline'
import type { FormAnswer } from '~/ui/form/form-answer'
import { AssignmentBadge } from '~/order-room/team/assignment-badge'
import { TimeNotes, type TimeConstraint, type TimeNotesProps } from './time-notes'
import { MessageBody, type BodyPart } from '~/order-room/messages/message-body'
import { HandInForm, type HandInFormProps } from './hand-in-form'
import { HandedIn, type WorkFile } from '~/order-room/team/handed-in'
import type { WhyConstraint } from '~/order-room/team/why-form'
import { Form } from '~/ui/form/form'

export type WorkView = {
  id: string
  title: string
  outcome: string
  service: string
  note: string
  status: WorkStatus
  /** How it is with it, and what comes next, in words. */
  now: string
  open: boolean
  fee: string
  payout: string
  funded: boolean
  due: string | null
  /** That day has passed. */
  late: boolean
  rounds: string
  steps: readonly FreelancerStep[]
  said: (Pick<TimelineEntry, 'id' | 'title' | 'when' | 'dateTime'> & { body: BodyPart[] })[]
  files: WorkFile[]
  upload: HandInFormProps['upload']
  draft: HandInFormProps['draft']
  time: Pick<TimeNotesProps, 'total' | 'notes'>
  timeKey: string
}
export type WorkCardProps = {
  work: WorkView
  today: string
  answer: FormAnswer
  constraints: { handIn: WhyConstraint; time: TimeConstraint }
}

function Steps({
  work: { id, title, now, steps, files, upload, draft },
  answer,
  constraints,
}: Omit<WorkCardProps, 'today'>) {
  const { t } = useTranslation('assignments')
  return (
    <>
      <p className="max-w-[64ch]">{now}</p>
      {steps.includes('start') && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="assignmentId" value={id} />
          <Button name="intent" value="start">
            {t('work.start')}
            <span className="sr-only"> · {title}</span>
          </Button>
        </Form>
      )}
      {steps.includes('submit') && (
        <HandInForm
          assignmentId={id}
          title={title}
          pending={files.filter(({ handedIn }) => handedIn === null)}
          upload={upload}
          draft={draft}
          answer={answer}
          constraint={constraints.handIn}
        />
      )}
      <HandedIn files={files.filter(({ handedIn }) => handedIn !== null)} title={title} />
    </>
  )
}

/**
 * A milestone of a freelancer's own: what is agreed, what comes next, what was said of it, and the
 * time noted for it.
 */
export function WorkCard({ work, today, answer, constraints }: WorkCardProps) {
  const { t } = useTranslation('assignments')
  const {
    id,
    title,
    outcome,
    service,
    note,
    status,
    open,
    fee,
    payout,
    funded,
    due,
    late,
    rounds,
    said,
    time,
    timeKey,
  } = work
  const facts = [
    ...(due
      ? [{ key: 'due', term: t('offer.due'), detail: late ? t('dueLate', { date: due }) : due }]
      : []),
    { key: 'fee', term: t('offer.fee'), detail: fee },
    { key: 'payout', term: t('offer.payout'), detail: payout },
    { key: 'rounds', term: t('offer.rounds'), detail: rounds },
  ]
  return (
    <Card
      as="article"
      id={`assignment-${id}`}
      aria-labelledby={`assignment-${id}-title`}
      className="grid gap-5"
    >
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {service} <AssignmentBadge status={status} />{' '}
          <Badge tone={funded ? 'success' : 'warning'}>
            {t(funded ? 'funded.yes' : 'funded.no')}
          </Badge>
        </p>
        <h2 id={`assignment-${id}-title`} className="text-2xl">
          {title}
        </h2>
        <p className="max-w-[64ch]">{outcome}</p>
        {note && (
          <p className="max-w-[64ch] border-s-3 border-canal ps-3 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        )}
      </div>
      <DescriptionList items={facts} />
      <Steps work={work} answer={answer} constraints={constraints} />
      {said.length > 0 && (
        <Timeline
          label={`${t('said.title')} · ${title}`}
          entries={said.map(({ body, ...entry }) => ({
            ...entry,
            body: <MessageBody parts={body} />,
          }))}
        />
      )}
      <TimeNotes
        assignmentId={id}
        title={title}
        open={open}
        {...time}
        timeKey={timeKey}
        today={today}
        answer={answer}
        constraint={constraints.time}
      />
    </Card>
  )
}
