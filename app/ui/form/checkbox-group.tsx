import type { ReactNode } from 'react'
import type { Choice } from './choice-group'
import { ChoiceList } from './choice-list'
import { Fieldset } from './fieldset'

export type CheckboxGroupProps = {
  id: string
  name: string
  legend: ReactNode
  hint?: ReactNode
  errors?: string[]
  options: Choice[]
  defaultValue?: string[]
  form?: string
  look?: 'cards' | 'plain'
  columns?: 1 | 2 | 3
  hideLegend?: boolean
}

export function CheckboxGroup({
  legend,
  hint,
  hideLegend,
  defaultValue = [],
  ...list
}: CheckboxGroupProps) {
  const { id, errors } = list
  return (
    <Fieldset {...{ id, legend, hint, errors, hideLegend }}>
      <ChoiceList type="checkbox" {...list} selected={defaultValue} />
    </Fieldset>
  )
}
