import { useTranslation } from 'react-i18next'
import type { WithdrawalFields } from '~/domain/cancellations/withdrawal.schema'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'

type FormProps = ServerFormProps<keyof WithdrawalFields>

export type WithdrawalPageProps = {
  step: 'state' | 'confirm' | 'done' | 'closed'
  number: string
  what: string
  ordered: string
  refund: string
  early: boolean
  statement: WithdrawalFields
  constraint: FormProps['constraint']
  answer: { result: FormProps['result'] } | undefined
}

function Order({ number, what, ordered, refund, early, step, statement }: WithdrawalPageProps) {
  const { t } = useTranslation('payment')
  const stated =
    step === 'state'
      ? []
      : [
          { term: t('withdraw.by'), detail: statement.name },
          { term: t('withdraw.to'), detail: statement.email },
        ]
  return (
    <Card as="section" tone="raised" aria-labelledby="order-title">
      <h2 id="order-title" className="mb-4 text-xl">
        {what}
      </h2>
      <DescriptionList
        items={[
          { term: t('withdraw.order'), detail: number },
          { term: t('withdraw.ordered'), detail: ordered },
          ...stated,
          {
            term: t('withdraw.refund'),
            detail: (
              <>
                <strong>{refund}</strong>{' '}
                <span className="block text-ink-soft">
                  {t(early ? 'withdraw.proRata' : 'withdraw.full')}
                </span>
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}

function StatementForm({ constraint, statement, answer }: WithdrawalPageProps) {
  const { t } = useTranslation('payment')
  const { form, errors, field } = serverForm<keyof WithdrawalFields>('withdrawal', {
    result: answer?.result,
    constraint,
    defaults: statement,
  })
  return (
    <Form {...form} className="grid gap-5">
      <ErrorSummary errors={errors} answer={answer} />
      <TextField {...field('name')} label={t('withdraw.name')} autoComplete="name" />
      <TextField
        {...field('email')}
        type="email"
        label={t('withdraw.email')}
        hint={t('withdraw.emailHint')}
        autoComplete="email"
      />
      <div>
        <Button>{t('withdraw.state.button')}</Button>
      </div>
    </Form>
  )
}

function Confirmation() {
  const { t } = useTranslation('payment')
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button name="intent" value="confirm" variant="danger">
        {t('withdraw.confirm.button')}
      </Button>{' '}
      <Link to="?" className="font-semibold underline underline-offset-4">
        {t('withdraw.confirm.back')}
      </Link>
    </Form>
  )
}

/** The step that a withdrawal is at. */
export function WithdrawalPage(props: WithdrawalPageProps) {
  const { t } = useTranslation('payment')
  const { step, number, statement } = props
  return (
    <div className="grid gap-8 pb-section">
      {step === 'done' && (
        <Notice tone="success" role="status">
          {t('withdraw.mailed', { email: statement.email })}
        </Notice>
      )}
      {step !== 'closed' && <Order {...props} />}
      {step === 'state' && <StatementForm {...props} />}
      {step === 'confirm' && <Confirmation />}
      {step === 'closed' && (
        <div>
          <ButtonLink
            to={paths.contact({ topic: 'withdrawal', about: number })}
            variant="secondary"
          >
            {t('withdraw.closed.contact')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
