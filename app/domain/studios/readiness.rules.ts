import { currenciesOf, inWords, languagesOf } from './shop-front.rules'
import { checkBrandColors } from './studio.rules'

/**
 * What a shop must have before it opens: who sells by name and address (Directive 2000/31/EC,
 * article 5), words, colors that can be read, something to sell.
 */
export const GAPS = [
  'legalName',
  'address',
  'country',
  'number',
  'email',
  'tagline',
  'colors',
  'product',
  'prices',
] as const
export type Gap = (typeof GAPS)[number]

export interface ShopState {
  legalName: string | null
  address: string | null
  country: string | null
  companyNumber: string | null
  vatNumber: string | null
  email: string | null
  languages: unknown
  currencies: unknown
  tagline: unknown
  accentColour: string | null
  groundColour: string | null
}

/** A sentence on itself in the language that the studio names first. */
function hasTagline({ tagline, languages }: ShopState) {
  const [first] = languagesOf(languages)
  const { text, language } = inWords(tagline, first!)
  return text !== '' && language === first
}

/** What a studio's shop lacks; `services` has the currencies of each that is published. */
export function gapsOf(state: ShopState, services: readonly (readonly string[])[]): Gap[] {
  const {
    legalName,
    address,
    country,
    companyNumber,
    vatNumber,
    email,
    accentColour,
    groundColour,
  } = state
  const has: Record<Gap, boolean> = {
    legalName: Boolean(legalName?.trim()),
    address: Boolean(address?.trim()),
    country: Boolean(country),
    // An invoice needs one by which its seller is known (EN 16931, BR-CO-26).
    number: Boolean(companyNumber?.trim() || vatNumber?.trim()),
    email: Boolean(email),
    tagline: hasTagline(state),
    colors:
      accentColour !== null &&
      groundColour !== null &&
      checkBrandColors(accentColour, groundColour).passes,
    product: services.length > 0,
    prices: services.every((priced) =>
      currenciesOf(state.currencies).every((currency) => priced.includes(currency)),
    ),
  }
  return GAPS.filter((gap) => !has[gap])
}
