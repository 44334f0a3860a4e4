import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { describedBy, Field, type FieldBase } from './field'

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  keyof FieldBase | 'size' | 'prefix' | 'width'
>
export type TextFieldProps = FieldBase &
  InputProps & {
    /** Shown before and after the input, in its frame: a currency, a unit. */
    prefix?: ReactNode
    suffix?: ReactNode
    /** How wide the input is: what is typed decides (a postcode is short). */
    width?: 'full' | 'long' | 'short'
  }

const widths = { full: '', long: 'max-w-80', short: 'max-w-36' }

export function TextField({
  label,
  hint,
  errors,
  hideLabel,
  prefix,
  suffix,
  width = 'full',
  className = '',
  ...input
}: TextFieldProps) {
  const { id, required } = input
  const control = (
    <input
      type="text"
      {...input}
      {...describedBy({ id, hint, errors })}
      className={`control ${widths[width]} ${className}`}
    />
  )
  return (
    <Field {...{ id, label, hint, errors, required, hideLabel }}>
      {prefix || suffix ? (
        <div className="flex items-center gap-2.5">
          {prefix && <span className="text-ink-soft">{prefix}</span>}
          {control}
          {suffix && <span className="shrink-0 text-ink-soft">{suffix}</span>}
        </div>
      ) : (
        control
      )}
    </Field>
  )
}
