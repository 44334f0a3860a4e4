import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { Link } from '~/ui/layout/link'
import { ReasonForm, type ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Disclosure } from '~/ui/overlay/disclosure'
import { Form } from '~/ui/form/form'

export type MilestoneReview = {
  approvedOn: string
  /** Unless they want no reminders. */ reminded: boolean
  roundsLeft: number
  changeHref: string
}
export type MilestoneAnswerProps = {
  id: string
  title: string
  review: MilestoneReview
  /** Where what was made stands. */
  deliverablesHref: string
  mayAnswer: boolean
  answer: FormAnswer
  constraint: ReasonConstraint
}

const linkClass = 'inline-block min-h-6 quiet-link'

function Approve({ id, title }: Pick<MilestoneAnswerProps, 'id' | 'title'>) {
  const { t } = useTranslation('project')
  return (
    <Disclosure
      summary={
        <>
          {t('plan.approve.open')}
          <span className="sr-only"> · {title}</span>
        </>
      }
    >
      <Form method="post" preventScrollReset className="grid max-w-text gap-4">
        <input type="hidden" name="milestoneId" value={id} />
        <p>{t('plan.approve.text')}</p>
        <div>
          <Button name="intent" value="approve" size="sm">
            {t('plan.approve.button', { title })}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}

/**
 * One more round has a price: it is asked for as a change, with what was typed here if somebody
 * else took the last round.
 */
function Changes({
  id,
  title,
  review: { roundsLeft, changeHref },
  answer,
  constraint,
}: MilestoneAnswerProps) {
  const { t } = useTranslation('project')
  const form = `changes-${id}`
  const rejected = answer?.form === form
  const offer = (
    <div className="grid max-w-text gap-3">
      <p>{t('plan.changes.none')}</p>
      <div>
        <ButtonLink to={changeHref} variant="secondary" size="sm">
          {t('plan.changes.toChange')}
          <span className="sr-only"> · {title}</span>
        </ButtonLink>
      </div>
    </div>
  )
  return (
    <Disclosure
      summary={
        <>
          {t('plan.changes.open')}
          <span className="sr-only"> · {title}</span>
        </>
      }
      open={rejected || undefined}
    >
      {(roundsLeft > 0 || rejected) && (
        <ReasonForm
          {...{ id: form, answer, constraint }}
          intent="changes"
          hidden={{ milestoneId: id }}
          label={t('plan.changes.reason')}
          hint={t('plan.changes.hint', { count: roundsLeft })}
          button={t('plan.changes.button')}
        />
      )}
      {roundsLeft === 0 && offer}
    </Disclosure>
  )
}

/**
 * What the client can answer to a milestone that was handed over, and what happens without an
 * answer.
 */
export function MilestoneAnswer(props: MilestoneAnswerProps) {
  const { t } = useTranslation('project')
  const { review, deliverablesHref, mayAnswer } = props
  return (
    <Notice tone="warning" title={t('plan.review.title')}>
      <p className="max-w-[60ch]">
        {t('plan.review.text', { date: review.approvedOn })}{' '}
        {review.reminded && t('plan.review.reminded')}
      </p>
      <p className="mt-1">
        <Link to={deliverablesHref} className={linkClass}>
          {t('plan.review.look')}
        </Link>
      </p>
      {mayAnswer ? (
        <div className="mt-2 grid">
          <Approve {...props} />
          <Changes {...props} />
        </div>
      ) : (
        <p className="mt-2">{t('readOnly')}</p>
      )}
    </Notice>
  )
}
