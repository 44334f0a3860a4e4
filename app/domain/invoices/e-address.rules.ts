import type { InvoiceBuyer, Seller } from './billing-document.rules'
import { isEuCountry, readVatNumber, SELLER_COUNTRY } from '~/domain/ground/vat.rules'

/** An electronic address: a number in a scheme of the list EAS (EN 16931, BT-34 and BT-49). */
export interface EAddress {
  id: string
  scheme: string
}

/** A mail address has a scheme too, which Peppol does not know (PEPPOL-EN16931-CL008). */
const MAIL = 'EM'

const SWEDISH_COMPANY = '0007'
const DUTCH_COMPANY = '0106'
const NORWEGIAN_COMPANY = '0192'

/**
 * The schemes of VAT numbers in Peppol's list (CL008); Sweden has none, there it is the company
 * number.
 */
const VAT_SCHEMES: Record<string, string> = {
  ...{ AT: '9914', BE: '9925', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', DK: '0198' },
  ...{ EE: '9931', ES: '9920', FI: '0213', FR: '9957', GR: '9933', HR: '9934', HU: '9910' },
  ...{ IE: '9935', IT: '0211', LT: '9937', LU: '9938', LV: '9939', MT: '9943', NL: '9944' },
  ...{ PL: '9945', PT: '9946', RO: '9947', SI: '9949', SK: '9950' },
}

/** Whose sellers have rules of Peppol beyond the common ones that an invoice of ours cannot meet. */
const STRICTER = ['DE', 'DK', 'GR', 'IT']

/** Luhn's sum, of which the last digit of Swedish company numbers comes (PEPPOL-COMMON-R049). */
function hasLuhnSum(digits: string) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

/** The check digit of Norwegian organization numbers (PEPPOL-COMMON-R041). */
function hasNorwegianSum(digits: string) {
  const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((all, by, at) => all + by * Number(digits[at]), 0)
  return (11 - (sum % 11)) % 11 === Number(digits[8])
}

/** A company number in the scheme of its country's register; null where it has not its form. */
export function companyAddress(number: string, country: string): EAddress | null {
  const digits = number.replace(/\D/g, '')
  if (country === 'SE' && digits.length === 10 && hasLuhnSum(digits))
    return { id: digits, scheme: SWEDISH_COMPANY }
  if (country === 'NL' && digits.length === 8) return { id: digits, scheme: DUTCH_COMPANY }
  if (country === 'NO' && digits.length === 9 && hasNorwegianSum(digits))
    return { id: digits, scheme: NORWEGIAN_COMPANY }
  return null
}

function vatAddress(number: string, country: string): EAddress | null {
  const read = readVatNumber(number, country)
  if (!read) return null
  if (country === 'SE') return companyAddress(read.slice(2, 12), country)
  const scheme = VAT_SCHEMES[country]
  return scheme ? { id: read, scheme } : null
}

/** Where a party is reached in Peppol's network; null where it has no number for that. */
const peppolAddress = (country: string, companyNumber: string, vatNumber: string) =>
  companyAddress(companyNumber, country) ?? vatAddress(vatNumber, country)

/**
 * The addresses of both, and whether the document can go through Peppol: between a seller and a
 * company in the EU that both have a number in its list. Elsewhere it is plain EN 16931, and who
 * has no number there is reached by mail.
 */
export function eAddresses(seller: Seller, buyer: InvoiceBuyer) {
  const country = seller.country ?? SELLER_COUNTRY
  const from = peppolAddress(country, seller.companyNumber, seller.vatNumber)
  const to = buyer.companyName ? vatAddress(buyer.vatNumber ?? '', buyer.country) : null
  const domesticDutch = country === 'NL' && buyer.country === 'NL'
  return {
    seller: from ?? { id: seller.email, scheme: MAIL },
    buyer: to ?? { id: buyer.email, scheme: MAIL },
    peppol:
      from !== null &&
      to !== null &&
      isEuCountry(country) &&
      !STRICTER.includes(country) &&
      // The Dutch register's number of the buyer belongs on those (NL-R-005).
      !domesticDutch,
  }
}
