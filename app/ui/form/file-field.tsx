import type { ComponentPropsWithoutRef } from 'react'
import { describedBy, Field, type FieldBase } from './field'

export type FileFieldProps = FieldBase &
  Omit<ComponentPropsWithoutRef<'input'>, keyof FieldBase | 'type' | 'value' | 'defaultValue'>

/**
 * A browser gives a chosen file to nobody but its own form: what was chosen never comes back with a
 * rejected page.
 */
export function FileField({
  label,
  hint,
  errors,
  hideLabel,
  className = '',
  ...input
}: FileFieldProps) {
  const { id, required } = input
  return (
    <Field {...{ id, label, hint, errors, required, hideLabel }}>
      <input
        type="file"
        {...input}
        {...describedBy({ id, hint, errors })}
        className={`control ${className}`}
      />
    </Field>
  )
}
