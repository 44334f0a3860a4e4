import { useTranslation } from 'react-i18next'
import type { RefundFields } from '~/domain/fulfillment/admin-order.schema'
import type { RefundReason } from '~/domain/payments/refund.rules'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Disclosure } from '~/ui/overlay/disclosure'
import type { FormAnswer } from '~/ui/form/form-answer'

export type RefundFormView = {
  /** Integer cents that the form is shown for. */
  left: number
  /** The same as one types it, and as it is written. */
  amount: string
  most: string
  /** Above it two people approve; null where one is enough for any sum. */
  limit: string | null
  currency: string
  reasons: RefundReason[]
}

/** Asks for money of a payment to be given back: all that is left of it, unless less is typed. */
export function RefundForm({
  paymentId,
  view,
  answer,
}: {
  paymentId: string
  view: RefundFormView
  answer: FormAnswer
}) {
  const { t } = useTranslation('admin-orders')
  const id = `refund-${paymentId}`
  const own = answer?.form === id ? answer : undefined
  const { left, amount, most, limit, currency, reasons } = view
  const { form, errors, field, choice } = serverForm<keyof RefundFields>(id, {
    result: own?.result,
    constraint: undefined,
    defaults: { amount, reason: reasons[0] },
  })
  return (
    <Disclosure summary={t('refunds.open')} open={own ? true : undefined}>
      <Form {...form} preventScrollReset className="grid gap-4">
        <ErrorSummary id={`${id}-problem`} errors={errors} answer={own} />
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="paymentId" value={paymentId} />
        <input type="hidden" name="left" value={left} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...field('amount')}
            label={t('refunds.amount')}
            hint={
              limit === null
                ? t('refunds.amountMost', { most })
                : t('refunds.amountHint', { most, limit })
            }
            suffix={currency}
            width="short"
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <SelectField
            {...choice('reason')}
            label={t('refunds.reason')}
            options={reasons.map((value) => ({ value, label: t(`refunds.reasons.${value}`) }))}
          />
        </div>
        <div>
          <Button variant="secondary" size="sm">
            {t('refunds.button')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
