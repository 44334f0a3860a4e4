import type { ReactNode } from 'react'
import { Button } from '~/ui/form/button'
import { ErrorSummary, type ErrorSummaryProps } from '~/ui/form/error-summary'
import { useLiveForm } from './use-live-form'
import { Form } from '~/ui/form/form'

export type ToolFormProps = {
  id: string
  /** The tool's own address. */
  action: string
  /** The button. */
  submit: string
  errors: ErrorSummaryProps['errors']
  /** What the address says besides and keeps. */
  kept?: Record<string, string | undefined>
  children: ReactNode
}

/**
 * The form of a tool: it asks by GET, so that its result has an address, and with script while one
 * types.
 */
export function ToolForm({ id, action, submit, errors, kept = {}, children }: ToolFormProps) {
  const { isTyping, answer, ...live } = useLiveForm()
  return (
    <Form id={id} action={action} preventScrollReset {...live} className="grid content-start gap-6">
      <ErrorSummary id={`${id}-errors`} errors={isTyping ? [] : errors} answer={answer} />
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <div>
        <Button>{submit}</Button>
      </div>
    </Form>
  )
}
