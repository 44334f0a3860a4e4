/** Where the city stands before its postal code (Universal Postal Union, addressing by country). */
const CITY_FIRST = ['AU', 'CA', 'GB', 'IE', 'JP', 'LV', 'NZ', 'SG', 'US']

/** The city's line of an address as the country writes it. */
export function cityLine({
  postalCode,
  city,
  country,
}: {
  postalCode: string
  city: string
  country: string
}) {
  const parts = CITY_FIRST.includes(country) ? [city, postalCode] : [postalCode, city]
  return parts.filter(Boolean).join(' ')
}

/** States, provinces and territories that belong to an address of their country, by their codes. */
const REGIONS: Record<string, readonly string[]> = {
  US: (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ ' +
    'NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP VI'
  ).split(' '),
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
  AU: 'ACT NSW NT QLD SA TAS VIC WA'.split(' '),
}

/** A city and the state that was typed behind it, such as `Austin, TX`; null for none. */
export function splitRegion({ city, country }: { city: string; country: string }) {
  const at = Math.max(city.lastIndexOf(' '), city.lastIndexOf(','))
  const region = city.slice(at + 1).toUpperCase()
  const name = city.slice(0, Math.max(0, at)).trim()
  return name && REGIONS[country]?.includes(region)
    ? { city: name.endsWith(',') ? name.slice(0, -1).trim() : name, region }
    : { city, region: null }
}
