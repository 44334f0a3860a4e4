import { brand } from '~/brand'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { splitAddress } from '../invoices/billing-document.rules'

/** Who pays, on a statement that is no invoice: as one of its parties, and in its footer. */
export function operatorOnPaper(language: Language) {
  const words = translator(language, 'documents')
  const { street, postalCode, city } = splitAddress(brand.cities[0].address)
  return {
    party: {
      title: words('parties.from'),
      name: brand.legalName,
      lines: [
        street,
        `${postalCode} ${city}`,
        words('parties.vatNumber', { number: brand.vatNumber }),
        brand.email,
      ],
    },
    footer: [
      brand.legalName,
      words('parties.companyNumber', { number: brand.companyNumber }),
      brand.email,
    ].join(' · '),
  }
}
