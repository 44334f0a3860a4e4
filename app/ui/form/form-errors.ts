import type { FormMetadata } from '@conform-to/react'

type Problem = { fieldId?: string; message: string }

const listed = new WeakMap<object, Problem[]>()

/**
 * Lines of an ErrorSummary from a rejected Conform form; empty when there is nothing to say. One answer keeps its list,
 * so that the summary can tell the next answer from it.
 */
export function formErrors<Schema extends Record<string, unknown>>(form: FormMetadata<Schema, string[]>): Problem[] {
  const { allErrors } = form
  const known = listed.get(allErrors)
  if (known) return known
  const problems = Object.entries(allErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ fieldId: name ? `${String(form.id)}-${name}` : undefined, message })),
  )
  listed.set(allErrors, problems)
  return problems
}
