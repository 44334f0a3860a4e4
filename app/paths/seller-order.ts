import { withAnchor, withQuery, type Query } from './query'

/** The pages about one order beside the order itself, for whoever sells it. */
export type OrderPart =
  'messages' | 'files' | 'design' | 'previews' | 'deliverables' | 'details' | 'team'

type Anchored = Query & { anchor?: string }

/**
 * The addresses of the pages about one order, which are the same below the control center and below
 * a studio's desk.
 */
export function sellerOrderPaths(area: string) {
  const at = (id: string, rest: string, { anchor, ...query }: Anchored = {}) =>
    withAnchor(withQuery(`${area}/orders/${id}${rest}`, query), anchor)
  return {
    quotes: (query?: Query) => withQuery(`${area}/quotes`, query),
    newQuote: () => `${area}/quotes/create`,
    quote: (id: string) => `${area}/quotes/${id}`,
    order: (id: string, query?: Anchored) => at(id, '', query),
    orderCancel: (id: string) => at(id, '/cancel'),
    orderPart: (id: string, part: OrderPart, query?: Anchored) => at(id, `/${part}`, query),
    orderFile: (id: string, fileId: string) => at(id, `/files/${fileId}`),
    orderDeliverable: (id: string, deliverableId: string) =>
      at(id, `/deliverables/${deliverableId}`),
    design: (id: string, designId: string, query?: Anchored) =>
      at(id, `/design/${designId}`, query),
    preview: (id: string, previewId: string, query?: Anchored) =>
      at(id, `/previews/${previewId}`, query),
  }
}
export type OrderPaths = ReturnType<typeof sellerOrderPaths>
