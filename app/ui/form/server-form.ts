import type { SubmissionResult } from '@conform-to/dom'

type Constraint = {
  required?: boolean
  minLength?: number
  maxLength?: number
  min?: string | number
  max?: string | number
  step?: string | number
  pattern?: string
}

export type ServerFormProps<Name extends string> = {
  /** What `submission.reply()` gave for a rejected post. */
  result: SubmissionResult<string[]> | undefined
  /** From `getZodConstraint`. */
  constraint: { [Field in Name]?: Constraint } | undefined
  defaults?: { [Field in Name]?: string | string[] }
}

/**
 * The fields and the error lines of a form that Conform checks on the server. Nothing is checked in
 * the browser, where a rule would stand a second time and its words be the browser's own, and so
 * Conform's script stays off the page.
 */
export function serverForm<Name extends string>(
  id: string,
  { result, constraint, defaults }: ServerFormProps<Name>,
) {
  const valueOf = (name: Name): unknown =>
    result?.initialValue ? result.initialValue[name] : defaults?.[name]
  const errors = Object.entries(result?.error ?? {}).flatMap(([path, messages]) =>
    (messages ?? []).map((message) => ({ name: path.replace(/[[.].*/, ''), message })),
  )
  const errorsOf = (name: Name) => {
    const own = errors.filter((error) => error.name === name).map(({ message }) => message)
    return own.length > 0 ? own : undefined
  }
  const base = (name: Name) => ({
    id: `${id}-${name}`,
    name,
    form: id,
    errors: errorsOf(name),
    required: constraint?.[name]?.required,
  })
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    form: { id, method: 'post', noValidate: true } as const,
    /** Lines of an ErrorSummary. */
    errors: errors.map(({ name, message }) => ({
      fieldId: name ? `${id}-${name}` : undefined,
      message,
    })),
    /**
     * A text, area, file or password field, with what was typed and the schema's HTML constraints.
     */
    field(name: Name) {
      const { minLength, maxLength, min, max, step, pattern } = constraint?.[name] ?? {}
      return {
        ...base(name),
        defaultValue: text(valueOf(name)),
        minLength,
        maxLength,
        min,
        max,
        step,
        pattern,
      }
    },
    /** A select, which has no constraint but whether one has to be chosen. */
    choice: (name: Name) => ({ ...base(name), defaultValue: text(valueOf(name)) }),
    /** A checkbox whose checked value is `on`. */
    checkbox: (name: Name) => ({ ...base(name), defaultChecked: valueOf(name) === 'on' }),
    /** A group of checkboxes under one name, which sends a list. */
    checkboxGroup(name: Name) {
      const { required: _required, ...group } = base(name)
      return { ...group, defaultValue: [valueOf(name) ?? []].flat().map(String) }
    },
  }
}
