import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from 'react-i18next'
import { LONGEST } from '~/domain/contact/contact.rules'
import type { EnquiryInput } from '~/domain/contact/enquiry.schema'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFocusOnArrival } from '~/ui/form/focus-on-arrival'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Trap } from '~/ui/form/trap'

export type EnquiryFormProps = Omit<ServerFormProps<keyof EnquiryInput>, 'result'> & {
  answer: { result: SubmissionResult<string[]> } | undefined
  /** Who reads it, in a sentence. */
  note: string
  /** How long it is kept, in words. */
  months: string
}

/** What a visitor asks a studio; posts to the studio's first page. */
export function EnquiryForm({ answer, constraint, defaults, note, months }: EnquiryFormProps) {
  const { t } = useTranslation('studio-front')
  const { form, errors, field } = serverForm('enquiry-form', {
    result: answer?.result,
    constraint,
    defaults,
  })
  const { name: stampName, defaultValue: stamp } = field('stamp')
  return (
    <Form {...form} aria-labelledby="enquiry-title" className="grid max-w-form gap-6">
      <ErrorSummary errors={errors} answer={answer} />
      <input type="hidden" name={stampName} defaultValue={stamp} />
      <Trap {...field('website')} label={t('enquiry.trap')} />
      <TextField
        {...field('name')}
        maxLength={LONGEST.name}
        label={t('enquiry.name')}
        autoComplete="name"
      />
      <TextField
        {...field('email')}
        maxLength={LONGEST.email}
        type="email"
        label={t('enquiry.email')}
        autoComplete="email"
      />
      <TextArea
        {...field('message')}
        maxLength={LONGEST.message}
        label={t('enquiry.message')}
        className="min-h-40"
      />
      <p className="text-sm text-ink-soft">
        {note} {t('enquiry.kept', { months })}{' '}
        <a href={paths.privacy('messages')} className="inline-block min-h-6 text-ink quiet-link">
          {t('enquiry.privacy')}
        </a>
      </p>
      <div>
        <Button>{t('enquiry.send')}</Button>
      </div>
    </Form>
  )
}

/**
 * In place of the form once something was asked; takes the focus when it comes without a page load.
 */
export function EnquirySent({ name }: { name: string }) {
  const { t } = useTranslation('studio-front')
  const box = useFocusOnArrival()
  return (
    <div ref={box} tabIndex={-1} className="max-w-form">
      <Notice tone="success" role="status" title={t('enquiry.sent')}>
        {t('enquiry.sentText', { name })}
      </Notice>
    </div>
  )
}
