import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Icon } from '~/ui/media/icon'
import { ReasonForm, type ReasonConstraint } from '~/order-room/order/reason-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Disclosure } from '~/ui/overlay/disclosure'
import {
  DeliverableContent,
  DeliverableStatus,
  type DeliverableView,
} from '~/order-room/deliverables/deliverable'
import { Form } from '~/ui/form/form'

export type DeliverablesPageProps = {
  deliverables: DeliverableView[]
  mayAnswer: boolean
  answer: FormAnswer
  constraint: ReasonConstraint
}

function AnswerForms({
  deliverable,
  answer,
  constraint,
}: { deliverable: DeliverableView } & Pick<DeliverablesPageProps, 'answer' | 'constraint'>) {
  const { t } = useTranslation('deliverables')
  const form = `changes-${deliverable.id}`
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="deliverable" value={deliverable.id} />
        <Button
          name="intent"
          value="accept"
          size="sm"
          aria-label={t('answer.acceptNamed', { title: deliverable.title })}
        >
          {t('answer.accept')}
        </Button>
      </Form>
      <Disclosure
        summary={
          <>
            {t('answer.changes')}
            <span className="sr-only"> · {deliverable.title}</span>
          </>
        }
        open={answer?.form === form || undefined}
      >
        <ReasonForm
          id={form}
          intent="changes"
          hidden={{ deliverable: deliverable.id }}
          label={t('answer.reason')}
          hint={t('answer.hint')}
          button={t('answer.send')}
          answer={answer}
          constraint={constraint}
        />
      </Disclosure>
    </div>
  )
}

/** What has been handed over to the client, each deliverable with its answer. */
export function DeliverablesPage({ deliverables, mayAnswer, ...forms }: DeliverablesPageProps) {
  const { t } = useTranslation('deliverables')
  if (deliverables.length === 0)
    return (
      <EmptyState title={t('empty.title')} icon={<Icon name="package-check" size={32} />}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <ul className="grid gap-gap">
      {deliverables.map((deliverable) => (
        <li key={deliverable.id}>
          <Card
            as="section"
            aria-labelledby={`deliverable-${deliverable.id}`}
            tone={deliverable.status === 'superseded' ? 'outline' : 'surface'}
            className="grid gap-4"
          >
            <div className="flex flex-wrap items-start justify-between gap-3">
              <h2 id={`deliverable-${deliverable.id}`} className="text-xl">
                {deliverable.title}
                {deliverable.number > 1 && (
                  <span className="font-normal text-ink-soft">
                    {' '}
                    · {t('pack.version', { number: deliverable.number })}
                  </span>
                )}
              </h2>
              <DeliverableStatus status={deliverable.status} side="client" />
            </div>
            <DeliverableContent deliverable={deliverable} />
            {deliverable.waits &&
              (mayAnswer ? (
                <AnswerForms deliverable={deliverable} {...forms} />
              ) : (
                <p className="text-sm text-ink-soft">{t('answer.onlyLook')}</p>
              ))}
          </Card>
        </li>
      ))}
    </ul>
  )
}
