import { useTranslation } from 'react-i18next'
import type { PasswordChangeFields } from '~/domain/people/account.schema'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { PasswordField } from '~/ui/form/password-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { FormCard } from '~/account/form-card'
import type { FormAnswer } from '~/ui/form/form-answer'

type PasswordFormProps = Pick<ServerFormProps<keyof PasswordChangeFields>, 'constraint'> & {
  answer: FormAnswer
  username: string
  min: number
}

export function PasswordForm({ answer, constraint, username, min }: PasswordFormProps) {
  const { t } = useTranslation('settings')
  const { form, errors, field } = serverForm('password', { result: answer?.result, constraint })
  return (
    <FormCard id="password" title={t('password.form')} text={t('password.text')}>
      <Form {...form} className="grid max-w-form gap-5">
        <ErrorSummary errors={errors} answer={answer} />
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField {...field('current')} label={t('password.current')} />
        <PasswordField
          {...field('password')}
          label={t('password.new')}
          hint={t('password.hint', { min })}
          autoComplete="new-password"
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button>{t('password.save')}</Button>{' '}
          <ButtonLink variant="quiet" to={paths.forgotPassword()}>
            {t('password.forgot')}
          </ButtonLink>
        </div>
      </Form>
    </FormCard>
  )
}
