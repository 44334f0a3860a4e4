import { useTranslation } from 'react-i18next'
import type { ProfileFields } from '~/domain/people/account.schema'
import { USERNAME_MAX, USERNAME_MIN } from '~/domain/people/people.rules'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { FormCard } from '~/account/form-card'
import type { FormAnswer } from '~/ui/form/form-answer'

type ProfileFormProps = Omit<ServerFormProps<keyof ProfileFields>, 'result'> & {
  answer: FormAnswer
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
