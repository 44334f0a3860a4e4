import { useTranslation } from 'react-i18next'
import type { ProfileFields } from '../../domain/people/account.schema'
import { USERNAME_MAX, USERNAME_MIN } from '../../domain/people/people.rules'
import { Button } from '../form/button'
import { ErrorSummary } from '../form/error-summary'
import { Form } from '../form/form'
import { serverForm, type ServerFormProps } from '../form/server-form'
import { TextField } from '../form/text-field'
import { FormCard } from './form-card'
import type { SettingsAnswer } from './settings-answer'

type ProfileFormProps = Omit<ServerFormProps<keyof ProfileFields>, 'result'> & {
  answer: SettingsAnswer
}

export function ProfileForm({ answer, constraint, defaults }: ProfileFormProps) {
  const { t } = useTranslation('settings')
  const { form, errors, field } = serverForm('profile', {
    result: answer?.result,
    constraint,
    defaults,
  })
  return (
    <FormCard id="profile" title={t('profile.form')}>
      <Form {...form} className="grid max-w-form gap-5">
        <ErrorSummary id="profile-problem" errors={errors} answer={answer} />
        <TextField {...field('name')} label={t('profile.name')} autoComplete="name" />
        <TextField
          {...field('username')}
          label={t('profile.username')}
          hint={t('profile.usernameHint', { min: USERNAME_MIN, max: USERNAME_MAX })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          width="long"
        />
        <TextField
          {...field('phone')}
          required={false}
          type="tel"
          label={t('profile.phone')}
          hint={t('profile.phoneHint')}
          autoComplete="tel"
          width="long"
        />
        <div>
          <Button name="intent" value="profile">
            {t('profile.save')}
          </Button>
        </div>
      </Form>
    </FormCard>
  )
}
