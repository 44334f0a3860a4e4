import type { ReactNode } from 'react'
import { describedBy, FieldErrors, FieldHint, Optional } from './field'

export type FieldsetProps = {
  id: string
  legend: ReactNode
  hint?: ReactNode
  errors?: string[]
  required?: boolean
  hideLegend?: boolean
  children: ReactNode
}

/** A group of controls under one legend, with the group's hint and error. */
export function Fieldset({
  id,
  legend,
  hint,
  errors,
  required,
  hideLegend,
  children,
}: FieldsetProps) {
  return (
    <fieldset
      aria-describedby={describedBy({ id, hint, errors })['aria-describedby']}
      className={`min-w-0 ${errors?.length ? 'border-s-3 border-danger ps-4' : ''}`}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-semibold'}>
        {legend}
        {required === false && <Optional />}
      </legend>
      <div className="grid gap-2.5">
        <FieldHint id={id} hint={hint} />
        <FieldErrors id={id} errors={errors} />
        {children}
      </div>
    </fieldset>
  )
}
