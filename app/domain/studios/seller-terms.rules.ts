import { isEuCountry } from '~/domain/ground/vat.rules'

/**
 * Standard rates of VAT in the EU, in basis points (European Commission, Taxes in Europe Database,
 * 2026).
 */
const STANDARD_RATES: Record<string, number> = {
  ...{
    AT: 2000,
    BE: 2100,
    BG: 2000,
    CY: 1900,
    CZ: 2100,
    DE: 1900,
    DK: 2500,
    EE: 2400,
    ES: 2100,
    FI: 2550,
    FR: 2000,
    GR: 2400,
    HR: 2500,
    HU: 2700,
  },
  ...{
    IE: 2300,
    IT: 2200,
    LT: 2100,
    LU: 1700,
    LV: 2100,
    MT: 1800,
    NL: 2100,
    PL: 2300,
    PT: 2300,
    RO: 2100,
    SE: 2500,
    SI: 2200,
    SK: 2300,
  },
}

/** Where a seller is, and the rate that contains its VAT; basis points. */
export interface SellerVat {
  country: string
  rate: number
  /** It charges VAT at all. */
  registered: boolean
  /** Who pays no VAT pays the price without it. */
  netPrices: boolean
}

/**
 * A studio charges the VAT of its EU country once it has a number for it; one elsewhere, or without
 * a number, charges none.
 */
export function vatOfSeller({
  country,
  vatNumber,
  netPrices,
}: {
  country: string | null
  vatNumber: string | null
  netPrices: boolean
}): SellerVat {
  const registered = Boolean(vatNumber?.trim()) && country !== null && isEuCountry(country)
  return {
    country: country ?? '',
    rate: registered ? (STANDARD_RATES[country] ?? 0) : 0,
    registered,
    netPrices,
  }
}
