import { withQuery, type Query } from './query'
import { sellerOrderPaths } from './seller-order'

const DESK = '/studiostack/dashboard'

/**
 * The addresses of a studio's own side of Studio Stack; apart from the others, which weigh in the
 * script of every page.
 */
export const studioPaths = {
  ...sellerOrderPaths(DESK),
  auth: (query?: Query) => withQuery('/studiostack/auth', query),
  dashboard: () => DESK,
  settings: () => `${DESK}/settings`,
  brand: () => `${DESK}/brand`,
  products: (query?: Query) => withQuery(`${DESK}/products`, query),
  newProduct: () => `${DESK}/products/new`,
  product: (id: number, query?: Query) => withQuery(`${DESK}/products/${id}`, query),
  projects: (query?: Query) => withQuery(`${DESK}/projects`, query),
  newProject: () => `${DESK}/projects/new`,
  project: (id: number, query?: Query) => withQuery(`${DESK}/projects/${id}`, query),
  enquiries: (query?: Query) => withQuery(`${DESK}/enquiries`, query),
  orders: (query?: Query) => withQuery(`${DESK}/orders`, query),
  conversations: (query?: Query) => withQuery(`${DESK}/conversations`, query),
  payouts: (query?: Query) => withQuery(`${DESK}/payouts`, query),
  payoutAccount: () => `${DESK}/payouts/account`,
  statement: (number: string) => `${DESK}/payouts/${number}`,
  statementPaper: (number: string, format: 'pdf' | 'csv') =>
    `/documents/statements/${number}/${format}`,
  feeDocument: (number: string, format: 'pdf' | 'xml') => `/documents/fees/${number}/${format}`,
  visits: (query?: Query) => withQuery(`${DESK}/visits`, query),
  export: () => `${DESK}/export`,
}
