import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/button'
import { SelectField } from '../form/select-field'

export type FilterFormProps = {
  action: string
  label: string
  selects: { name: string; label: string; value: string | null; options: { value: string; label: string }[] }[]
  /** What the address says besides and keeps. */
  kept?: Record<string, string | undefined>
  /** More fields, before the button, and what they hold now. */
  children?: ReactNode
  state?: string
}

/** Filters that go into the address: one press shows the list for all of them. */
export function FilterForm({ action, label, selects, kept = {}, children, state }: FilterFormProps) {
  const { t } = useTranslation('showcase')
  // A new address brings new values, which fields only take when they are new as well.
  const key = JSON.stringify([kept, state, selects.map(({ value }) => value)])
  return (
    <Form key={key} action={action} role="search" aria-label={label} className="grid items-end gap-x-gap gap-y-4 min-[22rem]:grid-cols-2 lg:grid-cols-4">
      {Object.entries(kept).map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
      {selects.map(({ name, value, ...select }) => (
        <SelectField key={name} id={`filter-${name}`} name={name} defaultValue={value ?? ''} placeholder={t('filter.any')} {...select} />
      ))}
      <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-3">
        {children}
        <Button variant="secondary">{t('filter.apply')}</Button>
      </div>
    </Form>
  )
}
