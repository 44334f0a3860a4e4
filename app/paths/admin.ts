import { withAnchor, withQuery, type Query } from './query'
import { sellerOrderPaths } from './seller-order'

/** The last part of the address of a testimonial that is yet to be written. */
export const NEW_TESTIMONIAL = 'new'

/** The addresses of the control center, which nobody else's pages carry along (spec §2.7). */
export const adminPaths = {
  ...sellerOrderPaths('/dashboard/admin'),
  area: (page: string, query?: Query) => withQuery(`/dashboard/admin/${page}`, query),
  product: (
    id: number,
    { part, field, ...query }: Query & { part?: string; field?: string } = {},
  ) =>
    withAnchor(withQuery(`/dashboard/admin/products/${part ? `${id}/${part}` : id}`, query), field),
  projects: (query?: Query) => withQuery('/dashboard/admin/projects', query),
  createShowcaseProject: () => '/dashboard/admin/projects/create',
  showcaseProject: (id: number, part?: 'picture') =>
    `/dashboard/admin/projects/${part ? `${id}/${part}` : id}`,
  templates: (query?: Query) => withQuery('/dashboard/admin/templates', query),
  createTemplate: () => '/dashboard/admin/templates/create',
  template: (id: number, part?: 'picture') =>
    `/dashboard/admin/templates/${part ? `${id}/${part}` : id}`,
  freelancers: (query?: Query) => withQuery('/dashboard/admin/freelancers', query),
  freelancer: (id: string) => `/dashboard/admin/freelancers/${id}`,
  application: (id: string) => `/dashboard/admin/freelancers/applications/${id}`,
  applicationFile: (id: string, fileId: string) =>
    `/dashboard/admin/freelancers/applications/${id}/files/${fileId}`,
  views: (query?: Query) => withQuery('/dashboard/admin/views', query),
  export: (list: string, query?: Query) => withQuery(`/dashboard/admin/exports/${list}`, query),
  bulk: (list: string, query?: Query) => withQuery(`/dashboard/admin/bulk/${list}`, query),
  conversations: (query?: Query) => withQuery('/dashboard/admin/conversations', query),
  milestones: (query?: Query) => withQuery('/dashboard/admin/milestones', query),
  coupons: (query?: Query) => withQuery('/dashboard/admin/coupons', query),
  createCoupon: () => '/dashboard/admin/coupons/create',
  coupon: (id: string) => `/dashboard/admin/coupons/${id}`,
  payments: (query?: Query) => withQuery('/dashboard/admin/payments', query),
  invoices: (query?: Query) => withQuery('/dashboard/admin/payments/invoices', query),
  fees: (query?: Query) => withQuery('/dashboard/admin/payments/fees', query),
  creditNotes: (query?: Query) => withQuery('/dashboard/admin/payments/credit-notes', query),
  periods: (query?: Query) => withQuery('/dashboard/admin/payments/periods', query),
  periodFile: (file: string, query?: Query) =>
    withQuery(`/dashboard/admin/payments/periods/${file}`, query),
  ledger: (query?: Query) => withQuery('/dashboard/admin/payments/ledger', query),
  paymentEvents: (query?: Query) => withQuery('/dashboard/admin/payments/events', query),
  paymentEvent: (id: string) => `/dashboard/admin/payments/events/${id}`,
  reconciliation: () => '/dashboard/admin/payments/reconciliation',
  outbox: (query?: Query) => withQuery('/dashboard/admin/notifications', query),
  mails: (query?: Query) => withQuery('/dashboard/admin/notifications/mails', query),
  mail: (id: string) => `/dashboard/admin/notifications/mails/${id}`,
  mailHtml: (id: string) => `/dashboard/admin/notifications/mails/${id}/html`,
  mailTemplates: () => '/dashboard/admin/notifications/templates',
  mailTemplate: (template: string, language: string) =>
    `/dashboard/admin/notifications/templates/${template}/${language}`,
  mailTemplateHtml: (template: string, language: string) =>
    `/dashboard/admin/notifications/templates/${template}/${language}/html`,
  waitlist: (query?: Query) => withQuery('/dashboard/admin/studio-stack', query),
  studios: (query?: Query) => withQuery('/dashboard/admin/studios', query),
  studio: (id: number) => `/dashboard/admin/studios/${id}`,
  reviews: (query?: Query) => withQuery('/dashboard/admin/reviews', query),
  review: (id: string) => `/dashboard/admin/reviews/${id}`,
  featured: () => '/dashboard/admin/featured-content',
  place: (place: string, query?: Query) =>
    withQuery(`/dashboard/admin/featured-content/${place}`, query),
  testimonial: (id: string) => `/dashboard/admin/featured-content/testimonials/${id}`,
  messages: (query?: Query) => withQuery('/dashboard/admin/messages', query),
  settings: () => '/dashboard/admin/settings',
  people: () => '/dashboard/admin/people',
  inviteColleague: () => '/dashboard/admin/people/invite',
  removeColleague: (id: number) => `/dashboard/admin/people/${id}/remove`,
  audit: (query?: Query) => withQuery('/dashboard/admin/audit', query),
  health: () => '/dashboard/admin/health',
  clients: (query?: Query) => withQuery('/dashboard/admin/clients', query),
  client: (id: number, anchor?: string) => withAnchor(`/dashboard/admin/clients/${id}`, anchor),
  tickets: (query?: Query) => withQuery('/dashboard/admin/support', query),
  ticket: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery(`/dashboard/admin/support/${id}`, query), anchor),
  cannedAnswers: (query?: Query) => withQuery('/dashboard/admin/support/answers', query),
  cannedAnswer: (id: string) => `/dashboard/admin/support/answers/${id}`,
  deleteCannedAnswer: (id: string) => `/dashboard/admin/support/answers/${id}/delete`,
  orders: (query?: Query) => withQuery('/dashboard/admin/orders', query),
  payouts: (query?: Query) => withQuery('/dashboard/admin/payouts', query),
  payout: (id: string) => `/dashboard/admin/payouts/${id}`,
  transfers: (query?: Query) => withQuery('/dashboard/admin/payouts/transfers', query),
  transferFile: (id: string) => `/dashboard/admin/payouts/transfers/${id}`,
  payoutAccount: (id: string) => `/dashboard/admin/payouts/${id}/account`,
  freelancerMessages: (
    orderId: string,
    threadId: string,
    { anchor, ...query }: Query & { anchor?: string } = {},
  ) => withAnchor(withQuery(`/dashboard/admin/orders/${orderId}/team/${threadId}`, query), anchor),
}
