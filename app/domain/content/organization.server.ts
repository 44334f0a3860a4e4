import { brand } from '~/brand'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import { LANGUAGES } from '~/platform/i18n/languages'

const POSTAL_CODE = /^\d[\dA-Z -]*(?= )/

/** "Street 25, 411 14 Town" in the parts that schema.org has for it. */
export function postalAddress({ address, country }: { address: string; country: string }) {
  const comma = address.lastIndexOf(', ')
  const town = address.slice(comma + 2)
  const postalCode = POSTAL_CODE.exec(town)?.[0]
  return {
    '@type': 'PostalAddress',
    streetAddress: address.slice(0, comma),
    ...(postalCode ? { postalCode } : {}),
    addressLocality: town.slice(postalCode?.length ?? 0).trim(),
    addressCountry: country,
  }
}

/**
 * The site by its name (schema.org WebSite); who is behind it stands on the page about the studio.
 */
export function websiteData() {
  return { '@type': 'WebSite', name: brand.name, url: `${env.PUBLIC_URL}${paths.home()}` }
}

/** The studio as a schema.org organization, with its addresses and its VAT number. */
export function organizationData() {
  return {
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    url: `${env.PUBLIC_URL}${paths.home()}`,
    logo: `${env.PUBLIC_URL}/icons/icon-512.png`,
    email: brand.email,
    telephone: brand.phone,
    vatID: brand.vatNumber,
    taxID: brand.companyNumber,
    foundingDate: String(brand.founded),
    knowsLanguage: [...LANGUAGES],
    address: brand.cities.map(postalAddress),
  }
}
