import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_QUANTITY } from '~/domain/cart/cart.rules'

export type RunningTotalProps = {
  amounts: {
    currency: string
    /** One piece with nothing more, in minor units, like all amounts here. */
    price: number
    /** What each delivery speed adds, by its code. */
    speeds: Record<string, number>
    /** What each add-on adds, by its id. */
    addOns: Record<string, number>
  }
}

/** What the choices in a form cost together; null while no quantity is typed that can be ordered. */
function totalOf(form: HTMLFormElement, { price, speeds, addOns }: RunningTotalProps['amounts']) {
  const choices = new FormData(form)
  const quantity = Number(choices.get('quantity'))
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) return null
  const more = [
    speeds[String(choices.get('deliverySpeed'))],
    ...choices.getAll('addOns').map((id) => addOns[String(id)]),
  ]
  return more.reduce<number>((sum, amount = 0) => sum + amount, price) * quantity
}

/**
 * The price of what is chosen in the form around it, at once. Without script the cart, which is the
 * next step, says it.
 */
export function RunningTotal({ amounts }: RunningTotalProps) {
  const { t, i18n } = useTranslation('shop')
  const shown = useRef<HTMLOutputElement>(null)
  const [total, setTotal] = useState<number | null>(null)
  useEffect(() => {
    const form = shown.current?.form
    if (!form) return
    const count = () => setTotal(totalOf(form, amounts))
    count()
    form.addEventListener('input', count)
    return () => form.removeEventListener('input', count)
  }, [amounts])
  return (
    <output ref={shown} className="block min-h-8 text-lg">
      {total !== null && (
        <>
          {t('form.total')}{' '}
          <strong className="text-xl tabular-nums">
            {new Intl.NumberFormat(i18n.language, {
              style: 'currency',
              currency: amounts.currency,
              currencyDisplay: 'narrowSymbol',
              useGrouping: true,
            }).format(total / 100)}
          </strong>
        </>
      )}
    </output>
  )
}
