import type { ReactNode } from 'react'
import { describedBy, FieldErrors, FieldHint } from './field'

export type CheckboxFieldProps = {
  id: string
  name: string
  label: ReactNode
  hint?: ReactNode
  errors?: string[]
  value?: string
  defaultChecked?: boolean
  required?: boolean
  disabled?: boolean
  form?: string
  /** A switch look, for settings; still a checkbox. */
  look?: 'checkbox' | 'switch'
}

export function CheckboxField({
  label,
  hint,
  errors,
  look = 'checkbox',
  value = 'on',
  ...input
}: CheckboxFieldProps) {
  const { id } = input
  return (
    <div className={`grid gap-1 ${errors?.length ? 'border-s-3 border-danger ps-4' : ''}`}>
      <FieldErrors id={id} errors={errors} />
      <div
        className={`flex items-start gap-3 ${look === 'switch' ? 'flex-row-reverse justify-between' : ''}`}
      >
        <input
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          value={value}
          {...input}
          {...describedBy({ id, hint, errors })}
          className="tick mt-0.5"
        />
        <div className="min-w-0">
          <label htmlFor={id} className="block min-h-7 font-semibold">
            {label}
          </label>
          <FieldHint id={id} hint={hint} />
        </div>
      </div>
    </div>
  )
}
