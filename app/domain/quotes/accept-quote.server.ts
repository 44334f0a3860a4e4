import { currentTime } from '~/platform/clock'
import { translator } from '~/platform/i18n/i18n.server'
import { MAX_CUSTOMIZATION } from '../cart/cart.rules'
import { changeLines } from '../cart/cart.server'
import type { Catalog } from './offers.server'
import { closeQuote, isOver, type IssuedQuote } from './quotes.server'
import { amountsToday, totalToday, type StoredLine } from './stored-quote.rules'

/**
 * What the studio should know from the start, in the language of the quote: the buyer's own words
 * come last and are never cut short.
 */
function wishes({ number, answers, language }: IssuedQuote, { phase }: StoredLine): string {
  const t = translator(language, 'wizard')
  const { date, languages = [], references = [], notes } = answers
  const words = [t('wishes.quote', { number })]
  if (phase === 'main') {
    if (date) words.push(t('wishes.date', { date }))
    if (languages.length > 0)
      words.push(
        t('wishes.languages', {
          languages: languages.map((one) => t(`languages.${one}`)).join(', '),
        }),
      )
    if (references.length > 0)
      words.push(t('wishes.references', { references: references.join(' ') }))
    if (notes) words.push(notes)
  }
  return words.join('\n').slice(0, MAX_CUSTOMIZATION)
}

/**
 * Puts everything in a quote into the visitor's cart, each line as the quote has it and in its
 * currency, and closes it: all or nothing, and pressed twice it changes nothing more. `seenTotal`
 * is what the buyer was shown as today's total: when that has changed, or the quote is over,
 * nothing happens. Throws `cart.*`, as the cart does.
 */
export async function acceptQuote(
  quote: IssuedQuote,
  visitor: string,
  seenTotal: number,
  { offers }: Catalog,
  now = currentTime(),
): Promise<'accepted' | 'expired' | 'changed'> {
  if (isOver(quote, now)) return 'expired'
  if (totalToday(amountsToday(quote.lines, quote.currency, offers)) !== seenTotal) return 'changed'
  const lines = quote.lines.map((line) => {
    const addOns = line.addOns.map(({ id }) => id)
    return {
      productId: line.productId,
      quantity: 1,
      deliverySpeed: line.speed,
      addOns,
      customisation: wishes(quote, line),
    }
  })
  await changeLines(visitor, { lines, currency: quote.currency }, (tx) =>
    closeQuote(tx, quote.id, 'accepted'),
  )
  return 'accepted'
}
