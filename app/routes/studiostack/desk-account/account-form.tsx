import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '~/ui/form/form-answer'
import type { StudioAccountFields } from '~/domain/payouts/payout-details.schema'
import { AccountFields } from '~/network/account-fields'
import { studioPaths } from '~/paths/studio'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { PasswordField } from '~/ui/form/password-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { Card } from '~/ui/layout/card'

type AccountFormProps = Omit<ServerFormProps<keyof StudioAccountFields>, 'result'> & {
  /** Masked; null before there is one. */
  known: string | null
  answer: FormAnswer
}

/** Where a studio is paid. */
export function AccountForm({ known, answer, constraint, defaults }: AccountFormProps) {
  const { t } = useTranslation(['studio-payouts', 'payouts'])
  const { form, errors, field } = serverForm<keyof StudioAccountFields>('account', {
    result: answer?.result,
    constraint,
    defaults,
  })
  return (
    <Card className="grid gap-5">
      {known && (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{t('payouts:details.known')}:</span> {known}
        </p>
      )}
      <Form {...form} className="grid max-w-form gap-5">
        <ErrorSummary errors={errors} answer={answer} />
        <AccountFields field={field} />
        <PasswordField {...field('password')} label={t('payouts:details.password')} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button>{t('account.save')}</Button>{' '}
          <ButtonLink variant="quiet" to={studioPaths.payouts()}>
            {t('account.back')}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}
