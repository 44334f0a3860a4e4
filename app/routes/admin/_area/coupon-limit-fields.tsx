import { useTranslation } from 'react-i18next'
import type { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'

type Field = ReturnType<ReturnType<typeof serverForm<string>>['field']>
type CouponLimitFieldsProps = {
  useLimit: Field
  lastDay: Field
  /** The first day that it can have. */
  min?: string
  lastDayHint?: string
}

/** How often a coupon can be used, and until when. */
export function CouponLimitFields({ useLimit, lastDay, min, lastDayHint }: CouponLimitFieldsProps) {
  const { t } = useTranslation('admin-coupons')
  return (
    <>
      <TextField
        {...useLimit}
        label={t('limits.uses')}
        hint={t('limits.usesHint')}
        width="short"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...lastDay}
        type="date"
        min={min}
        label={t('limits.lastDay')}
        hint={lastDayHint}
        width="long"
      />
    </>
  )
}
