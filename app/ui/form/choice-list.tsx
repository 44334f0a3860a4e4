import type { Choice } from './choice-group'

type ChoiceListProps = {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  options: Choice[]
  selected: string[]
  errors?: string[]
  required?: boolean
  form?: string
  look?: 'cards' | 'plain'
  columns?: 1 | 2 | 3
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }
const cardClass =
  'h-full rounded-md border border-line-strong p-4 hover:border-ink has-checked:border-canal has-checked:bg-canal-soft has-checked:inset-ring has-checked:inset-ring-canal has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus'

/** The options of a radio or checkbox group; the whole card is the label. */
export function ChoiceList({
  type,
  id,
  name,
  options,
  selected,
  errors,
  required,
  form,
  look = 'cards',
  columns = 1,
}: ChoiceListProps) {
  return (
    <ul className={`grid gap-3 ${columnClass[columns]}`}>
      {options.map(({ value, label, description, price, disabled }, index) => {
        const optionId = index === 0 ? id : `${id}-${value}`
        const note = description ? `${optionId}-note` : undefined
        return (
          <li key={value}>
            <label
              htmlFor={optionId}
              className={`flex items-start gap-3 ${look === 'cards' ? cardClass : 'min-h-11 py-1.5'} ${disabled ? 'opacity-60' : ''}`}
            >
              <input
                {...{ type, name, value, form, disabled }}
                id={optionId}
                className={`tick mt-0.5 ${look === 'cards' ? 'focus-visible:outline-none' : ''}`}
                defaultChecked={selected.includes(value)}
                required={type === 'radio' && required}
                aria-describedby={note}
                aria-invalid={type === 'checkbox' && errors?.length ? true : undefined}
              />
              <span className="grid min-w-0 flex-1 gap-1">
                <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
                  <span className="min-w-0">{label}</span> {price && <span>{price}</span>}
                </span>{' '}
                {description && (
                  <span id={note} className="text-sm text-ink-soft">
                    {description}
                  </span>
                )}
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
