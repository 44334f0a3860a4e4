import { useTranslation } from 'react-i18next'
import type { NewCouponFields } from '~/domain/coupons/new-coupon.schema'
import { CouponLimitFields } from '~/routes/admin/_area/coupon-limit-fields'
import type { FormAnswer } from '~/ui/form/form-answer'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'

type NewCouponProps = {
  constraint: ServerFormProps<keyof NewCouponFields>['constraint']
  services: SelectOption[]
  currencies: SelectOption[]
  today: string
  answer: FormAnswer
}

/** A coupon to be: its code, what it takes off, and where and how long it counts. */
export function NewCoupon({ constraint, services, currencies, today, answer }: NewCouponProps) {
  const { t } = useTranslation('admin-coupons')
  const { form, errors, field, choice, checkbox } = serverForm<keyof NewCouponFields>('coupon', {
    result: answer?.result,
    constraint,
  })
  return (
    <Form {...form} className="grid max-w-text gap-5">
      <ErrorSummary errors={errors} answer={answer} />
      <TextField
        {...field('code')}
        label={t('list.code')}
        hint={t('create.codeHint')}
        width="long"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField
        {...field('percentOff')}
        label={t('create.percent')}
        hint={t('create.percentHint')}
        width="short"
        inputMode="numeric"
        suffix="%"
        autoComplete="off"
      />
      <TextField
        {...field('amountOff')}
        label={t('create.amount')}
        hint={t('create.amountHint')}
        width="short"
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        {...choice('currency')}
        label={t('create.currency')}
        hint={t('create.currencyHint')}
        options={currencies}
      />
      <SelectField
        {...choice('productId')}
        label={t('list.service')}
        options={services}
        placeholder={t('coupon.allServices')}
      />
      <TextField
        {...field('minimumAmount')}
        label={t('coupon.minimum')}
        hint={t('create.minimumHint')}
        width="short"
        inputMode="decimal"
        autoComplete="off"
      />
      <CheckboxField
        {...checkbox('firstOrderOnly')}
        required={undefined}
        label={t('coupon.firstOrder')}
        hint={t('create.firstOrderHint')}
      />
      <CouponLimitFields useLimit={field('useLimit')} lastDay={field('lastDay')} min={today} />
      <div>
        <Button>{t('create.button')}</Button>
      </div>
    </Form>
  )
}
