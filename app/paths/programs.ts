import { withQuery, type Query } from './query'

/** What programs read; apart from the other paths, which weigh in the script of every page. */
export const programPaths = {
  productFeed: (query?: Query) => withQuery('/shop/feed.xml', query),
  studioFeed: (slug: string, query?: Query) =>
    withQuery(`/studiostack/studio/${encodeURIComponent(slug)}/feed.xml`, query),
  llms: (query?: Query) => withQuery('/llms.txt', query),
}
