import { useTranslation } from 'react-i18next'
import { paths } from '../../paths'
import { ButtonLink } from '../form/button'
import { Card } from '../layout/card'
import { DescriptionList } from '../layout/description-list'

export type CartSummaryProps = {
  totalItems: number
  /** Formatted money. */
  total: string
  /** False while something in the cart is not sold any more. */
  orderable: boolean
}

/** The cart's total and the way to the checkout. */
export function CartSummary({ totalItems, total, orderable }: CartSummaryProps) {
  const { t } = useTranslation('cart')
  return (
    <Card as="section" aria-labelledby="summary" className="grid gap-5">
      <h2 id="summary" className="text-xl">{t('summary')}</h2>
      <DescriptionList look="totals" items={[{ term: t('total'), detail: total }]} />
      <p className="text-sm text-ink-soft">{t('items', { count: totalItems })}. {t('later')}</p>
      {orderable && <ButtonLink to={paths.checkout()} wide>{t('checkout')}</ButtonLink>}
      <ButtonLink to={paths.shop()} variant="secondary" wide>{t('continue')}</ButtonLink>
      <p className="text-sm text-ink-soft">{t('methods')}</p>
    </Card>
  )
}
