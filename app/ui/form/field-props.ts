import type { FieldMetadata } from '@conform-to/react'

/**
 * Props of a text, area, select, file or password field from a Conform field: id, name, form, errors,
 * what was typed, and the schema's HTML constraints.
 */
export function fieldProps<Value, Schema extends Record<string, unknown>>(meta: FieldMetadata<Value, Schema, string[]>) {
  return {
    id: meta.id,
    name: String(meta.name),
    form: String(meta.formId),
    errors: meta.errors,
    defaultValue: typeof meta.initialValue === 'string' ? meta.initialValue : undefined,
    required: meta.required,
    minLength: meta.minLength,
    maxLength: meta.maxLength,
    min: meta.min as string | number | undefined,
    max: meta.max as string | number | undefined,
    step: meta.step as string | number | undefined,
    pattern: meta.pattern,
  }
}

/** Props of a choice group from a Conform field. */
export function choiceProps<Value, Schema extends Record<string, unknown>>(meta: FieldMetadata<Value, Schema, string[]>) {
  const { id, name, form, errors, defaultValue, required } = fieldProps(meta)
  return { id, name, form, errors, defaultValue, required }
}

/** Props of a checkbox from a Conform field whose checked value is `on`. */
export function checkboxProps<Value, Schema extends Record<string, unknown>>(meta: FieldMetadata<Value, Schema, string[]>) {
  const { id, name, form, errors, required } = fieldProps(meta)
  return { id, name, form, errors, required, defaultChecked: meta.initialValue === 'on' }
}

/** Props of a checkbox group from a Conform list field. */
export function checkboxGroupProps<Value, Schema extends Record<string, unknown>>(meta: FieldMetadata<Value, Schema, string[]>) {
  const { id, name, form, errors } = fieldProps(meta)
  const value: unknown = meta.initialValue
  return { id, name, form, errors, defaultValue: Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [] }
}
