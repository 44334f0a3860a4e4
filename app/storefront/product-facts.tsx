import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { DescriptionList } from '~/ui/layout/description-list'
import { BrandIcon } from '~/ui/media/brand-icon'
import { Price } from './price'

export type ProductFactsProps = {
  product: {
    /** Formatted money, as all amounts here. */
    price: string
    pricePrefix?: string
    fullPrice: string
    /** A phrase of prices, or null when there are none. */
    otherPrices: string | null
    available: boolean
    milestonePayment: boolean
    platform: string
    codeLevel: string
    deliveryTime: string
    revisions: number
  }
}

/** Price, availability and the facts that decide a purchase. */
export function ProductFacts({ product }: ProductFactsProps) {
  const { t } = useTranslation(['shop', 'ui'])
  const { price, pricePrefix, fullPrice, otherPrices, available, milestonePayment, platform } =
    product
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-2">
        <Badge tone={available ? 'state' : 'neutral'}>
          {t(available ? 'ui:product.available' : 'ui:product.availableSoon')}
        </Badge>{' '}
        {milestonePayment && <Badge>{t('ui:product.milestonePay')}</Badge>}
      </p>
      {available && <p className="text-sm text-ink-soft">{t('product.availableText')}</p>}
      <div className="grid gap-1">
        <Price amount={price} prefix={pricePrefix} note={t('vat')} size="lg" />
        {milestonePayment && <p>{t('product.inTotal', { amount: fullPrice })}</p>}
        {otherPrices && (
          <p className="text-sm text-ink-soft">
            {t('product.otherCurrencies', { amounts: otherPrices })}
          </p>
        )}
      </div>
      <DescriptionList
        items={[
          { term: t('product.deliveryTime'), detail: product.deliveryTime },
          {
            term: t('product.revisions'),
            detail: t('product.rounds', { count: product.revisions }),
          },
          {
            term: t('product.platform'),
            detail: (
              <span className="inline-flex items-center gap-2">
                <BrandIcon name={platform} className="size-4" />
                {platform}
              </span>
            ),
          },
          { term: t('product.codeLevel'), detail: product.codeLevel },
        ]}
      />
    </div>
  )
}
