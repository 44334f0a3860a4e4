import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/form/button'
import { Badge } from '~/ui/feedback/badge'
import { Icon } from '~/ui/media/icon'
import { Popover, PopoverButton } from '~/ui/overlay/popover'
import { CartLine, type CartLineProps } from '~/storefront/cart-line'

export type CartPopoverProps = {
  lines: (Omit<CartLineProps, 'action' | 'redirectTo'> & { available: boolean })[]
  totalItems: number
  /** Formatted money. */
  total: string
  action: string
  redirectTo: string
  cartHref: string
  checkoutHref: string
  shopHref: string
}

function Empty({ shopHref }: { shopHref: string }) {
  const { t } = useTranslation('ui')
  return (
    <div className="grid justify-items-start gap-4 px-5">
      <p className="text-ink-soft">{t('cart.empty')}</p>
      <ButtonLink to={shopHref} variant="secondary" size="sm">
        {t('cart.browse')}
      </ButtonLink>
    </div>
  )
}

/** Opens the bar's cart, and says how many are in it. */
export function CartButton({ totalItems }: Pick<CartPopoverProps, 'totalItems'>) {
  const { t } = useTranslation('ui')
  return (
    <PopoverButton
      target="cart-popover"
      label={t('cart.open', { count: totalItems })}
      className="relative grid size-11 place-items-center rounded-sm hover:bg-surface-raised"
    >
      <Icon name="shopping-cart" size={20} />
      {totalItems > 0 && (
        <span
          aria-hidden
          className="absolute end-0 top-0 min-w-5 rounded-full bg-canal px-1 text-center text-xs leading-5 font-bold text-ground"
        >
          {totalItems}
        </span>
      )}
    </PopoverButton>
  )
}

/** What is in the cart, and for how much, in a panel under the bar. */
export function CartPopover({
  lines,
  total,
  action,
  redirectTo,
  cartHref,
  checkoutHref,
  shopHref,
}: Omit<CartPopoverProps, 'totalItems'>) {
  const { t } = useTranslation('ui')
  return (
    <Popover id="cart-popover" label={t('cart.title')} place="end" className="py-5">
      <p className="px-5 pb-4 font-display text-2xl font-semibold">{t('cart.title')}</p>
      {lines.length === 0 ? (
        <Empty shopHref={shopHref} />
      ) : (
        <>
          <ul className="grid max-h-[300px] gap-6 overflow-y-auto px-5 pb-1">
            {lines.map(({ available, ...line }) => (
              <li key={line.lineId}>
                <CartLine
                  {...line}
                  details={!available && <Badge tone="danger">{t('cart.unavailable')}</Badge>}
                  action={action}
                  redirectTo={redirectTo}
                />
              </li>
            ))}
          </ul>
          <div className="mt-4 grid gap-3 border-t border-line px-5 pt-4">
            <p className="flex justify-between gap-4 text-lg font-semibold">
              <span>{t('cart.total')}</span> <span>{total}</span>
            </p>
            <p className="text-sm text-ink-soft">{t('cart.methods')}</p>
            {lines.every(({ available }) => available) && (
              <ButtonLink to={checkoutHref} wide>
                {t('cart.checkout')}
              </ButtonLink>
            )}
            <ButtonLink to={cartHref} variant="secondary" wide>
              {t('cart.view')}
            </ButtonLink>
          </div>
        </>
      )}
    </Popover>
  )
}
