import { useTranslation } from 'react-i18next'
import { CouponLimitFields } from '~/routes/admin/_area/coupon-limit-fields'
import type { CouponLimitsFields } from '~/domain/coupons/new-coupon.schema'
import type { FormAnswer } from '~/ui/form/form-answer'
import { CouponBadge } from '~/routes/admin/_area/coupon-badge'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'

type CouponPageProps = {
  state: 'open' | 'usedUp' | 'ended'
  stateName: string
  rows: { term: string; detail: string }[]
  defaults: Record<keyof CouponLimitsFields, string>
  constraint: ServerFormProps<keyof CouponLimitsFields>['constraint']
  answer: FormAnswer
}

function Limits({
  defaults,
  constraint,
  answer,
}: Pick<CouponPageProps, 'defaults' | 'constraint' | 'answer'>) {
  const { t } = useTranslation('admin-coupons')
  const { form, errors, field } = serverForm<keyof CouponLimitsFields>('limits', {
    result: answer?.result,
    constraint,
    defaults,
  })
  return (
    <Form {...form} preventScrollReset className="grid justify-items-start gap-4">
      <ErrorSummary id="limits-problem" errors={errors} answer={answer} />
      <input type="hidden" name="intent" value="limit" />
      <CouponLimitFields
        useLimit={field('useLimit')}
        lastDay={field('lastDay')}
        lastDayHint={t('limits.lastDayHint')}
      />
      <Button size="sm">{t('limits.button')}</Button>
    </Form>
  )
}

/** A coupon: what it promises, how often it was used, its limits, and the button that ends it. */
export function CouponPage({ state, stateName, rows, ...limits }: CouponPageProps) {
  const { t } = useTranslation('admin-coupons')
  return (
    <div className="grid max-w-text gap-gap">
      <Card>
        <div className="pb-4">
          <CouponBadge state={state} name={stateName} />
        </div>
        <DescriptionList items={rows} />
      </Card>
      <Card as="section" aria-labelledby="limits-title">
        <h2 id="limits-title" className="mb-4 text-xl">
          {t('limits.title')}
        </h2>
        <Limits key={Object.values(limits.defaults).join()} {...limits} />
      </Card>
      {state !== 'ended' && (
        <Card as="section" tone="outline" aria-labelledby="end-title">
          <h2 id="end-title" className="text-xl">
            {t('end.title')}
          </h2>
          <p className="mt-2 mb-4 text-ink-soft">{t('end.text')}</p>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="end" />
            <Button variant="danger" size="sm">
              {t('end.button')}
            </Button>
          </Form>
        </Card>
      )}
    </div>
  )
}
