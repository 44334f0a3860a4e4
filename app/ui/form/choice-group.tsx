import type { ReactNode } from 'react'
import { ChoiceList } from './choice-list'
import { Fieldset } from './fieldset'

export type Choice = {
  value: string
  label: ReactNode
  description?: ReactNode
  price?: ReactNode
  disabled?: boolean
}
export type ChoiceGroupProps = {
  /** The first option takes this id, so that an error summary can link to it. */
  id: string
  name: string
  legend: ReactNode
  hint?: ReactNode
  errors?: string[]
  options: Choice[]
  defaultValue?: string
  required?: boolean
  form?: string
  /** 'cards' (default) frames each option; 'plain' is a simple list. */
  look?: 'cards' | 'plain'
  columns?: 1 | 2 | 3
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean
}

export function ChoiceGroup({
  legend,
  hint,
  hideLegend,
  defaultValue,
  required,
  ...list
}: ChoiceGroupProps) {
  const { id, errors } = list
  return (
    <Fieldset {...{ id, legend, hint, errors, required, hideLegend }}>
      <ChoiceList
        type="radio"
        {...list}
        required={required}
        selected={defaultValue === undefined ? [] : [defaultValue]}
      />
    </Fieldset>
  )
}
