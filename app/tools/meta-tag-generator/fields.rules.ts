/** What a page is, as the Open Graph protocol calls it (ogp.me, “Object Types”). */
export const PAGE_TYPES = ['website', 'article', 'product', 'profile'] as const
export type PageType = (typeof PAGE_TYPES)[number]

/** The two kinds of card that X draws for a page (developer.x.com, “About Cards”). */
export const X_CARDS = ['summary_large_image', 'summary'] as const
/** The sizes of `max-image-preview` (Google Search Central, “Robots meta tag specifications”). */
export const IMAGE_PREVIEWS = ['none', 'standard', 'large'] as const

/** The most characters of each field of free text. */
export const FIELD_LIMITS = {
  title: 300,
  description: 1000,
  canonical: 2000,
  lang: 35,
  siteName: 100,
  image: 2000,
  imageAlt: 500,
  shareTitle: 300,
  shareDescription: 1000,
  xAccount: 30,
  maxSnippet: 10,
  robotsOther: 300,
  hreflang: 60_000,
  author: 200,
  published: 40,
  modified: 40,
  price: 20,
  currency: 3,
  organization: 200,
  logo: 2000,
  breadcrumbs: 12_000,
  themeColor: 100,
  favicon: 2000,
} as const

/** The most lines of a list in the form. */
export const HREFLANG_MAX = 100
export const BREADCRUMBS_MAX = 12

export type TextFieldName = keyof typeof FIELD_LIMITS
export const TEXT_FIELDS = Object.keys(FIELD_LIMITS) as TextFieldName[]

export interface MetaChoices {
  type: PageType
  xCard: (typeof X_CARDS)[number]
  index: 'index' | 'noindex'
  follow: 'follow' | 'nofollow'
  maxImagePreview: '' | (typeof IMAGE_PREVIEWS)[number]
}

/** What the form says of a page; an empty text says nothing. */
export type MetaValues = Record<TextFieldName, string> & MetaChoices
export type MetaField = keyof MetaValues

export const NO_VALUES: MetaValues = {
  ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextFieldName, string>),
  ...{
    type: 'website',
    xCard: 'summary_large_image',
    index: 'index',
    follow: 'follow',
    maxImagePreview: '',
  },
}

const one = <Value extends string>(values: readonly Value[], said: unknown, usual: Value): Value =>
  values.find((value) => value === said) ?? usual

/**
 * What was chosen and typed, as far as the fields take it: a text one character too long is still
 * seen to be.
 */
export function readValues(said: { get: (name: string) => unknown }): MetaValues {
  const text = (field: TextFieldName) => {
    const typed = said.get(field)
    return typeof typed === 'string'
      ? typed
          .replace(/\r\n?/g, '\n')
          .trim()
          .slice(0, FIELD_LIMITS[field] + 1)
      : ''
  }
  return {
    ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, text(field)])) as Record<
      TextFieldName,
      string
    >),
    type: one(PAGE_TYPES, said.get('type'), 'website'),
    xCard: one(X_CARDS, said.get('xCard'), 'summary_large_image'),
    index: one(['index', 'noindex'], said.get('index'), 'index'),
    follow: one(['follow', 'nofollow'], said.get('follow'), 'follow'),
    maxImagePreview: one(['', ...IMAGE_PREVIEWS], said.get('maxImagePreview'), ''),
  }
}

/** The title and the text of a shared link: those of the page, unless it has others for that. */
export const sharedTitle = ({ title, shareTitle }: MetaValues) => shareTitle || title
export const sharedDescription = ({ description, shareDescription }: MetaValues) =>
  shareDescription || description
