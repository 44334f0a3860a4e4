import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from 'react-i18next'
import { LONGEST } from '~/domain/studios/waitlist.rules'
import type { WaitlistInput } from '~/domain/studios/waitlist.schema'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Trap } from '~/ui/form/trap'
import { Link } from '~/ui/layout/link'

export type WaitlistFormProps = Omit<ServerFormProps<keyof WaitlistInput>, 'result'> & {
  answer: { result: SubmissionResult<string[]> } | undefined
}

export function WaitlistForm({ answer, constraint, defaults }: WaitlistFormProps) {
  const { t } = useTranslation('waitlist')
  const { form, errors, field, checkbox } = serverForm('waitlist', {
    result: answer?.result,
    constraint,
    defaults,
  })
  const { name: byName, defaultValue: by } = field('by')
  return (
    <Form
      {...form}
      action={paths.studioStackWaitlist()}
      aria-labelledby="form-title"
      className="grid max-w-text gap-6"
    >
      <h2 id="form-title" className="sr-only">
        {t('form.title')}
      </h2>
      <ErrorSummary errors={errors} answer={answer} />
      {by && <Notice>{t('by')}</Notice>}
      <input type="hidden" name={byName} defaultValue={by} />
      <Trap {...field('website')} label={t('form.trap')} />
      <TextField
        {...field('studioName')}
        maxLength={LONGEST.studioName}
        label={t('form.studioName')}
        hint={t('form.studioNameHint')}
        autoComplete="organization"
      />
      <TextField
        {...field('name')}
        maxLength={LONGEST.name}
        label={t('form.name')}
        autoComplete="name"
      />
      <TextField
        {...field('email')}
        maxLength={LONGEST.email}
        type="email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        autoComplete="email"
      />
      <CheckboxField
        {...checkbox('privacy')}
        required
        label={t('form.privacy')}
        hint={
          <>
            {t('form.privacyHint')}{' '}
            <Link
              to={paths.privacy('waitlist')}
              className="inline-block min-h-6 text-ink quiet-link"
            >
              {t('form.privacyLink')}
            </Link>
          </>
        }
      />
      <div>
        <Button>{t('form.submit')}</Button>
      </div>
    </Form>
  )
}
