import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormHere } from '~/ui/form/use-form-here'
import { QuantityStepper } from '~/ui/form/quantity-stepper'
import { Link } from '~/ui/layout/link'
import { Icon } from '~/ui/media/icon'
import { ProductImage } from './product-image'

export type CartLineProps = {
  lineId: string
  name: string
  /** Undefined for what is not sold any more, whose page may be gone. */
  href?: string
  image?: string
  /** Decides the drawing that stands in when there is no picture. */
  category?: string
  /** Formatted money. */
  unitPrice: string
  lineTotal?: string
  quantity: number
  maxQuantity?: number
  /** Delivery, add-ons, customisation. */
  details?: ReactNode
  /**
   * Takes {intent: 'update', lineId, by} and {intent: 'remove', lineId}, each with
   * redirectTo.
   */
  action: string
  redirectTo: string
}

/**
 * One line of the cart with its forms; with script they are sent without leaving the page and shown
 * at once.
 */
export function CartLine({
  lineId,
  name,
  href,
  image,
  category,
  unitPrice,
  lineTotal,
  quantity,
  maxQuantity,
  details,
  action,
  redirectTo,
}: CartLineProps) {
  const { t } = useTranslation('ui')
  const here = useFormHere()
  const changes = here.sent.map((form) => Number(form.get('by') ?? 0))
  const shown = changes.reduce((count, by) => count + by, quantity)
  const isGoing = here.sent.some((form) => form.get('intent') === 'remove')
  const form = (intent: 'update' | 'remove', children: ReactNode) => (
    <form {...here.form} action={action}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lineId" value={lineId} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {children}
    </form>
  )
  return (
    <div
      className={`flex flex-wrap gap-4 ${isGoing ? 'opacity-50' : ''}`}
      aria-busy={here.sent.length > 0}
    >
      <ProductImage image={image} category={category} size="thumb" />
      <div className="grid min-w-0 flex-[1_1_10rem] gap-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          {href ? (
            <Link
              to={href}
              className="font-semibold wrap-anywhere decoration-canal decoration-2 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span className="font-semibold wrap-anywhere">{name}</span>
          )}
          <span className="whitespace-nowrap">{lineTotal ?? unitPrice}</span>
        </div>
        {lineTotal && (
          <p className="text-sm text-ink-soft">{t('cart.each', { price: unitPrice })}</p>
        )}
        {details && <div className="text-sm text-ink-soft">{details}</div>}
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3">
          {form('update', <QuantityStepper quantity={shown} subject={name} max={maxQuantity} />)}
          {form(
            'remove',
            <button className="grid size-11 place-items-center rounded-sm text-ink-soft hover:bg-surface-raised hover:text-danger">
              <Icon name="trash-2" size={18} />
              <span className="tip">{t('cart.remove', { subject: name })}</span>
            </button>,
          )}
        </div>
      </div>
    </div>
  )
}
