import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'
import { Link } from '~/ui/layout/link'

export type CartLineDetailsProps = {
  productHref: string
  name: string
  available: boolean
  /** Formatted money: what a piece costs, and what it cost when it was put in, if that was another. */
  price: string
  priceBefore: string | null
  /** The delivery speed in words. */
  speed: string
  /** Each with its price. */
  addOns: string[]
  customisation: string
}

/** What was chosen for a line of the cart, and the way to choose again. */
export function CartLineDetails({
  productHref,
  name,
  available,
  price,
  priceBefore,
  speed,
  addOns,
  customisation,
}: CartLineDetailsProps) {
  const { t } = useTranslation('cart')
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      {!available && <Badge tone="danger">{t('unavailable')}</Badge>}
      {priceBefore && (
        <p className="font-semibold text-ink">
          {t('priceChanged', { before: priceBefore, now: price })}
        </p>
      )}
      <p>{t('delivery', { speed })}</p>
      {addOns.length > 0 && <p>{t('addOns', { names: addOns.join(', ') })}</p>}
      {customisation && (
        <p className="max-w-[60ch] wrap-anywhere whitespace-pre-line">
          {t('wishes', { text: customisation })}
        </p>
      )}
      {available && (
        <Link
          to={{ pathname: productHref, search: 'change' }}
          aria-label={t('changeOf', { name })}
          className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-canal hover:decoration-2"
        >
          {t('change')}
        </Link>
      )}
    </div>
  )
}
