import { sharedDescription, type MetaValues, type PageType } from './fields.rules'
import { readLines } from './lines.rules'

type Thing = Record<string, unknown>

/** Without what is empty. */
const thing = (type: string, properties: Thing): Thing => ({
  '@type': type,
  ...Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== '' && value !== undefined && value !== null,
    ),
  ),
})

const TYPES: Record<PageType, string> = {
  website: 'WebPage',
  article: 'Article',
  product: 'Product',
  profile: 'ProfilePage',
}
const isAddress = (text: string) => /^https?:/.test(text)

const organization = ({ organization, logo }: MetaValues) =>
  organization ? thing('Organization', { name: organization, logo }) : undefined
const person = (author: string) =>
  author ? thing('Person', isAddress(author) ? { url: author } : { name: author }) : undefined
const offer = ({ price, currency, canonical }: MetaValues) =>
  price && currency ? thing('Offer', { price, priceCurrency: currency, url: canonical }) : undefined

/**
 * The page itself, with the properties that Google names for its type (Google Search Central,
 * “Article”, “Product”, “Profile page”).
 */
function ofPage(values: MetaValues): Thing {
  const { type, title, canonical, image, lang, siteName, author, published, modified } = values
  const about = {
    name: title,
    description: sharedDescription(values),
    url: canonical,
    image,
    inLanguage: lang,
  }
  if (type === 'article') {
    const { name: headline, ...rest } = about
    return thing(TYPES.article, {
      headline,
      ...rest,
      datePublished: published,
      dateModified: modified,
      author: person(author),
      publisher: organization(values),
      mainEntityOfPage: canonical,
    })
  }
  if (type === 'product') {
    const { inLanguage: _, ...rest } = about
    return thing(TYPES.product, {
      ...rest,
      brand: siteName ? thing('Brand', { name: siteName }) : undefined,
      offers: offer(values),
    })
  }
  if (type === 'profile')
    return thing(TYPES.profile, {
      ...about,
      dateCreated: published,
      dateModified: modified,
      mainEntity: thing('Person', {
        name: author && !isAddress(author) ? author : title,
        image,
        description: values.description,
      }),
    })
  return thing(TYPES.website, {
    ...about,
    isPartOf: siteName
      ? thing('WebSite', { name: siteName, url: canonical && new URL(canonical).origin })
      : undefined,
  })
}

function breadcrumbs({ breadcrumbs }: MetaValues): Thing | undefined {
  const { lines } = readLines(breadcrumbs)
  if (lines.length === 0) return undefined
  return thing('BreadcrumbList', {
    itemListElement: lines.map(({ name, url }, index) =>
      thing('ListItem', { position: index + 1, name, item: url }),
    ),
  })
}

/**
 * The page in the vocabulary of schema.org, for a script of JSON-LD; null before it has a title.
 */
export function makeStructuredData(values: MetaValues): Thing | null {
  if (!values.title) return null
  const publisher = organization(values)
  const things = [
    ofPage(values),
    values.type === 'article' ? undefined : publisher,
    breadcrumbs(values),
  ].filter((one) => one !== undefined)
  return things.length === 1
    ? { '@context': 'https://schema.org', ...things[0] }
    : { '@context': 'https://schema.org', '@graph': things }
}
