import { useTranslation } from 'react-i18next'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { FeatureList, type FeatureView } from './feature-list'
import {
  CurrenciesForm,
  PercentageForm,
  RefundLimitsForm,
  type CurrenciesView,
  type LimitsView,
  type VatRateView,
} from './money-settings'
import type { SettingAnswer } from './setting-answer'
import { SettingHistory, type ChangeView } from './setting-history'

type Fact = { term: string; detail: string }
export type StudioSettingsPageProps = {
  brand: Fact[]
  currencies: CurrenciesView
  refundLimits: LimitsView
  vatRate: VatRateView
  studioFee: VatRateView
  features: FeatureView[]
  history: ChangeView[]
  answer: SettingAnswer
}

function Facts({
  id,
  title,
  text,
  facts,
}: {
  id: string
  title: string
  text: string
  facts: Fact[]
}) {
  return (
    <Card as="section" tone="outline" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-2 mb-3 max-w-text text-ink-soft">{text}</p>
      <DescriptionList items={facts} />
    </Card>
  )
}

/** What admins set in the app, what stands fixed, and who changed what. */
export function StudioSettingsPage({
  brand,
  currencies,
  refundLimits,
  vatRate,
  studioFee,
  features,
  history,
  answer,
}: StudioSettingsPageProps) {
  const { t } = useTranslation('admin-settings')
  return (
    <div className="grid gap-10">
      <FeatureList features={features} answer={answer} />
      <CurrenciesForm currencies={currencies} answer={answer} />
      <RefundLimitsForm limits={refundLimits} answer={answer} />
      <PercentageForm of="vatRate" rate={vatRate} answer={answer} />
      <PercentageForm of="studioFee" rate={studioFee} answer={answer} />
      <SettingHistory history={history} />
      <Facts id="brand-title" title={t('brand.title')} text={t('brand.text')} facts={brand} />
    </div>
  )
}
