import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'

export type CartCouponView = {
  code: string
  /** Formatted money with its minus; null while it takes nothing off. */
  discount: string | null
  /** Why it takes nothing off. */
  note: string | null
}
export type CouponAnswer = SubmissionResult<string[]> | null

/** The fields of the coupon's form, and what is wrong with the code that was sent. */
export function couponForm(answer: CouponAnswer) {
  return serverForm<'code'>('coupon', {
    result: answer ?? undefined,
    constraint: { code: { required: true } },
  })
}

/** Takes a coupon's code; once there is a coupon, the way to be rid of it. */
export function CartCoupon({
  coupon,
  answer,
}: {
  coupon: CartCouponView | null
  answer: CouponAnswer
}) {
  const { t } = useTranslation('cart')
  const { form, field } = couponForm(answer)
  if (coupon) {
    return (
      <Form method="post" action={paths.cart()} preventScrollReset className="grid gap-2">
        <input type="hidden" name="intent" value="removeCoupon" />
        {coupon.note && (
          <p className="text-sm">
            {t('coupon.line', { code: coupon.code })}: {coupon.note}
          </p>
        )}
        <div>
          <Button variant="quiet" size="sm">
            {t('coupon.remove')}
          </Button>
        </div>
      </Form>
    )
  }
  return (
    <Form {...form} action={paths.cart()} preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value="coupon" />
      <TextField
        {...field('code')}
        label={t('coupon.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <div>
        <Button variant="secondary" size="sm">
          {t('coupon.apply')}
        </Button>
      </div>
    </Form>
  )
}
