import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { SHOWN, type ReviewCurrency } from './order-review'

type Props = { currencies: Pick<ReviewCurrency, 'currency' | 'free'>[] }

/** Words that depend on the chosen currency, once where they are the same in all of them. */
function InChosen({ texts }: { texts: { currency: string; text: string }[] }) {
  if (new Set(texts.map(({ text }) => text)).size < 2) return texts[0]?.text
  return texts.map(({ currency, text }) => (
    <span key={currency} className={SHOWN[currency]}>
      {text}
    </span>
  ))
}

/** Where ordering leads to: to the payment page, unless there is nothing to pay there. */
export function NextPage({ currencies }: Props) {
  const { t } = useTranslation('checkout')
  const texts = currencies.map(({ currency, free }) => ({
    currency,
    text: t(free ? 'free.next' : 'binding.next'),
  }))
  return (
    <p>
      <InChosen texts={texts} />
    </p>
  )
}

/** The button that binds, which says so unless the whole order costs nothing. */
export function BindingButton({ currencies }: Props) {
  const { t } = useTranslation('checkout')
  const texts = currencies.map(({ currency, free }) => ({
    currency,
    text: t(free === 'order' ? 'free.button' : 'binding.button'),
  }))
  return (
    <Button wide>
      <InChosen texts={texts} />
    </Button>
  )
}
