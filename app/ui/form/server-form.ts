import type { SubmissionResult } from '@conform-to/react'

type Constraint = { required?: boolean }

export type ServerFormProps<Name extends string> = {
  /** What `submission.reply()` gave for a rejected post. */
  result: SubmissionResult<string[]> | undefined
  /** From `getZodConstraint`. */
  constraint: { [Field in Name]?: Constraint } | undefined
  defaults: { [Field in Name]?: string }
}

/**
 * The fields and the error lines of a form whose checks are all on the server: the same ids and words as with Conform's
 * useForm, without its script on the page.
 */
export function serverForm<Name extends string>(id: string, { result, constraint, defaults }: ServerFormProps<Name>) {
  const errors = Object.entries(result?.error ?? {})
  const valueOf = (name: Name) => {
    const typed: unknown = result?.initialValue ? result.initialValue[name] : defaults[name]
    return typeof typed === 'string' ? typed : undefined
  }
  return {
    errors: errors.flatMap(([name, messages]) => (messages ?? []).map((message) => ({ fieldId: name ? `${id}-${name}` : undefined, message }))),
    field: (name: Name) => ({
      id: `${id}-${name}`,
      name,
      form: id,
      errors: result?.error?.[name] ?? undefined,
      defaultValue: valueOf(name),
      required: constraint?.[name]?.required,
    }),
    /** A checkbox whose checked value is `on`. */
    checkbox: (name: Name) => ({ id: `${id}-${name}`, name, form: id, errors: result?.error?.[name] ?? undefined, defaultChecked: valueOf(name) === 'on' }),
  }
}
