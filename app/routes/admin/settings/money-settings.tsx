import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY, CURRENCIES, type Currency } from '~/domain/catalog/catalog.rules'
import { Button } from '~/ui/form/button'
import { CheckboxGroup } from '~/ui/form/checkbox-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { useHeldKey } from '~/ui/form/held-key'
import { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import type { SettingAnswer } from './setting-answer'
import { LimitsProposal, type ProposalView } from './limits-proposal'
import { SettingConflict } from './setting-conflict'

export type CurrenciesView = { version: number; chosen: string[] }
export type VatRateView = { version: number; percentage: string }
export type LimitsView = {
  version: number
  amounts: Record<Currency, string>
  alone: boolean
  proposal: ProposalView | null
}

const resultOf = (key: string, answer: SettingAnswer) =>
  answer?.form === key ? answer.result : undefined

type SettingCardProps = Pick<ReturnType<typeof serverForm>, 'form' | 'errors'> & {
  of: string
  version: number
  title: string
  save: string
  answer: SettingAnswer
  /** What stands before the form. */
  above?: ReactNode
  children: ReactNode
}

/** A form for one setting, with what else came of it meanwhile. */
function SettingCard({
  of,
  version,
  title,
  save,
  form,
  errors,
  answer,
  above,
  children,
}: SettingCardProps) {
  const shown = useHeldKey(version, answer?.form === of ? answer.conflict : undefined)
  return (
    <Card as="section" aria-labelledby={`${form.id}-title`}>
      <h2 id={`${form.id}-title`} className="text-xl">
        {title}
      </h2>
      {above}
      <Form key={shown} {...form} className="mt-4 grid justify-items-start gap-5">
        <SettingConflict of={of} answer={answer} />
        <ErrorSummary id={`${form.id}-problem`} errors={errors} answer={answer} />
        <input type="hidden" name="intent" value={of} />
        <input type="hidden" name="version" value={shown} />
        {children}
        <Button variant="secondary">{save}</Button>
      </Form>
    </Card>
  )
}

/** Which currencies buyers can pay in. */
export function CurrenciesForm({
  currencies: { version, chosen },
  answer,
}: {
  currencies: CurrenciesView
  answer: SettingAnswer
}) {
  const { t } = useTranslation('admin-settings')
  const { form, errors, checkboxGroup } = serverForm<'currencies'>('currencies', {
    result: resultOf('currencies', answer),
    constraint: undefined,
    defaults: { currencies: chosen },
  })
  return (
    <SettingCard
      of="currencies"
      version={version}
      title={t('currencies.title')}
      save={t('currencies.save')}
      form={form}
      errors={errors}
      answer={answer}
    >
      <CheckboxGroup
        {...checkboxGroup('currencies')}
        legend={t('currencies.legend')}
        hint={t('currencies.hint', { base: BASE_CURRENCY })}
        look="plain"
        options={CURRENCIES.map((value) => ({ value, label: value }))}
      />
    </SettingCard>
  )
}

/** Above which sums of each currency refunds and payouts take two admins; so does changing them. */
export function RefundLimitsForm({
  limits: { version, amounts, alone, proposal },
  answer,
}: {
  limits: LimitsView
  answer: SettingAnswer
}) {
  const { t } = useTranslation('admin-settings')
  const { form, errors, field } = serverForm<Currency>('limits', {
    result: resultOf('refundLimits', answer),
    constraint: undefined,
    defaults: amounts,
  })
  return (
    <SettingCard
      of="refundLimits"
      version={version}
      title={t('refundLimits.title')}
      save={t('refundLimits.save')}
      form={form}
      errors={errors}
      answer={answer}
      above={proposal && <LimitsProposal proposal={proposal} />}
    >
      <p className="max-w-text text-ink-soft">{t('refundLimits.text')}</p>
      <p className="max-w-text text-ink-soft">
        {t(alone ? 'refundLimits.alone' : 'refundLimits.two')}
      </p>
      <div className="grid gap-gap sm:grid-cols-2 lg:grid-cols-4">
        {CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            {...field(currency)}
            label={t('refundLimits.above', { currency })}
            suffix={currency}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
    </SettingCard>
  )
}

/**
 * A percentage: the standard rate of VAT for what is ordered from now on, or the operator's fee for
 * what is paid out to studios.
 */
export function PercentageForm({
  of,
  rate: { version, percentage },
  answer,
}: {
  of: 'vatRate' | 'studioFee'
  rate: VatRateView
  answer: SettingAnswer
}) {
  const { t } = useTranslation('admin-settings')
  const { form, errors, field } = serverForm<typeof of>(of === 'vatRate' ? 'vat' : 'fee', {
    result: resultOf(of, answer),
    constraint: undefined,
    defaults: { [of]: percentage },
  })
  return (
    <SettingCard
      of={of}
      version={version}
      title={t(`${of}.title`)}
      save={t(`${of}.save`)}
      form={form}
      errors={errors}
      answer={answer}
    >
      <p className="max-w-text text-ink-soft">{t(`${of}.text`)}</p>
      <TextField
        {...field(of)}
        label={t(`${of}.rate`)}
        hint={t(`${of}.hint`)}
        suffix="%"
        width="short"
        inputMode="decimal"
        autoComplete="off"
      />
    </SettingCard>
  )
}
