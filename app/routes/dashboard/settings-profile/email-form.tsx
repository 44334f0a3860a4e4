import { useTranslation } from 'react-i18next'
import type { EmailFields } from '~/domain/people/account.schema'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { PasswordField } from '~/ui/form/password-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { FormCard } from '~/account/form-card'
import type { FormAnswer } from '~/ui/form/form-answer'

type EmailFormProps = Pick<ServerFormProps<keyof EmailFields>, 'constraint'> & {
  answer: FormAnswer
  current: string
}

/** A new mail address, which counts once the link that goes there is followed. */
export function EmailForm({ answer, constraint, current }: EmailFormProps) {
  const { t } = useTranslation('settings')
  const { form, errors, field } = serverForm('email', { result: answer?.result, constraint })
  return (
    <FormCard id="email" title={t('email.title')} text={t('email.text', { email: current })}>
      <Form {...form} className="grid max-w-form gap-5">
        <ErrorSummary id="email-problem" errors={errors} answer={answer} />
        <TextField
          {...field('email')}
          type="email"
          label={t('email.new')}
          autoComplete="email"
          spellCheck={false}
        />
        <PasswordField {...field('password')} label={t('email.password')} />
        <div>
          <Button name="intent" value="email" variant="secondary">
            {t('email.submit')}
          </Button>
        </div>
      </Form>
    </FormCard>
  )
}
