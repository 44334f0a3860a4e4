import { withAnchor, withQuery, type Query } from './query'

type FrontAnchor = 'services' | 'about' | 'enquiry' | 'seller'

/**
 * The URLs of the studios' own shop fronts; apart from the others, which weigh in the script of
 * every page.
 */
export const shopFrontPaths = {
  front: (slug: string, { anchor, ...query }: Query & { anchor?: FrontAnchor } = {}) =>
    withAnchor(withQuery(`/studiostack/studio/${encodeURIComponent(slug)}`, query), anchor),
  product: (slug: string, id: number, query?: Query) =>
    withQuery(`/studiostack/studio/${encodeURIComponent(slug)}/product/${id}`, query),
  projects: (slug: string, query?: Query) =>
    withQuery(`/studiostack/studio/${encodeURIComponent(slug)}/projects`, query),
  /** The logo's name in the store changes with it. */
  logo: (slug: string, key: string) =>
    withQuery(`/studiostack/studio/${encodeURIComponent(slug)}/logo`, { v: key.split('/').at(-1) }),
  /** `version` changes with the brand: its style sheet is kept for ever. */
  brand: (slug: string, version: string) =>
    withQuery(`/studiostack/studio/${encodeURIComponent(slug)}/brand.css`, { v: version }),
}
