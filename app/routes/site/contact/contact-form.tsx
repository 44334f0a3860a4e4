import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from 'react-i18next'
import { LONGEST, TOPICS } from '~/domain/contact/contact.rules'
import type { ContactInput } from '~/domain/contact/contact.schema'
import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Trap } from '~/ui/form/trap'
import { Link } from '~/ui/layout/link'

export type ContactFormProps = Omit<ServerFormProps<keyof ContactInput>, 'result'> & {
  answer: { result: SubmissionResult<string[]> } | undefined
  /** How long a message is kept, in words. */
  months: string
  /** For somebody with an account: a copy goes to no address that anybody may have typed. */
  canCopy: boolean
}

export function ContactForm({ answer, constraint, defaults, months, canCopy }: ContactFormProps) {
  const { t } = useTranslation('contact')
  const { form, errors, field, choice, checkbox } = serverForm('contact', {
    result: answer?.result,
    constraint,
    defaults,
  })
  const { name: stampName, defaultValue: stamp } = field('stamp')
  return (
    <Form
      {...form}
      action={paths.contact()}
      aria-labelledby="form-title"
      className="grid max-w-text gap-6"
    >
      <h2 id="form-title" className="sr-only">
        {t('form.title')}
      </h2>
      <ErrorSummary errors={errors} answer={answer} />
      <input type="hidden" name={stampName} defaultValue={stamp} />
      <Trap {...field('website')} label={t('form.trap')} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          {...field('name')}
          maxLength={LONGEST.name}
          label={t('form.name')}
          autoComplete="name"
        />
        <TextField
          {...field('company')}
          maxLength={LONGEST.company}
          label={t('form.company')}
          autoComplete="organization"
        />
      </div>
      <TextField
        {...field('email')}
        maxLength={LONGEST.email}
        type="email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        autoComplete="email"
      />
      <SelectField
        {...choice('topic')}
        label={t('form.topic')}
        placeholder={t('form.choose')}
        options={TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
      />
      <TextField
        {...field('about')}
        maxLength={LONGEST.about}
        label={t('form.about')}
        hint={t('form.aboutHint')}
        autoComplete="off"
      />
      <TextArea
        {...field('message')}
        maxLength={LONGEST.message}
        label={t('form.message')}
        className="min-h-48"
      />
      {canCopy && <CheckboxField {...checkbox('copy')} label={t('form.copy')} />}
      <p className="text-sm text-ink-soft">
        {t('form.privacy', { months })}{' '}
        <Link to={paths.privacy('messages')} className="inline-block min-h-6 text-ink quiet-link">
          {t('form.privacyLink')}
        </Link>
      </p>
      <div>
        <Button>{t('form.submit')}</Button>
      </div>
    </Form>
  )
}
