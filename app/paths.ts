import { brand } from './brand'

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query = {}) {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

function withAnchor(path: string, anchor?: string) {
  return anchor ? `${path}#${anchor}` : path
}

/** Sections of the legal documents that other pages lead to. */
type PrivacyAnchor = 'orders' | 'messages' | 'freelancers' | 'rights' | 'retention'
type TermsAnchor = 'ordering' | 'milestone-pay' | 'withdrawal' | 'withdrawal-form' | 'early-start' | 'accessibility'
type CookieAnchor = 'choice' | 'stored' | 'categories'

/** The last part of the address of a testimonial that is yet to be written. */
export const NEW_TESTIMONIAL = 'new'

/** Sections of the home page. */
type HomeAnchor = 'services' | 'templates' | 'work' | 'testimonials'

type ProductAnchor = 'reviews' | 'related'

/** The studio's pages about one order beside the order itself. */
export type OrderPart = 'messages' | 'files' | 'design' | 'previews' | 'deliverables' | 'details' | 'team'

/** The pages of the settings. */
export type SettingsPart =
  | 'profile' | 'addresses' | 'password' | 'second-factor' | 'sessions' | 'language' | 'notifications' | 'company' | 'people' | 'data'

/** Every URL of the product; nothing else in the code spells one. Mirrors app/routes.ts. */
export const paths = {
  home: ({ anchor, ...query }: Query & { anchor?: HomeAnchor } = {}) => withAnchor(withQuery('/', query), anchor),
  about: () => `/what-is-${brand.slug}-studio`,
  features: (anchor?: 'payment' | 'comparison') => withAnchor('/features', anchor),
  faq: (query?: Query) => withQuery('/faq', query),
  faqAnswer: (question: string) => `/faq#${question}`,
  approaches: (anchor?: 'guide') => withAnchor('/development-approaches', anchor),
  contact: (query?: Query) => withQuery('/contact', query),
  privacy: (anchor?: PrivacyAnchor) => withAnchor('/privacy', anchor),
  terms: (anchor?: TermsAnchor) => withAnchor('/terms-of-service', anchor),
  cookiePolicy: (anchor?: CookieAnchor) => withAnchor('/cookie-policy', anchor),
  cookiePreferences: (query?: Query) => withQuery('/cookie-preferences', query),
  showcase: (query?: Query) => withQuery('/projects', query),
  showcaseProject: (id: number) => `/projects/${id}`,
  showcaseFeed: (query?: Query) => withQuery('/projects/feed.xml', query),
  templates: (query?: Query) => withQuery('/templates', query),
  showcasePicture: (name: string) => `/pictures/showcase/${name}`,
  templatesFeed: (query?: Query) => withQuery('/templates/feed.xml', query),
  tools: () => '/tools',
  tool: (tool: string) => `/tools/${tool}`,
  freelancers: (anchor?: 'process' | 'skills') => withAnchor('/freelancers', anchor),
  freelancer: (id: string) => `/freelancers/${id}`,
  freelancerSignup: (query?: Query) => withQuery('/freelancer/signup', query),

  shop: (query?: Query) => withQuery('/shop', query),
  product: (id: number, { anchor, ...query }: Query & { anchor?: ProductAnchor } = {}) => withAnchor(withQuery(`/shop/product/${id}`, query), anchor),
  cart: () => '/shop/cart',
  checkout: (query?: Query) => withQuery('/shop/checkout', query),
  customizeCheckout: (query?: Query) => withQuery('/shop/checkout/customize', query),
  briefFile: (id: string) => `/shop/files/${id}`,
  checkoutReturn: (query?: Query) => withQuery('/shop/order-confirmation', query),
  confirmation: (orderId: string) => `/shop/order/confirmation/${orderId}`,
  confirmationProcessing: (orderId: string) => withQuery('/shop/order/confirmation/processing', { order: orderId }),
  payLinkSent: (orderId: string) => `/shop/order/pay-link/${orderId}`,
  wizard: (query?: Query) => withQuery('/shop/project-wizard', query),
  wizardStep: (step: string, query?: Query) => withQuery(`/shop/project-wizard/${step}`, query),
  wizardSummary: () => '/shop/project-wizard/summary',
  wizardQuote: (token: string) => `/shop/project-wizard/quote/${token}`,
  createProduct: () => '/shop/admin/create',
  productPicture: (name: string) => `/pictures/products/${name}`,
  sandboxCheckout: (sessionId: string) => `/sandbox/checkout/${sessionId}`,

  auth: (query?: Query) => withQuery('/auth', query),
  secondStep: (query?: Query) => withQuery('/auth/second-factor', query),
  confirmEmail: (token: string) => `/auth/confirm-email/${encodeURIComponent(token)}`,
  forgotPassword: () => '/auth/forgot-password',
  pay: (token: string) => `/pay/${token}`,
  decide: (token: string) => `/decide/${token}`,
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  calendar: (token: string) => `/calendar/${token}.ics`,
  withdraw: (token: string, query?: Query) => withQuery(`/withdraw/${token}`, query),
  invitation: (token: string) => `/invitation/${token}`,
  setPassword: (token: string) => `/auth/set-password/${encodeURIComponent(token)}`,
  signOut: () => '/auth/sign-out',
  loginToOrders: () => '/login/dashboard/orders',

  dashboard: (query?: Query) => withQuery('/dashboard', query),
  overview: (query?: Query) => withQuery('/dashboard/overview', query),
  orderCancel: (id: string) => `/dashboard/orders/${id}/cancel`,
  orders: (query?: Query) => withQuery('/dashboard/orders', query),
  milestones: ({ anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery('/dashboard/milestones', query), anchor),
  projectDetails: (query?: Query) => withQuery('/dashboard/projectdetails', query),
  files: (query?: Query) => withQuery('/dashboard/files', query),
  file: (id: string) => `/dashboard/files/${id}`,
  fileVersion: (versionId: string, query?: Query) => withQuery(`/files/${versionId}`, query),
  uploads: () => '/files/uploads',
  upload: (id: string, query?: Query) => withQuery(`/files/uploads/${id}`, query),
  design: (query?: Query) => withQuery('/dashboard/design', query),
  designVersion: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery(`/dashboard/design/${id}`, query), anchor),
  review: (id: string) => `/dashboard/reviews/${id}`,
  previews: (query?: Query) => withQuery('/dashboard/previews', query),
  previewVersion: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery(`/dashboard/previews/${id}`, query), anchor),
  messages: ({ anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery('/dashboard/messages', query), anchor),
  messageFile: (fileId: string) => `/dashboard/messages/files/${fileId}`,
  liveUpdates: (query?: Query) => withQuery('/dashboard/live', query),
  activities: (query?: Query) => withQuery('/dashboard/activities', query),
  deliverables: (query?: Query) => withQuery('/dashboard/deliverables', query),
  deliverablePack: (id: string) => `/deliverables/${id}/pack`,
  settings: (query?: Query) => withQuery('/dashboard/settings', query),
  leaveCompany: (companyId: string, userId: number) => `/dashboard/settings/people/${companyId}/${userId}`,
  settingsPart: (part: SettingsPart, query?: Query) => withQuery(`/dashboard/settings/${part}`, query),
  address: (id: string) => `/dashboard/settings/addresses/${id}`,
  deleteAddress: (id: string) => `/dashboard/settings/addresses/${id}/delete`,
  erasure: () => '/dashboard/settings/data/erase',
  dataExport: (id: string) => `/dashboard/settings/data/${id}`,
  tickets: (query?: Query) => withQuery('/dashboard/support', query),
  ticket: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery(`/dashboard/support/${id}`, query), anchor),
  notifications: (query?: Query) => withQuery('/dashboard/notifications', query),
  notification: (id: string) => `/dashboard/notifications/${id}`,
  customization: () => '/dashboard/customization',
  dashboardNew: (query?: Query) => withQuery('/dashboardnew', query),
  projectFiles: (projectId: string, query?: Query) => withQuery(`/dashboardnew/project/${projectId}/files`, query),
  projectMilestones: (projectId: string, query?: Query) => withQuery(`/dashboardnew/project/${projectId}/milestones`, query),

  sharedPicture: (id: string, size: 'display' | 'card' | 'original') => `/pictures/shared/${id}/${size}`,
  previewDifference: (beforeId: string, afterId: string) => `/pictures/differences/${beforeId}/${afterId}`,

  document: (kind: 'invoices' | 'credit-notes', number: string, format: 'pdf' | 'xml') => `/documents/${kind}/${number}/${format}`,

  freelancerHome: () => '/dashboard/freelancer',
  freelancerArea: (page: 'projects' | 'payments' | 'profile' | 'schedule', query?: Query) => withQuery(`/dashboard/freelancer/${page}`, query),
  freelancerProject: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery(`/dashboard/freelancer/project/${id}`, query), anchor),
  freelancerPayments: (query?: Query) => withQuery('/dashboard/freelancer/payments', query),
  payoutDetails: () => '/dashboard/freelancer/payments/details',
  payoutAccount: () => '/dashboard/freelancer/payments/account',
  payoutAccountLink: () => '/dashboard/freelancer/payments/account/link',
  payoutStatement: (freelancerId: string, period: string, format: 'pdf' | 'csv') => `/dashboard/freelancer/payments/statements/${freelancerId}/${period}/${format}`,
  selfBilling: (number: string) => `/documents/self-billing/${number}`,
  admin: () => '/dashboard/admin',
  adminArea: (page: string, query?: Query) => withQuery(`/dashboard/admin/${page}`, query),
  adminProduct: (id: number, { part, field, ...query }: Query & { part?: string; field?: string } = {}) => withAnchor(withQuery(`/dashboard/admin/products/${part ? `${id}/${part}` : id}`, query), field),
  adminProjects: (query?: Query) => withQuery('/dashboard/admin/projects', query),
  createShowcaseProject: () => '/dashboard/admin/projects/create',
  adminShowcaseProject: (id: number, part?: 'picture') => `/dashboard/admin/projects/${part ? `${id}/${part}` : id}`,
  adminTemplates: (query?: Query) => withQuery('/dashboard/admin/templates', query),
  createTemplate: () => '/dashboard/admin/templates/create',
  adminTemplate: (id: number, part?: 'picture') => `/dashboard/admin/templates/${part ? `${id}/${part}` : id}`,
  adminFreelancers: (query?: Query) => withQuery('/dashboard/admin/freelancers', query),
  adminFreelancer: (id: string) => `/dashboard/admin/freelancers/${id}`,
  adminApplication: (id: string) => `/dashboard/admin/freelancers/applications/${id}`,
  applicationFile: (id: string, fileId: string) => `/dashboard/admin/freelancers/applications/${id}/files/${fileId}`,
  adminViews: (query?: Query) => withQuery('/dashboard/admin/views', query),
  adminExport: (list: string, query?: Query) => withQuery(`/dashboard/admin/exports/${list}`, query),
  adminBulk: (list: string, query?: Query) => withQuery(`/dashboard/admin/bulk/${list}`, query),
  adminPayments: (query?: Query) => withQuery('/dashboard/admin/payments', query),
  adminLedger: (query?: Query) => withQuery('/dashboard/admin/payments/ledger', query),
  adminPaymentEvents: (query?: Query) => withQuery('/dashboard/admin/payments/events', query),
  adminPaymentEvent: (id: string) => `/dashboard/admin/payments/events/${id}`,
  adminReconciliation: () => '/dashboard/admin/payments/reconciliation',
  adminOutbox: (query?: Query) => withQuery('/dashboard/admin/notifications', query),
  adminMails: (query?: Query) => withQuery('/dashboard/admin/notifications/mails', query),
  adminMail: (id: string) => `/dashboard/admin/notifications/mails/${id}`,
  adminMailHtml: (id: string) => `/dashboard/admin/notifications/mails/${id}/html`,
  adminMailTemplates: () => '/dashboard/admin/notifications/templates',
  adminMailTemplate: (template: string, language: string) => `/dashboard/admin/notifications/templates/${template}/${language}`,
  adminMailTemplateHtml: (template: string, language: string) => `/dashboard/admin/notifications/templates/${template}/${language}/html`,
  adminReviews: (query?: Query) => withQuery('/dashboard/admin/reviews', query),
  adminReview: (id: string) => `/dashboard/admin/reviews/${id}`,
  adminFeatured: () => '/dashboard/admin/featured-content',
  adminPlace: (place: string, query?: Query) => withQuery(`/dashboard/admin/featured-content/${place}`, query),
  adminTestimonial: (id: string) => `/dashboard/admin/featured-content/testimonials/${id}`,
  adminSettings: () => '/dashboard/admin/settings',
  adminAudit: (query?: Query) => withQuery('/dashboard/admin/audit', query),
  adminClients: (query?: Query) => withQuery('/dashboard/admin/clients', query),
  endView: () => '/dashboard/view-as/end',
  adminClient: (id: number, anchor?: string) => withAnchor(`/dashboard/admin/clients/${id}`, anchor),
  adminTickets: (query?: Query) => withQuery('/dashboard/admin/support', query),
  adminTicket: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery(`/dashboard/admin/support/${id}`, query), anchor),
  cannedAnswers: (query?: Query) => withQuery('/dashboard/admin/support/answers', query),
  cannedAnswer: (id: string) => `/dashboard/admin/support/answers/${id}`,
  deleteCannedAnswer: (id: string) => `/dashboard/admin/support/answers/${id}/delete`,
  adminOrders: (query?: Query) => withQuery('/dashboard/admin/orders', query),
  adminPayouts: (query?: Query) => withQuery('/dashboard/admin/payouts', query),
  adminPayout: (id: string) => `/dashboard/admin/payouts/${id}`,
  adminOrder: (id: string) => `/dashboard/admin/orders/${id}`,
  adminOrderPart: (id: string, part: OrderPart, { anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery(`/dashboard/admin/orders/${id}/${part}`, query), anchor),
  adminOrderFile: (id: string, fileId: string) => `/dashboard/admin/orders/${id}/files/${fileId}`,
  adminOrderDeliverable: (id: string, deliverableId: string) => `/dashboard/admin/orders/${id}/deliverables/${deliverableId}`,
  adminDesign: (orderId: string, id: string, { anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery(`/dashboard/admin/orders/${orderId}/design/${id}`, query), anchor),
  adminPreview: (orderId: string, id: string, { anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery(`/dashboard/admin/orders/${orderId}/previews/${id}`, query), anchor),
  adminFreelancerMessages: (orderId: string, threadId: string, { anchor, ...query }: Query & { anchor?: string } = {}) => withAnchor(withQuery(`/dashboard/admin/orders/${orderId}/team/${threadId}`, query), anchor),
  adminOrderCancel: (id: string) => `/dashboard/admin/orders/${id}/cancel`,

  studioStack: () => '/studiostack',
  studioStackWaitlist: () => '/studiostack/waitlist',

  theme: () => '/settings/theme',
  language: () => '/settings/language',
  lightVersion: () => '/settings/light-version',
  consent: () => '/settings/consent',
  demoOutbox: () => '/demo/outbox',
  demoMail: (id: string) => `/demo/outbox/${id}`,
  inboundMail: () => '/inbound/mail',
  webhook: (gateway: string) => `/webhooks/${gateway}`,
  offline: () => '/offline',
  serviceWorker: () => '/service-worker.js',
  sitemap: () => '/sitemap.xml',
  manifest: () => '/manifest.webmanifest',
  refused: () => '/refused',
  wrongMethod: () => '/refused/method',
  live: () => '/health/live',
  ready: () => '/health/ready',
  api: (path: string) => `/api/${path}`,
}
