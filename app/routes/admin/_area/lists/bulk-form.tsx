import { useTranslation } from 'react-i18next'
import { BULK_MAX } from '~/domain/lists/list.rules'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import type { ListToolsProps } from './list-tools'

/** The id of the form, for boxes that stand outside it. */
export const BULK_FORM = 'bulk'

/** Boxes before the rows of a table that belong to its BulkForm. */
export function chooseRows<Row>(label: (row: Row) => string) {
  return { form: BULK_FORM, label }
}

/**
 * Under a list: what to do with the rows that were chosen; the next page says what would change
 * before anything does.
 */
export function BulkForm({ list, acts, kept, bulkHref }: ListToolsProps) {
  const { t } = useTranslation('admin-lists')
  const options = acts.map((act) => ({
    value: act,
    label: t(`acts.${list}.${act}` as 'acts.orders.hold'),
  }))
  return (
    <Form
      id={BULK_FORM}
      action={bulkHref}
      aria-label={t('bulk.label')}
      className="grid items-end gap-x-gap gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(14rem,1fr)_auto_auto]"
    >
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField id="bulk-act" name="act" label={t('bulk.act')} options={options} />
      <div className="self-center lg:pt-6">
        <CheckboxField id="bulk-all" name="all" label={t('bulk.all', { count: BULK_MAX })} />
      </div>
      <div>
        <Button variant="secondary">{t('bulk.preview')}</Button>
      </div>
    </Form>
  )
}
