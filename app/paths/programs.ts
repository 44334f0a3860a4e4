import { withQuery, type Query } from './query'

/** What programs read, and the pages of what they are told; apart from the other paths, which weigh in the script of every page. */
export const programPaths = {
  productFeed: (query?: Query) => withQuery('/shop/feed.xml', query),
  studioFeed: (slug: string, query?: Query) =>
    withQuery(`/studiostack/studio/${encodeURIComponent(slug)}/feed.xml`, query),
  webhook: (id: string, query?: Query) => withQuery(`/dashboard/settings/webhooks/${id}`, query),
  deleteWebhook: (id: string) => `/dashboard/settings/webhooks/${id}/delete`,
  llms: (query?: Query) => withQuery('/llms.txt', query),
}
