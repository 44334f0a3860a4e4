import { useEffect, useRef } from 'react'
import { SelectField, type SelectFieldProps } from '~/ui/form/select-field'

/**
 * A choice whose form goes back to the family of the latest answer: React gives a select's options
 * their default only once.
 */
export function FamilySelect({
  value,
  ...select
}: Omit<SelectFieldProps, 'defaultValue'> & { value: string }) {
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const option of field.current?.querySelectorAll('option') ?? [])
      option.defaultSelected = option.value === value
  }, [value])
  return (
    <div ref={field}>
      <SelectField {...select} defaultValue={value} />
    </div>
  )
}
