/** What a check found: all is well, worth knowing, better mended, or wrong. */
export type Tone = 'good' | 'note' | 'warning' | 'problem'

export const CHECKS = {
  texts: [
    'titleMissing',
    'titleLong',
    'titleShort',
    'titleFits',
    'descriptionMissing',
    'descriptionLong',
    'descriptionShort',
    'descriptionFits',
  ],
  picture: [
    'pictureMissing',
    'pictureUnread',
    'pictureStatus',
    'pictureSvg',
    'pictureOther',
    'pictureBroken',
    'pictureTooSmall',
    'pictureSmall',
    'pictureBelowBest',
    'pictureRatio',
    'pictureHeavyFacebook',
    'pictureHeavyX',
    'pictureWide',
    'picturePixels',
    'pictureAvif',
    'pictureHttp',
    'pictureAltMissing',
    'pictureGood',
  ],
  address: [
    'canonicalMissing',
    'canonicalHttp',
    'canonicalFragment',
    'canonicalHost',
    'canonicalOther',
    'canonicalGood',
  ],
  robots: ['noindex', 'noindexCanonical', 'noindexLanguages', 'noSnippet', 'robotsGood'],
  languages: [
    'hreflangWrong',
    'hreflangMeant',
    'hreflangTwice',
    'hreflangNoSelf',
    'hreflangNoDefault',
    'hreflangGood',
  ],
  page: [
    'pageStatus',
    'pageRedirected',
    'pageCut',
    'pageXRobots',
    'pageCharsets',
    'pageNoCharset',
    'pageHeadEnded',
    'pageTextInHead',
    'pageInBody',
    'pageTitles',
    'pageDescriptions',
    'pageCanonicals',
    'pageRobots',
    'pageCanonicalRelative',
    'pagePictureRelative',
    'pageStructured',
    'pageAlternates',
    'pageGood',
  ],
  structured: ['productPlain', 'articleUndated', 'structuredGood'],
} as const

export type CheckArea = keyof typeof CHECKS
export const CHECK_AREAS = Object.keys(CHECKS) as CheckArea[]
export type CheckName = (typeof CHECKS)[CheckArea][number]

/**
 * `says` are the numbers and names for its words; bytes as `size`, ready for the language, are put
 * in by the page.
 */
export interface Finding {
  check: CheckName
  tone: Tone
  says?: Record<string, string | number>
}

const TONES: Tone[] = ['problem', 'warning', 'note', 'good']
/** The worst of them. */
export const worstOf = (findings: Finding[]): Tone =>
  TONES.find((tone) => findings.some((finding) => finding.tone === tone)) ?? 'good'
