/** Everything that names the studio: another studio re-brands by changing this file alone. */
export const brand = {
  name: 'Kanal',
  slug: 'kanal',
  legalName: 'Kanal Studio AB',
  /** The outline of the house in the logo, 28 by 28, and the two lines of water under it. */
  mark: {
    house: 'M5 20V12h2V9h2.4V6h2.2V3.2h4.8V6h2.2v3H21v3h2v8z',
    ripple: 'M8 23.4h12',
    glint: 'M11 26.6h6',
  },
  /** `names` where a language of the site has its own. */
  cities: [
    {
      name: 'Gothenburg',
      names: { sv: 'Göteborg', nl: 'Göteborg', pl: 'Göteborg' },
      country: 'SE',
      address: 'Södra Hamngatan 25, 411 14 Göteborg',
    },
    { name: 'Utrecht', names: {}, country: 'NL', address: 'Oudegracht 187, 3511 NE Utrecht' },
  ],
  companyNumber: '559412-0387',
  vatNumber: 'SE559412038701',
  email: 'hello@kanal.example',
  mailFrom: 'Kanal <hello@kanal.example>',
  phone: '+46 31 760 00 00',
  founded: 2024,
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'GitHub', url: 'https://github.com/' },
    { name: 'Mastodon', url: 'https://mastodon.social/' },
  ],
  storageKeys: {
    cart: 'kanal-cart',
    consent: 'kanal-cookie-consent',
    consentPreferences: 'kanal-cookie-preferences',
    water: 'kanal-water',
  },
  templateFields: { pick: 'kanalPick', review: 'kanalReview' },
} as const
