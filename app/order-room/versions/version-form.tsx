import type { ReactNode } from 'react'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { serverForm } from '~/ui/form/server-form'
import { Card } from '~/ui/layout/card'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'

type VersionFormProps = {
  id: string
  intent: string
  title: string
  button: string
  /** Drawn when the form is shown: the same form sent twice adds one. */
  formKey: string
  answer: FormAnswer
  defaults?: Record<string, string>
  children: (field: ReturnType<typeof serverForm<string>>['field']) => ReactNode
}

/** The studio's form that adds something to share, or the next version of it. */
export function VersionForm({
  id,
  intent,
  title,
  button,
  formKey,
  answer,
  defaults,
  children,
}: VersionFormProps) {
  const key = useHeldKey(formKey)
  const own = answerTo(answer, id)
  const { form, errors, field } = serverForm<string>(id, {
    result: own?.result,
    constraint: undefined,
    defaults,
  })
  return (
    <Card as="section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="mb-5 text-xl">
        {title}
      </h2>
      <Form key={key} {...form} encType="multipart/form-data" className="grid max-w-form gap-5">
        <ErrorSummary id={`${id}-problem`} errors={errors} answer={own} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="key" value={key} />
        {children(field)}
        <div>
          <Button size="sm">{button}</Button>
        </div>
      </Form>
    </Card>
  )
}
