import type { SubmissionResult } from '@conform-to/dom'

type Values = { [name: string]: Values | Values[] | string }
type Tree = SubmissionResult['initialValue'] | Values

export type NestedFormProps = {
  /**
   * What `submission.reply()` gave for a rejected post, or for one that changed the rows of a list.
   */
  result?: SubmissionResult<string[]>
  values: Values
  /** What the fields with errors are called, rows and languages included, for the summary. */
  labels?: Record<string, string>
}

/**
 * The id of a field in a form, by its whole name: `steps[0].title` in `plan` has
 * `plan-steps-0-title`.
 */
export function nestedFieldId(form: string, name: string) {
  return `${form}-${name.replace(/[^\w-]+/g, '-')}`
}

/** The row that a press of a list's button leaves in question: it gets the focus. */
function rowInQuestion(
  intent: SubmissionResult['intent'],
  list: string,
  count: number,
): number | null {
  if (intent?.type === 'insert' && intent.payload.name === list) return count - 1
  if (intent?.type === 'reorder' && intent.payload.name === list) return intent.payload.to
  if (intent?.type === 'remove' && intent.payload.name === list)
    return Math.max(0, intent.payload.index - 1)
  return null
}

/**
 * The fields of a form that has rows and languages, which Conform parses on the server: like
 * `serverForm`, by the whole names of its fields.
 */
export function nestedForm(id: string, { result, values, labels = {} }: NestedFormProps) {
  const tree: Tree = result ? (result.initialValue ?? {}) : values
  const read = (name: string): unknown =>
    name
      .split(/[.[\]]+/)
      .filter(Boolean)
      .reduce((node: unknown, key) => Object(node)[key] as unknown, tree)
  const errors = Object.entries(result?.error ?? {}).flatMap(([name, messages]) =>
    (messages ?? []).map((message) => ({ name, message })),
  )
  const errorsOf = (name: string) => {
    const own = errors.filter((error) => error.name === name).map(({ message }) => message)
    return own.length > 0 ? own : undefined
  }
  return {
    id,
    /** Lines of an ErrorSummary. */
    errors: errors.map(({ name, message }) => ({
      fieldId: name ? nestedFieldId(id, name) : undefined,
      message: labels[name] ? `${labels[name]}: ${message}` : message,
    })),
    errorsOf,
    /** Whether something is wrong in a part of the form. */
    hasErrors: (part: string) => errors.some(({ name }) => name.startsWith(part)),
    value: (name: string) => (typeof read(name) === 'string' ? String(read(name)) : ''),
    field(name: string) {
      const value = read(name)
      return {
        id: nestedFieldId(id, name),
        name,
        form: id,
        errors: errorsOf(name),
        defaultValue: typeof value === 'string' ? value : '',
      }
    },
    checkbox: (name: string) => ({
      id: nestedFieldId(id, name),
      name,
      form: id,
      errors: errorsOf(name),
      defaultChecked: read(name) === 'on',
    }),
    /** How many rows a list has, and which of them the last press was about. */
    list(name: string) {
      const rows = read(name)
      const count = Array.isArray(rows) ? rows.length : 0
      return {
        id: nestedFieldId(id, name),
        count,
        inQuestion: rowInQuestion(result?.intent, name, count),
      }
    },
    /** Another one when the fields have to be drawn anew: rows have moved. */
    version: result?.intent ? JSON.stringify(result.initialValue ?? {}) : '',
  }
}
export type NestedForm = ReturnType<typeof nestedForm>
