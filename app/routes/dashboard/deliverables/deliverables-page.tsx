import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Button } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Icon } from '~/ui/media/icon'
import { ReasonForm, type FormAnswer, type ReasonConstraint } from '~/order-room/order/reason-form'
import { Disclosure } from '~/ui/overlay/disclosure'
import { PackContent, PackStatus, type PackView } from '~/order-room/deliverables/pack'
import { Form } from '~/ui/form/form'

export type DeliverablesPageProps = {
  packs: PackView[]
  mayAnswer: boolean
  answer: FormAnswer
  constraint: ReasonConstraint
}

function AnswerForms({
  pack,
  answer,
  constraint,
}: { pack: PackView } & Pick<DeliverablesPageProps, 'answer' | 'constraint'>) {
  const { t } = useTranslation('deliverables')
  const form = `changes-${pack.id}`
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="deliverable" value={pack.id} />
        <Button
          name="intent"
          value="accept"
          size="sm"
          aria-label={t('answer.acceptNamed', { title: pack.title })}
        >
          {t('answer.accept')}
        </Button>
      </Form>
      <Disclosure
        summary={
          <>
            {t('answer.changes')}
            <span className="sr-only"> · {pack.title}</span>
          </>
        }
        open={answer?.form === form || undefined}
      >
        <ReasonForm
          id={form}
          intent="changes"
          hidden={{ deliverable: pack.id }}
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

/** What has been handed over to the client, each pack with its answer. */
export function DeliverablesPage({ packs, mayAnswer, ...forms }: DeliverablesPageProps) {
  const { t } = useTranslation('deliverables')
  if (packs.length === 0)
    return (
      <EmptyState title={t('empty.title')} icon={<Icon name="package-check" size={32} />}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <ul className="grid gap-gap">
      {packs.map((pack) => (
        <li key={pack.id}>
          <Card
            as="section"
            aria-labelledby={`pack-${pack.id}`}
            tone={pack.status === 'superseded' ? 'outline' : 'surface'}
            className="grid gap-4"
          >
            <div className="flex flex-wrap items-start justify-between gap-3">
              <h2 id={`pack-${pack.id}`} className="text-xl">
                {pack.title}
                {pack.number > 1 && (
                  <span className="font-normal text-ink-soft">
                    {' '}
                    · {t('pack.version', { number: pack.number })}
                  </span>
                )}
              </h2>
              <PackStatus status={pack.status} side="client" />
            </div>
            <PackContent pack={pack} />
            {pack.waits &&
              (mayAnswer ? (
                <AnswerForms pack={pack} {...forms} />
              ) : (
                <p className="text-sm text-ink-soft">{t('answer.onlyLook')}</p>
              ))}
          </Card>
        </li>
      ))}
    </ul>
  )
}
