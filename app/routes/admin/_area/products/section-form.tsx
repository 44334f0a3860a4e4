import type { SubmissionResult } from '@conform-to/dom'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import type { NestedForm, NestedFormProps } from '~/ui/form/nested-form'
import { ConflictNotice, type Conflict } from './conflict-notice'

/** A rejected form, and what its fields with errors are called. */
export type Rejected = { result: SubmissionResult<string[]>; labels: Record<string, string> }

/** What comes back with a form that was not saved. */
export type SectionAnswer = Rejected & {
  /** The state that the form started from, as it was sent. */
  base: string
  conflict: Conflict | null
}

/** What each form of the editor takes. */
export type SectionProps = Pick<NestedFormProps, 'values'> & {
  base: string
  answer: SectionAnswer | undefined
}

type SectionFormProps = {
  form: NestedForm
  base: string
  answer?: SectionAnswer
  label: string
  multipart?: boolean
  /** In place of "Save". */
  button?: string
  children: ReactNode
}

/**
 * A part of a product with what it started from, so that nobody's change is lost; Enter in a field
 * saves.
 */
export function SectionForm({
  form,
  base,
  answer,
  label,
  multipart,
  button,
  children,
}: SectionFormProps) {
  const { t } = useTranslation('products')
  const start = useHeldKey(answer?.base ?? base, answer?.conflict)
  return (
    <div className="grid gap-8">
      {answer?.conflict && <ConflictNotice conflict={answer.conflict} answer={answer} />}
      <ErrorSummary errors={form.errors} answer={answer} />
      <Form
        method="post"
        id={form.id}
        noValidate
        encType={multipart ? 'multipart/form-data' : undefined}
        aria-label={label}
        key={start + form.version}
        className="grid gap-10"
      >
        <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
        <input type="hidden" name="base" value={start} />
        {children}
        <div className="border-t border-line pt-6">
          <Button>{button ?? t('save')}</Button>
        </div>
      </Form>
    </div>
  )
}
