import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'

type ServiceField = 'productId' | 'quantity' | 'price'
type OwnField = 'title' | 'description' | 'quantity' | 'price' | 'vat' | 'workingDays' | 'rounds'
export type LineFormsProps = {
  services: SelectOption[]
  currency: string
  constraints: {
    service: ServerFormProps<ServiceField>['constraint']
    own: ServerFormProps<OwnField>['constraint']
  }
  answer: FormAnswer
}

/** A number of a few digits. */
const COUNT = { inputMode: 'numeric', width: 'short' } as const
const PRICE = { inputMode: 'decimal', width: 'short' } as const

/** A service of the shop, at its price or another. */
export function ServiceLine({ services, currency, constraints, answer }: LineFormsProps) {
  const { t } = useTranslation('proposals')
  const own = answer?.form === 'service' ? answer : undefined
  const { form, errors, field, choice } = serverForm<ServiceField>('service', {
    result: own?.result,
    constraint: constraints.service,
    defaults: { quantity: '1' },
  })
  return (
    <Form {...form} preventScrollReset className="grid max-w-text gap-4">
      <ErrorSummary id="service-problem" errors={errors} answer={own} />
      <SelectField
        {...choice('productId')}
        label={t('service.service')}
        options={services}
        placeholder={t('service.choose')}
      />
      <TextField
        {...field('quantity')}
        required={undefined}
        {...COUNT}
        label={t('service.quantity')}
      />
      <TextField
        {...field('price')}
        {...PRICE}
        suffix={currency}
        label={t('service.price')}
        hint={t('service.priceHint')}
      />
      <div>
        <Button name="intent" value="service" variant="secondary" size="sm">
          {t('service.button')}
        </Button>
      </div>
    </Form>
  )
}

/** A line that is in no shop. */
export function OwnLine({ currency, constraints, answer }: LineFormsProps) {
  const { t } = useTranslation('proposals')
  const given = answer?.form === 'own' ? answer : undefined
  const { form, errors, field, choice } = serverForm<OwnField>('own', {
    result: given?.result,
    constraint: constraints.own,
    defaults: { quantity: '1', rounds: '2', vat: 'included' },
  })
  return (
    <Form {...form} preventScrollReset className="grid max-w-text gap-4">
      <ErrorSummary id="own-problem" errors={errors} answer={given} />
      <TextField {...field('title')} label={t('own.name')} />
      <TextArea
        {...field('description')}
        required={false}
        rows={3}
        label={t('own.description')}
        hint={t('own.descriptionHint')}
      />
      <TextField
        {...field('quantity')}
        required={undefined}
        {...COUNT}
        label={t('service.quantity')}
      />
      <TextField {...field('price')} {...PRICE} suffix={currency} label={t('own.price')} />
      <SelectField
        {...choice('vat')}
        required={undefined}
        label={t('own.vat')}
        options={[
          { value: 'included', label: t('own.vatIncluded') },
          { value: 'added', label: t('own.vatAdded') },
        ]}
      />
      <TextField {...field('workingDays')} {...COUNT} label={t('own.workingDays')} />
      <TextField {...field('rounds')} required={undefined} {...COUNT} label={t('own.rounds')} />
      <div>
        <Button name="intent" value="own" variant="secondary" size="sm">
          {t('own.button')}
        </Button>
      </div>
    </Form>
  )
}
