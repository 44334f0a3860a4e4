import { brand } from '~/brand'

export type Query = Record<string, string | number | undefined>

export function withQuery(path: string, query: Query = {}) {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

export function withAnchor(path: string, anchor?: string) {
  return anchor ? `${path}#${anchor}` : path
}

/** Sections of the legal documents that other pages lead to. */
type PrivacyAnchor = 'orders' | 'messages' | 'freelancers' | 'waitlist' | 'rights' | 'retention'
type TermsAnchor =
  'ordering' | 'milestone-pay' | 'withdrawal' | 'withdrawal-form' | 'early-start' | 'accessibility'
type CookieAnchor = 'choice' | 'stored' | 'categories'

/** Sections of the home page. */
type HomeAnchor = 'services' | 'templates' | 'work' | 'testimonials'

type ProductAnchor = 'reviews' | 'related'

/** The pages of the settings. */
export type SettingsPart =
  | 'profile'
  | 'addresses'
  | 'password'
  | 'second-factor'
  | 'sessions'
  | 'language'
  | 'notifications'
  | 'company'
  | 'people'
  | 'data'

/** Every URL of the product; nothing else in the code spells one. Mirrors app/routes.ts. */
export const paths = {
  home: ({ anchor, ...query }: Query & { anchor?: HomeAnchor } = {}) =>
    withAnchor(withQuery('/', query), anchor),
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
  tool: (tool: string, query?: Query) => withQuery(`/tools/${tool}`, query),
  toolStream: (tool: string) => `/tools/${tool}/stream`,
  toolFile: (tool: string, file: string, query?: Query) =>
    withQuery(`/tools/${tool}/files/${file}`, query),
  freelancers: (anchor?: 'process' | 'skills') => withAnchor('/freelancers', anchor),
  freelancer: (id: string) => `/freelancers/${id}`,
  freelancerSignup: (query?: Query) => withQuery('/freelancer/signup', query),

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

  auth: (query?: Query) => withQuery('/auth', query),
  secondStep: (query?: Query) => withQuery('/auth/second-factor', query),
  confirmPassword: (query?: Query) => withQuery('/auth/confirm-password', query),
  confirmEmail: (token: string) => `/auth/confirm-email/${encodeURIComponent(token)}`,
  forgotPassword: () => '/auth/forgot-password',
  pay: (token: string) => `/pay/${token}`,
  decide: (token: string) => `/decide/${token}`,
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  calendar: (token: string) => `/calendar/${token}.ics`,
  ownOrder: (token: string) => `/order/${token}`,
  withdraw: (token: string, query?: Query) => withQuery(`/withdraw/${token}`, query),
  invitation: (token: string) => `/invitation/${token}`,
  staffInvitation: (token: string) => `/staff-invitation/${token}`,
  setPassword: (token: string) => `/auth/set-password/${encodeURIComponent(token)}`,
  signOut: () => '/auth/sign-out',
  loginToOrders: () => '/login/dashboard/orders',

  dashboard: (query?: Query) => withQuery('/dashboard', query),
  overview: (query?: Query) => withQuery('/dashboard/overview', query),
  askedOrders: () => '/dashboard/asked-orders',
  orderCancel: (id: string) => `/dashboard/orders/${id}/cancel`,
  orders: (query?: Query) => withQuery('/dashboard/orders', query),
  milestones: ({ anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery('/dashboard/milestones', query), anchor),
  projectDetails: (query?: Query) => withQuery('/dashboard/projectdetails', query),
  files: (query?: Query) => withQuery('/dashboard/files', query),
  file: (id: string) => `/dashboard/files/${id}`,
  fileVersion: (versionId: string, query?: Query) => withQuery(`/files/${versionId}`, query),
  uploads: () => '/files/uploads',
  upload: (id: string, query?: Query) => withQuery(`/files/uploads/${id}`, query),
  design: (query?: Query) => withQuery('/dashboard/design', query),
  designVersion: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery(`/dashboard/design/${id}`, query), anchor),
  review: (id: string) => `/dashboard/reviews/${id}`,
  previews: (query?: Query) => withQuery('/dashboard/previews', query),
  previewVersion: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery(`/dashboard/previews/${id}`, query), anchor),
  messages: ({ anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery('/dashboard/messages', query), anchor),
  messageFile: (fileId: string) => `/dashboard/messages/files/${fileId}`,
  liveUpdates: (query?: Query) => withQuery('/dashboard/live', query),
  activities: (query?: Query) => withQuery('/dashboard/activities', query),
  deliverables: (query?: Query) => withQuery('/dashboard/deliverables', query),
  deliverablePack: (id: string) => `/deliverables/${id}/pack`,
  settings: (query?: Query) => withQuery('/dashboard/settings', query),
  leaveCompany: (companyId: string, userId: number) =>
    `/dashboard/settings/people/${companyId}/${userId}`,
  settingsPart: (part: SettingsPart, query?: Query) =>
    withQuery(`/dashboard/settings/${part}`, query),
  address: (id: string) => `/dashboard/settings/addresses/${id}`,
  deleteAddress: (id: string) => `/dashboard/settings/addresses/${id}/delete`,
  erasure: () => '/dashboard/settings/data/erase',
  dataExport: (id: string) => `/dashboard/settings/data/${id}`,
  tickets: (query?: Query) => withQuery('/dashboard/support', query),
  ticket: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery(`/dashboard/support/${id}`, query), anchor),
  notifications: (query?: Query) => withQuery('/dashboard/notifications', query),
  notification: (id: string) => `/dashboard/notifications/${id}`,
  customization: () => '/dashboard/customization',
  dashboardNew: (query?: Query) => withQuery('/dashboardnew', query),
  projectFiles: (projectId: string, query?: Query) =>
    withQuery(`/dashboardnew/project/${projectId}/files`, query),
  projectMilestones: (projectId: string, query?: Query) =>
    withQuery(`/dashboardnew/project/${projectId}/milestones`, query),

  sharedPicture: (id: string, size: 'display' | 'card' | 'original') =>
    `/pictures/shared/${id}/${size}`,
  previewDifference: (beforeId: string, afterId: string) =>
    `/pictures/differences/${beforeId}/${afterId}`,

  document: (kind: 'invoices' | 'credit-notes', number: string, format: 'pdf' | 'xml') =>
    `/documents/${kind}/${number}/${format}`,

  freelancerHome: () => '/dashboard/freelancer',
  freelancerArea: (page: 'projects' | 'payments' | 'profile' | 'schedule', query?: Query) =>
    withQuery(`/dashboard/freelancer/${page}`, query),
  freelancerProject: (id: string, { anchor, ...query }: Query & { anchor?: string } = {}) =>
    withAnchor(withQuery(`/dashboard/freelancer/project/${id}`, query), anchor),
  freelancerPayments: (query?: Query) => withQuery('/dashboard/freelancer/payments', query),
  payoutDetails: () => '/dashboard/freelancer/payments/details',
  payoutAccount: () => '/dashboard/freelancer/payments/account',
  payoutAccountLink: () => '/dashboard/freelancer/payments/account/link',
  payoutStatement: (freelancerId: string, period: string, format: 'pdf' | 'csv') =>
    `/dashboard/freelancer/payments/statements/${freelancerId}/${period}/${format}`,
  selfBilling: (number: string) => `/documents/self-billing/${number}`,
  admin: () => '/dashboard/admin',
  endView: () => '/dashboard/view-as/end',

  studioStack: () => '/studiostack',
  studioStackWaitlist: (query?: Query) => withQuery('/studiostack/waitlist', query),
  waitlistPlace: (token: string) => `/studiostack/waitlist/${token}`,

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
