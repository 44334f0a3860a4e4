import { useTranslation } from 'react-i18next'
import { Icon } from '../media/icon'

export type QuantityStepperProps = {
  quantity: number
  /** What is counted, for the buttons' names: "Fewer: {subject}". */
  subject: string
  max?: number
  form?: string
}

const buttonClass =
  'grid size-11 place-items-center hover:bg-surface-raised disabled:text-line-strong disabled:hover:bg-transparent'

/**
 * Two submit buttons around a value, inside a form of the caller, which is sent `by` how much the
 * quantity changes: the page may be older than the cart. Minus stops at 1 (spec §4).
 */
export function QuantityStepper({ quantity, subject, max = 99, form }: QuantityStepperProps) {
  const { t } = useTranslation('ui')
  return (
    <div className="inline-flex items-center rounded-sm border border-line-strong">
      <button
        {...{ form }}
        name="by"
        type="submit"
        value={-1}
        disabled={quantity <= 1}
        className={buttonClass}
      >
        <Icon name="minus" size={16} />
        <span className="tip">{t('cart.fewer', { subject })}</span>
      </button>{' '}
      <span className="min-w-8 text-center font-semibold" aria-live="polite">
        <span className="sr-only">{t('cart.quantity')} </span>
        {quantity}
      </span>
      <button
        {...{ form }}
        name="by"
        type="submit"
        value={1}
        disabled={quantity >= max}
        className={buttonClass}
      >
        <Icon name="plus" size={16} />
        <span className="tip">{t('cart.more', { subject })}</span>
      </button>
    </div>
  )
}
