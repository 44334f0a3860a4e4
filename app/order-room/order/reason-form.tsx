import type { ReasonFields } from '~/domain/fulfillment/admin-order.schema'
import { Button, type ButtonLook } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'

export type ReasonConstraint = ServerFormProps<keyof ReasonFields>['constraint']
export type ReasonFormProps = {
  id: string
  intent: string
  label: string
  hint?: string
  button: string
  look?: ButtonLook['variant']
  /** What the reason is about. */
  hidden?: Record<string, string>
  answer: FormAnswer
  constraint: ReasonConstraint
}

/** A step that is only taken with a reason. */
export function ReasonForm({
  id,
  intent,
  label,
  hint,
  button,
  look = 'secondary',
  hidden = {},
  answer,
  constraint,
}: ReasonFormProps) {
  const own = answer?.form === id ? answer : undefined
  const { form, errors, field } = serverForm<keyof ReasonFields>(id, {
    result: own?.result,
    constraint,
  })
  return (
    <Form {...form} preventScrollReset className="grid max-w-text gap-4">
      <ErrorSummary id={`${id}-problem`} errors={errors} answer={own} />
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextArea {...field('reason')} rows={2} label={label} hint={hint} />
      <div>
        <Button variant={look} size="sm">
          {button}
        </Button>
      </div>
    </Form>
  )
}
