import { element, type XmlElement } from '~/platform/xml'
import { splitRegion } from '~/domain/ground/address.rules'

/** An element of UBL with a value. */
export const cbc = (name: string, content: string, attributes?: Record<string, string>) =>
  element(`cbc:${name}`, content, attributes)
/** An element of UBL with others in it. */
export const cac = (name: string, ...content: (XmlElement | null)[]) =>
  element(`cac:${name}`, content)

interface Place {
  street: string
  city: string
  postalCode: string
  country: string
}

/**
 * An address in UBL, with the state where it was typed behind the city; no element may be empty
 * (PEPPOL-EN16931-R008).
 */
export function postalAddress({ street, postalCode, country, ...place }: Place) {
  const { city, region } = splitRegion({ city: place.city, country })
  return cac(
    'PostalAddress',
    street ? cbc('StreetName', street) : null,
    city ? cbc('CityName', city) : null,
    postalCode ? cbc('PostalZone', postalCode) : null,
    region ? cbc('CountrySubentity', region) : null,
    cac('Country', cbc('IdentificationCode', country)),
  )
}
