import type { FormMetadata } from '@conform-to/react'

/** Lines of an ErrorSummary from a rejected Conform form; empty when there is nothing to say. */
export function formErrors<Schema extends Record<string, unknown>>(form: FormMetadata<Schema, string[]>) {
  return Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ fieldId: name ? `${String(form.id)}-${name}` : undefined, message })),
  )
}
