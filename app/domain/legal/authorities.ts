/**
 * Where the legal documents send people: authorities and bodies that hear complaints, and the
 * policies of other companies.
 */
export const AUTHORITIES = {
  imy: 'https://www.imy.se/',
  ap: 'https://www.autoriteitpersoonsgegevens.nl/',
  uodo: 'https://uodo.gov.pl/',
  arn: 'https://www.arn.se/',
  eccNet: 'https://www.eccnet.eu/',
  pts: 'https://www.pts.se/',
  acm: 'https://www.acm.nl/',
  pfron: 'https://www.pfron.org.pl/',
  stripe: 'https://stripe.com/privacy',
  google: 'https://policies.google.com/privacy',
} as const
