import { useTranslation } from 'react-i18next'
import { Icon } from '../media/icon'

export type QuantityStepperProps = {
  quantity: number
  /** What is counted, for the buttons' names: "Fewer: {subject}". */
  subject: string
  /** Name sent by both buttons; default `quantity`. The value is the new quantity. */
  name?: string
  max?: number
  form?: string
}

const buttonClass =
  'grid size-11 place-items-center hover:bg-surface-raised disabled:text-line-strong disabled:hover:bg-transparent'

/** Two submit buttons around a value, inside a form of the caller. Minus stops at 1 (spec §4). */
export function QuantityStepper({
  quantity,
  subject,
  name = 'quantity',
  max = 99,
  form,
}: QuantityStepperProps) {
  const { t } = useTranslation('ui')
  return (
    <div className="inline-flex items-center rounded-sm border border-line-strong">
      <button
        {...{ name, form }}
        type="submit"
        value={quantity - 1}
        disabled={quantity <= 1}
        className={buttonClass}
        aria-label={t('cart.fewer', { subject })}
      >
        <Icon name="minus" size={16} />
      </button>
      <span className="min-w-8 text-center font-semibold" aria-live="polite">
        <span className="sr-only">{t('cart.quantity')} </span>
        {quantity}
      </span>
      <button
        {...{ name, form }}
        type="submit"
        value={quantity + 1}
        disabled={quantity >= max}
        className={buttonClass}
        aria-label={t('cart.more', { subject })}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
}
