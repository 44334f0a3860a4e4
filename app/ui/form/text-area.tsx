import type { ComponentPropsWithoutRef } from 'react'
import { describedBy, Field, type FieldBase } from './field'
import { putBackTyped } from './typed-early'

export type TextAreaProps = FieldBase & Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldBase>

export function TextArea({
  label,
  hint,
  errors,
  hideLabel,
  rows = 5,
  className = '',
  ...area
}: TextAreaProps) {
  const { id, required } = area
  return (
    <Field {...{ id, label, hint, errors, required, hideLabel }}>
      <textarea
        ref={putBackTyped}
        rows={rows}
        {...area}
        {...describedBy({ id, hint, errors })}
        className={`control field-sizing-content ${className}`}
      />
    </Field>
  )
}
