import { withAnchor, withQuery, type Query } from './query'

type ProductAnchor = 'reviews' | 'related'

/** The shop, from the catalog to the confirmation, and the links of mails about an order. */
export const shopPaths = {
  shop: (query?: Query) => withQuery('/shop', query),
  product: (id: number, { anchor, ...query }: Query & { anchor?: ProductAnchor } = {}) =>
    withAnchor(withQuery(`/shop/product/${id}`, query), anchor),
  cart: () => '/shop/cart',
  checkout: (query?: Query) => withQuery('/shop/checkout', query),
  customizeCheckout: (query?: Query) => withQuery('/shop/checkout/customize', query),
  briefFile: (id: string) => `/shop/files/${id}`,
  checkoutReturn: (query?: Query) => withQuery('/shop/order-confirmation', query),
  confirmation: (orderId: string) => `/shop/order/confirmation/${orderId}`,
  confirmationProcessing: (orderId: string) =>
    withQuery('/shop/order/confirmation/processing', { order: orderId }),
  payLinkSent: (orderId: string) => `/shop/order/pay-link/${orderId}`,
  wizard: (query?: Query) => withQuery('/shop/project-wizard', query),
  wizardStep: (step: string, query?: Query) => withQuery(`/shop/project-wizard/${step}`, query),
  wizardSummary: () => '/shop/project-wizard/summary',
  wizardQuote: (token: string) => `/shop/project-wizard/quote/${token}`,
  createProduct: () => '/shop/admin/create',
  productPicture: (name: string) => `/pictures/products/${name}`,
  sandboxCheckout: (sessionId: string) => `/sandbox/checkout/${sessionId}`,
  pay: (token: string) => `/pay/${token}`,
  studioQuote: (token: string) => `/quote/${token}`,
  decide: (token: string) => `/decide/${token}`,
  ownOrder: (token: string) => `/order/${token}`,
  withdrawAny: () => '/withdraw',
  withdraw: (token: string, query?: Query) => withQuery(`/withdraw/${token}`, query),
  document: (kind: 'invoices' | 'credit-notes', number: string, format: 'pdf' | 'xml') =>
    `/documents/${kind}/${number}/${format}`,
}
