import type { ReactNode } from 'react'

type Chip = { value: string; label: ReactNode }
export type ChipListProps = {
  /** Of the first chip, so that an error summary can link to it. */
  id: string
  name: string
  chips: Chip[]
  selected: string[]
  errors?: string[]
  form?: string
}

const chipClass =
  'inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-sm border border-line-strong py-1.5 ps-2.5 pe-3.5 hover:border-ink has-checked:border-canal has-checked:bg-canal-soft has-checked:inset-ring has-checked:inset-ring-canal has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus'

/** Checkboxes with short words, side by side. */
export function ChipList({ id, name, chips, selected, errors, form }: ChipListProps) {
  return (
    <ul className="flex flex-wrap gap-2.5">
      {chips.map(({ value, label }, index) => {
        const chipId = index === 0 ? id : `${id}-${value}`
        return (
          <li key={value}>
            <label htmlFor={chipId} className={chipClass}>
              <input
                type="checkbox"
                id={chipId}
                className="tick focus-visible:outline-none"
                defaultChecked={selected.includes(value)}
                aria-invalid={errors?.length ? true : undefined}
                {...{ name, value, form }}
              />
              <span className="min-w-0">{label}</span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
