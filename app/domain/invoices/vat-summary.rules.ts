import { isEuCountry, SELLER_COUNTRY } from '~/domain/ground/vat.rules'

/** How what was sold is taxed: at home, elsewhere in the EU with VAT, or without. */
const SUPPLIES = ['home', 'eu', 'reverseCharge', 'outsideEu', 'none'] as const
type Supply = (typeof SUPPLIES)[number]

/** What a summary needs of an invoice, or of a credit note with negative sums; integer cents. */
export interface TaxedPaper {
  /** ISO 3166, of the buyer. */
  country: string
  /** Basis points. */
  vatRate: number
  reverseCharge: boolean
  currency: string
  net: number
  vat: number
  /** The same in kronor, integer öre. */
  netInKronor: number
  vatInKronor: number
}

/** Papers of one country, rate, kind of supply and currency. */
export interface VatLine extends Omit<TaxedPaper, 'reverseCharge'> {
  supply: Supply
  papers: number
}

function supplyOf({ country, vatRate, reverseCharge }: TaxedPaper): Supply {
  if (reverseCharge) return 'reverseCharge'
  if (!isEuCountry(country)) return 'outsideEu'
  if (vatRate === 0) return 'none'
  return country === SELLER_COUNTRY ? 'home' : 'eu'
}

/**
 * The sums of papers by country, rate, kind of supply and currency, as a VAT return and the one
 * stop shop ask for them (Directive 2006/112/EC, article 369g).
 */
export function vatSummary(papers: readonly TaxedPaper[]): VatLine[] {
  const lines = new Map<string, VatLine>()
  for (const paper of papers) {
    const { country, vatRate, currency } = paper
    const supply = supplyOf(paper)
    const key = [SUPPLIES.indexOf(supply), country, vatRate, currency].join(' ')
    const line = lines.get(key)
    lines.set(key, {
      ...{ country, vatRate, currency, supply },
      papers: (line?.papers ?? 0) + 1,
      net: (line?.net ?? 0) + paper.net,
      vat: (line?.vat ?? 0) + paper.vat,
      netInKronor: (line?.netInKronor ?? 0) + paper.netInKronor,
      vatInKronor: (line?.vatInKronor ?? 0) + paper.vatInKronor,
    })
  }
  return [...lines.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
}
