import { Fragment, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/button'
import { Form } from '../form/form'
import { SelectField } from '../form/select-field'
import { Icon } from '../media/icon'
import { Popover, PopoverButton } from '../overlay/popover'

export type FilterFormProps = {
  action: string
  label: string
  selects: {
    name: string
    label: string
    value: string | null
    options: { value: string; label: string }[]
    /** In place of "All". */ placeholder?: string
    errors?: string[]
  }[]
  /** What the address says besides and keeps. */
  kept?: Record<string, string | undefined>
  /** A field before the others. */
  search?: ReactNode
  /** More fields: in line with the others, or right before the button. */
  fields?: ReactNode
  children?: ReactNode
  /** What the search and those fields hold now; what is empty says nothing. */
  state?: readonly unknown[]
  /** The way back to all that the list has, after the button. */
  reset?: ReactNode
  /** 'column' beside a list, from the desktop. */
  look?: 'row' | 'column'
}

const looks = {
  row: 'grid gap-x-gap min-[30rem]:grid-cols-2 lg:flex lg:flex-wrap lg:gap-x-4 lg:*:max-w-64 lg:*:flex-[1_1_9rem] lg:[&>:has([aria-invalid])]:basis-64',
  column: 'grid gap-x-gap sm:grid-cols-2 lg:grid-cols-1',
}

/** Longer names than this are cut in a field of one column. */
const LONGEST_IN_A_COLUMN = 22
const isLong = ({ label }: { label: string }) => label.length > LONGEST_IN_A_COLUMN

const PANEL = 'filters'

/** The panel has done its work. */
function closePanel({ currentTarget }: FormEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
}

/**
 * The filters in the page, and on a phone in a panel over it, so that the list is seen first; its
 * button tells how many are on.
 */
function FilterPanel({
  label,
  chosen,
  children,
}: {
  label: string
  chosen: number
  children: ReactNode
}) {
  const { t } = useTranslation('ui')
  return (
    <div>
      <PopoverButton
        target={PANEL}
        className="flex min-h-11 items-center gap-3 rounded-sm border border-line-strong px-4 py-2 text-start font-semibold lg:hidden"
      >
        <Icon name="search" size={20} className="shrink-0" />
        {chosen > 0 ? t('filter.open', { label, number: chosen }) : label}
      </PopoverButton>
      <Popover
        id={PANEL}
        label={label}
        place="side"
        className="max-lg:p-4 lg:static lg:max-h-none lg:overflow-visible"
      >
        <PopoverButton
          target={PANEL}
          action="hide"
          label={t('close')}
          className="mb-2 ms-auto grid size-11 place-items-center rounded-sm hover:bg-surface-raised lg:hidden"
        >
          <Icon name="x" size={22} />
        </PopoverButton>
        {children}
      </Popover>
    </div>
  )
}

/**
 * Filters that go into the address: one press shows the list for all of them. One of them on a
 * page.
 */
export function FilterForm({
  action,
  label,
  selects,
  kept = {},
  search,
  fields,
  children,
  state = [],
  reset,
  look = 'row',
}: FilterFormProps) {
  const { t } = useTranslation('ui')
  const chosen =
    selects.filter(({ name, value }) => name !== 'sort' && value !== null).length +
    state.filter(Boolean).length
  // A new address brings new values, which fields only take when they are new as well; the button
  // stays, and keeps the focus.
  const key = JSON.stringify([kept, state, selects.map(({ value }) => value)])
  return (
    <FilterPanel label={label} chosen={chosen}>
      <Form
        action={action}
        role="search"
        aria-label={label}
        onSubmit={closePanel}
        className={`items-end gap-y-4 ${looks[look]}`}
      >
        <Fragment key={key}>
          {Object.entries(kept).map(
            ([name, value]) =>
              value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          {search}
          {selects.map(({ name, value, ...select }) => (
            <div
              key={name}
              className={
                look === 'row' && select.options.some(isLong) ? 'min-[30rem]:col-span-2' : ''
              }
            >
              <SelectField
                id={`filter-${name}`}
                name={name}
                defaultValue={value ?? ''}
                placeholder={t('filter.any')}
                {...select}
              />
            </div>
          ))}
          {fields}
        </Fragment>
        <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-3 lg:max-w-none! lg:flex-none!">
          <Fragment key={key}>{children}</Fragment>
          <Button variant="secondary">{t('filter.apply')}</Button>
          {reset}
        </div>
      </Form>
    </FilterPanel>
  )
}
