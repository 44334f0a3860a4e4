import { useTranslation } from 'react-i18next'
import type { EmailFields } from '../../domain/people/account.schema'
import { Button } from '../form/button'
import { ErrorSummary } from '../form/error-summary'
import { Form } from '../form/form'
import { PasswordField } from '../form/password-field'
import { serverForm, type ServerFormProps } from '../form/server-form'
import { TextField } from '../form/text-field'
import { FormCard } from './form-card'
import type { SettingsAnswer } from './settings-answer'

type EmailFormProps = Pick<ServerFormProps<keyof EmailFields>, 'constraint'> & {
  answer: SettingsAnswer
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
