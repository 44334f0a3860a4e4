import { Button, type ButtonLook } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import type { FormAnswer } from '~/ui/form/form-answer'

export type WhyConstraint = ServerFormProps<'reason' | 'note'>['constraint']
export type WhyFormProps = {
  id: string
  intent: string
  assignmentId: string
  name: 'reason' | 'note'
  label: string
  hint?: string
  button: string
  look?: ButtonLook['variant']
  answer: FormAnswer
  constraint: WhyConstraint
}

/** A step with an assignment that is taken with words: why, or what goes with the work. */
export function WhyForm({
  id,
  intent,
  assignmentId,
  name,
  label,
  hint,
  button,
  look = 'secondary',
  answer,
  constraint,
}: WhyFormProps) {
  const own = answer?.form === id ? answer : undefined
  const { form, errors, field } = serverForm<'reason' | 'note'>(id, {
    result: own?.result,
    constraint,
  })
  return (
    <Form {...form} preventScrollReset className="grid max-w-text gap-4">
      <ErrorSummary id={`${id}-problem`} errors={errors} answer={own} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="assignmentId" value={assignmentId} />
      <TextArea {...field(name)} rows={3} label={label} hint={hint} />
      <div>
        <Button variant={look} size="sm">
          {button}
        </Button>
      </div>
    </Form>
  )
}
