import { readColor } from '~/tools/color-contrast/color.server'
import { FIELD_LIMITS, type MetaField, type MetaValues, type TextFieldName } from './fields.rules'
import { metaSchema, type FieldProblem } from './fields.schema'

/** What is wrong with a field; `entry` is the line of a list that was not understood. */
export type FieldProblems = Partial<Record<MetaField, { problem: FieldProblem; entry?: string }>>

/**
 * The values as the tags write them, and what is wrong with the fields; a form with a problem stays
 * as it was typed.
 */
export function checkValues(values: MetaValues): { values: MetaValues; problems: FieldProblems } {
  const parsed = metaSchema.safeParse(values)
  const problems: FieldProblems = {}
  for (const issue of parsed.error?.issues ?? []) {
    const { entry } = (issue.code === 'custom' ? issue.params : undefined) ?? {}
    problems[issue.path[0] as MetaField] ??= { problem: issue.message as FieldProblem, entry }
  }
  if (!problems.themeColor && values.themeColor && !readColor(values.themeColor))
    problems.themeColor = { problem: 'color' }
  return { values: parsed.success ? { ...values, ...parsed.data } : values, problems }
}

/**
 * What a page says of itself, as far as the form can take it: too long a text is cut, and what
 * makes no sense is left out.
 */
export function tidyValues(read: MetaValues): MetaValues {
  const values = { ...read }
  for (const [field, limit] of Object.entries(FIELD_LIMITS))
    values[field as TextFieldName] = values[field as TextFieldName].slice(0, limit)
  for (const field of Object.keys(checkValues(values).problems) as TextFieldName[])
    values[field] = ''
  return checkValues(values).values
}
