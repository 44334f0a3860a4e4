import type { ComponentPropsWithoutRef } from 'react'
import { describedBy, Field, type FieldBase } from './field'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectFieldProps = FieldBase &
  Omit<ComponentPropsWithoutRef<'select'>, keyof FieldBase | 'children'> & {
    options: (SelectOption | { label: string; options: SelectOption[] })[]
    /** First, empty option. */
    placeholder?: string
  }

function Options({ options }: { options: SelectOption[] }) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
}

export function SelectField({
  label,
  hint,
  errors,
  hideLabel,
  options,
  placeholder,
  className = '',
  ...select
}: SelectFieldProps) {
  const { id, required, ...rest } = select
  const first = options[0]
  // Where one is always chosen, none can be missing.
  const canBeEmpty = placeholder !== undefined || (first && 'value' in first && first.value === '')
  return (
    <Field {...{ id, label, hint, errors, required, hideLabel }}>
      <select
        {...rest}
        id={id}
        {...describedBy({ id, hint, errors })}
        required={canBeEmpty && required}
        className={`control ${className}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              <Options options={option.options} />
            </optgroup>
          ) : (
            <Options key={option.value} options={[option]} />
          ),
        )}
      </select>
    </Field>
  )
}
