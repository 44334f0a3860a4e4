import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'

export type OrderSwitcherProps = {
  action: string
  choices: { value: string; label: string }[]
  selected: string
}

/**
 * Picks the order that the page shows. A choice alone opens nothing: the arrow keys
 * pass by the others.
 */
export function OrderSwitcher({ action, choices, selected }: OrderSwitcherProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Form method="get" action={action} className="flex min-w-0 items-end gap-2 max-lg:w-full">
      <div className="min-w-0 flex-1 lg:w-96">
        <SelectField
          key={selected}
          id="order-switcher"
          name="order"
          label={t('switcher.label')}
          options={choices}
          defaultValue={selected}
        />
      </div>
      <Button variant="secondary">{t('switcher.show')}</Button>
    </Form>
  )
}
