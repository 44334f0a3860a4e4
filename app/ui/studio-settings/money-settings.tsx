import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY, CURRENCIES, type Currency } from '../../domain/catalog/catalog.rules'
import { Button } from '../form/button'
import { CheckboxGroup } from '../form/checkbox-group'
import { ErrorSummary } from '../form/error-summary'
import { useHeldKey } from '../form/held-key'
import { serverForm } from '../form/server-form'
import { TextField } from '../form/text-field'
import { Card } from '../layout/card'
import type { SettingAnswer } from './setting-answer'
import { SettingConflict } from './setting-conflict'

export type CurrenciesView = { version: number; chosen: string[] }
export type VatRateView = { version: number; percentage: string }
export type LimitsView = { version: number; amounts: Record<Currency, string> }

const resultOf = (key: string, answer: SettingAnswer) => (answer?.key === key ? (answer.result ?? undefined) : undefined)

/** Which currencies buyers can pay in. */
export function CurrenciesForm({ currencies: { version, chosen }, answer }: { currencies: CurrenciesView; answer: SettingAnswer }) {
  const { t } = useTranslation('admin-settings')
  const shown = useHeldKey(version)
  const { form, errors, checkboxGroup } = serverForm<'currencies'>('currencies', { result: resultOf('currencies', answer), constraint: undefined, defaults: { currencies: chosen } })
  return (
    <Card as="section" aria-labelledby="currencies-title">
      <h2 id="currencies-title" className="text-xl">{t('currencies.title')}</h2>
      <Form key={shown} {...form} className="mt-4 grid justify-items-start gap-5">
        <SettingConflict of="currencies" answer={answer} />
        <ErrorSummary id="currencies-problem" errors={errors} answer={answer} />
        <input type="hidden" name="intent" value="currencies" />
        <input type="hidden" name="version" value={shown} />
        <CheckboxGroup {...checkboxGroup('currencies')} legend={t('currencies.legend')} hint={t('currencies.hint', { base: BASE_CURRENCY })} look="plain" options={CURRENCIES.map((value) => ({ value, label: value }))} />
        <Button variant="secondary">{t('currencies.save')}</Button>
      </Form>
    </Card>
  )
}

/** Above which sum of each currency a refund takes two admins. */
export function RefundLimitsForm({ limits: { version, amounts }, answer }: { limits: LimitsView; answer: SettingAnswer }) {
  const { t } = useTranslation('admin-settings')
  const shown = useHeldKey(version)
  const { form, errors, field } = serverForm<Currency>('limits', { result: resultOf('refundLimits', answer), constraint: undefined, defaults: amounts })
  return (
    <Card as="section" aria-labelledby="limits-title">
      <h2 id="limits-title" className="text-xl">{t('refundLimits.title')}</h2>
      <Form key={shown} {...form} className="mt-4 grid justify-items-start gap-5">
        <SettingConflict of="refundLimits" answer={answer} />
        <ErrorSummary id="limits-problem" errors={errors} answer={answer} />
        <input type="hidden" name="intent" value="refundLimits" />
        <input type="hidden" name="version" value={shown} />
        <p className="max-w-text text-ink-soft">{t('refundLimits.text')}</p>
        <div className="grid gap-gap sm:grid-cols-2 lg:grid-cols-4">
          {CURRENCIES.map((currency) => <TextField key={currency} {...field(currency)} label={t('refundLimits.above', { currency })} suffix={currency} inputMode="decimal" autoComplete="off" />)}
        </div>
        <Button variant="secondary">{t('refundLimits.save')}</Button>
      </Form>
    </Card>
  )
}

/** The standard rate of VAT for what is ordered from now on. */
export function VatRateForm({ vatRate: { version, percentage }, answer }: { vatRate: VatRateView; answer: SettingAnswer }) {
  const { t } = useTranslation('admin-settings')
  const shown = useHeldKey(version)
  const { form, errors, field } = serverForm<'vatRate'>('vat', { result: resultOf('vatRate', answer), constraint: undefined, defaults: { vatRate: percentage } })
  return (
    <Card as="section" aria-labelledby="vat-title">
      <h2 id="vat-title" className="text-xl">{t('vatRate.title')}</h2>
      <Form key={shown} {...form} className="mt-4 grid justify-items-start gap-5">
        <SettingConflict of="vatRate" answer={answer} />
        <ErrorSummary id="vat-problem" errors={errors} answer={answer} />
        <input type="hidden" name="intent" value="vatRate" />
        <input type="hidden" name="version" value={shown} />
        <p className="max-w-text text-ink-soft">{t('vatRate.text')}</p>
        <TextField {...field('vatRate')} label={t('vatRate.rate')} hint={t('vatRate.hint')} suffix="%" width="short" inputMode="decimal" autoComplete="off" />
        <Button variant="secondary">{t('vatRate.save')}</Button>
      </Form>
    </Card>
  )
}
