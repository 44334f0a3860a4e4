import { index, layout, prefix, route, type RouteConfig } from '@remix-run/route-config'
import { brand } from './brand'

const visitors = [
  index('routes/site/home/route.tsx'),
  route(`what-is-${brand.slug}-studio`, 'routes/site/about/route.tsx'),
  route('features', 'routes/site/features/route.tsx'),
  route('faq', 'routes/site/faq/route.tsx'),
  route('development-approaches', 'routes/site/approaches/route.tsx'),
  route('contact', 'routes/site/contact/route.tsx'),
  route('privacy', 'routes/site/privacy/route.tsx'),
  route('terms-of-service', 'routes/site/terms-of-service/route.tsx'),
  route('cookie-policy', 'routes/site/cookie-policy/route.tsx'),
  route('cookie-preferences', 'routes/site/cookie-preferences/route.tsx'),
  route('projects', 'routes/site/projects/route.tsx'),
  route('projects/:id', 'routes/site/project/route.tsx'),
  route('templates', 'routes/site/templates/route.tsx'),
  route('freelancers', 'routes/site/freelancers/route.tsx'),
  route('freelancers/:id', 'routes/site/freelancer/route.tsx'),
  route('freelancer/signup', 'routes/site/freelancer-signup/route.tsx'),
]

const tools = prefix('tools', [
  index('tools/overview/route.tsx'),
  route('color-contrast', 'tools/color-contrast/route.tsx'),
  route('meta-tag-generator', 'tools/meta-tag-generator/route.tsx'),
  route('css-grid-generator', 'tools/css-grid-generator/route.tsx'),
  route('font-pairing-tool', 'tools/font-pairing-tool/route.tsx'),
  route('responsive-checker', 'tools/responsive-checker/route.tsx'),
  route('website-speed-test', 'tools/website-speed-test/route.tsx'),
  route('image-optimizer', 'tools/image-optimizer/route.tsx'),
  route('ai-copywriter', 'tools/ai-copywriter/route.tsx'),
  route('code-beautifier', 'tools/code-beautifier/route.tsx'),
])

const shoppers = prefix('shop', [
  index('routes/shop/catalog/route.tsx'),
  route('product/:id', 'routes/shop/product/route.tsx'),
  route('cart', 'routes/shop/cart/route.tsx'),
  route('checkout', 'routes/shop/checkout/route.tsx'),
  route('checkout/customize', 'routes/shop/customize/route.tsx'),
  route('order-confirmation', 'routes/shop/checkout-return/route.tsx'),
  route('order/confirmation/processing', 'routes/shop/confirmation-processing/route.tsx'),
  route('order/confirmation/:id', 'routes/shop/confirmation/route.tsx'),
  route('order/pay-link/:id', 'routes/shop/pay-link-sent/route.tsx'),
  route('project-wizard', 'routes/shop/wizard/route.tsx'),
  route('project-wizard/summary', 'routes/shop/wizard-summary/route.tsx'),
  route('project-wizard/quote/:token', 'routes/shop/wizard-quote/route.tsx'),
  route('project-wizard/:step', 'routes/shop/wizard-step/route.tsx'),
  route('admin/create', 'routes/admin/create-product/route.tsx'),
])

/** Reached by a link of a mail, without an account. */
const mailLinks = [
  route('quote/:token', 'routes/shop/studio-quote/route.tsx'),
  route('pay/:token', 'routes/shop/pay/route.tsx'),
  route('withdraw', 'routes/shop/withdraw-any/route.ts'),
  route('withdraw/:token', 'routes/shop/withdraw/route.tsx'),
  route('order/:token', 'routes/shop/own-order/route.tsx'),
  route('decide/:token', 'routes/site/decide/route.tsx'),
  route('unsubscribe/:token', 'routes/site/unsubscribe/route.tsx'),
]

const studioStack = prefix('studiostack', [
  index('routes/studiostack/overview/route.tsx'),
  route('waitlist', 'routes/studiostack/waitlist/route.tsx'),
  route('waitlist/:token', 'routes/studiostack/waitlist-place/route.tsx'),
  route('auth', 'routes/studiostack/auth/route.tsx'),
])

/**
 * The pages of whoever sells an order about it: of the staff in the control centre, and of another
 * studio at its desk.
 */
const ORDER_PAGES = [
  ['', 'overview'],
  ['/cancel', 'cancel'],
  ['/deliverables', 'deliverables'],
  ['/deliverables/:packId', 'deliverable'],
  ['/files', 'files'],
  ['/files/:fileId', 'file'],
  ['/messages', 'messages'],
  ['/design', 'designs'],
  ['/design/:designId', 'design'],
  ['/previews', 'previews'],
  ['/previews/:previewId', 'preview'],
  ['/details', 'details'],
] as const

/** The pages of those who sell are the same in the control centre and at a studio's desk. */
const orderPages = (param: 'id' | 'deskOrderId') =>
  ORDER_PAGES.map(([path, page]) =>
    route(`orders/:${param}${path}`, `routes/seller-order/${page}/route.tsx`, {
      id: `${param}-order-${page}`,
    }),
  )

const quotePages = (area: 'admin' | 'desk') =>
  (
    [
      ['quotes', 'list'],
      ['quotes/create', 'create'],
      ['quotes/:id', 'quote'],
    ] as const
  ).map(([path, page]) =>
    route(path, `routes/seller-quotes/${page}/route.tsx`, { id: `${area}-quotes-${page}` }),
  )

/** A studio's own side of Studio Stack. */
const studioDesk = layout(
  'routes/studiostack/_desk/route.tsx',
  prefix('studiostack/dashboard', [
    index('routes/studiostack/desk-home/route.tsx'),
    route('settings', 'routes/studiostack/desk-settings/route.tsx'),
    route('brand', 'routes/studiostack/desk-brand/route.tsx'),
    route('products', 'routes/studiostack/desk-products/route.tsx'),
    route('products/new', 'routes/studiostack/desk-new-product/route.tsx'),
    route('products/:id', 'routes/studiostack/desk-product/route.tsx'),
    route('projects', 'routes/studiostack/desk-works/route.tsx'),
    route('projects/new', 'routes/studiostack/desk-new-work/route.tsx'),
    route('projects/:id', 'routes/studiostack/desk-work/route.tsx'),
    route('enquiries', 'routes/studiostack/desk-enquiries/route.tsx'),
    route('orders', 'routes/studiostack/desk-orders/route.tsx'),
    route('conversations', 'routes/studiostack/desk-conversations/route.tsx'),
    ...orderPages('deskOrderId'),
    ...quotePages('desk'),
    route('payouts', 'routes/studiostack/desk-payouts/route.tsx'),
    route('payouts/account', 'routes/studiostack/desk-account/route.tsx'),
    route('payouts/:number', 'routes/studiostack/desk-statement/route.tsx'),
    route('visits', 'routes/studiostack/desk-visits/route.tsx'),
    route('export', 'routes/studiostack/desk-export/route.ts'),
  ]),
)

/** The studios' own shop fronts, in their own look. */
const shopFronts = layout(
  'routes/studiostack/_front/route.tsx',
  prefix('studiostack/studio/:studioSlug', [
    index('routes/studiostack/front/route.tsx'),
    route('product/:productId', 'routes/studiostack/front-product/route.tsx'),
    route('projects', 'routes/studiostack/front-projects/route.tsx'),
  ]),
)

const people = [
  ...prefix('auth', [
    index('routes/auth/sign-in/route.tsx'),
    route('second-factor', 'routes/auth/second-factor/route.tsx'),
    route('confirm-password', 'routes/auth/confirm-password/route.tsx'),
    route('confirm-email/:token', 'routes/auth/confirm-email/route.tsx'),
    route('forgot-password', 'routes/auth/forgot-password/route.tsx'),
    route('set-password/:token', 'routes/auth/set-password/route.tsx'),
    route('sign-in-link', 'routes/auth/sign-in-link-request/route.tsx'),
    route('sign-in-link/:token', 'routes/auth/sign-in-link/route.tsx'),
    route('unsent', 'routes/auth/unsent/route.tsx'),
    route('sign-out', 'routes/auth/sign-out/route.tsx'),
  ]),
  route('invitation/:token', 'routes/auth/invitation/route.tsx'),
  route('staff-invitation/:token', 'routes/auth/staff-invitation/route.tsx'),
  route('login/dashboard/orders', 'routes/auth/login-to-orders/route.tsx'),
]

const clients = [
  ...prefix('dashboard', [
    index('routes/dashboard/home/route.tsx'),
    route('orders', 'routes/dashboard/orders/route.tsx'),
    route('orders/:id/cancel', 'routes/dashboard/order-cancel/route.tsx'),
    route('overview', 'routes/dashboard/overview/route.tsx'),
    route('search', 'routes/dashboard/search/route.tsx'),
    route('asked-orders', 'routes/dashboard/asked-orders/route.tsx'),
    route('files', 'routes/dashboard/files/route.tsx'),
    route('files/:fileId', 'routes/dashboard/file/route.tsx'),
    route('messages', 'routes/dashboard/messages/route.tsx'),
    route('conversations', 'routes/dashboard/conversations/route.tsx'),
    route('design', 'routes/dashboard/designs/route.tsx'),
    route('design/:designId', 'routes/dashboard/design/route.tsx'),
    route('previews', 'routes/dashboard/previews/route.tsx'),
    route('previews/:previewId', 'routes/dashboard/preview/route.tsx'),
    route('milestones', 'routes/dashboard/milestones/route.tsx'),
    route('projectdetails', 'routes/dashboard/project-details/route.tsx'),
    route('activities', 'routes/dashboard/activities/route.tsx'),
    route('deliverables', 'routes/dashboard/deliverables/route.tsx'),
    route('support', 'routes/dashboard/tickets/route.tsx'),
    route('support/:id', 'routes/dashboard/ticket/route.tsx'),
    route('reviews/:id', 'routes/dashboard/review/route.tsx'),
    route('notifications', 'routes/dashboard/notifications/route.tsx'),
    route('notifications/:id', 'routes/dashboard/notification/route.tsx'),
    ...prefix('settings', [
      index('routes/dashboard/settings/route.tsx'),
      route('profile', 'routes/dashboard/settings-profile/route.tsx'),
      route('addresses', 'routes/dashboard/settings-addresses/route.tsx'),
      route('addresses/:id', 'routes/dashboard/settings-address/route.tsx'),
      route('addresses/:id/delete', 'routes/dashboard/settings-address-delete/route.tsx'),
      route('password', 'routes/dashboard/settings-password/route.tsx'),
      route('second-factor', 'routes/dashboard/settings-second-factor/route.tsx'),
      route('sessions', 'routes/dashboard/settings-sessions/route.tsx'),
      route('language', 'routes/dashboard/settings-language/route.tsx'),
      route('company', 'routes/dashboard/settings-company/route.tsx'),
      route('people', 'routes/dashboard/settings-people/route.tsx'),
      route('people/:company/:person', 'routes/dashboard/settings-person/route.tsx'),
      route('notifications', 'routes/dashboard/settings-notifications/route.tsx'),
      route('data', 'routes/dashboard/settings-data/route.tsx'),
      route('data/erase', 'routes/dashboard/settings-erasure/route.tsx'),
    ]),
    route('customization', 'routes/dashboard/customization/route.tsx'),
  ]),
  ...prefix('dashboardnew', [
    index('routes/dashboard/projects/route.tsx'),
    route('project/:id/files', 'routes/dashboard/project-files/route.tsx'),
    route('project/:id/milestones', 'routes/dashboard/project-milestones/route.tsx'),
  ]),
]

const freelancers = prefix('dashboard/freelancer', [
  index('routes/freelancer/home/route.tsx'),
  route('projects', 'routes/freelancer/projects/route.tsx'),
  route('conversations', 'routes/freelancer/conversations/route.tsx'),
  route('project/:id', 'routes/freelancer/project/route.tsx'),
  route('payments', 'routes/freelancer/payments/route.tsx'),
  route('payments/details', 'routes/freelancer/payout-details/route.tsx'),
  route('profile', 'routes/freelancer/profile/route.tsx'),
  route('schedule', 'routes/freelancer/schedule/route.tsx'),
])

const admins = prefix('dashboard/admin', [
  index('routes/admin/home/route.tsx'),
  route('orders', 'routes/admin/orders/route.tsx'),
  ...orderPages('id'),
  route('orders/:id/team', 'routes/admin/order-team/route.tsx'),
  route('orders/:id/team/:threadId', 'routes/admin/order-team-messages/route.tsx'),
  ...quotePages('admin'),
  route('audit', 'routes/admin/audit/route.tsx'),
  route('health', 'routes/admin/health/route.tsx'),
  route('views', 'routes/admin/views/route.tsx'),
  route('bulk/:list', 'routes/admin/bulk/route.tsx'),
  route('clients', 'routes/admin/clients/route.tsx'),
  route('clients/:id', 'routes/admin/client/route.tsx'),
  route('freelancers', 'routes/admin/freelancers/route.tsx'),
  route('freelancers/:id', 'routes/admin/freelancer/route.tsx'),
  route('freelancers/applications/:id', 'routes/admin/application/route.tsx'),
  route('messages', 'routes/admin/messages/route.tsx'),
  route('support', 'routes/admin/tickets/route.tsx'),
  route('support/answers', 'routes/admin/answers/route.tsx'),
  route('support/answers/:id', 'routes/admin/answer/route.tsx'),
  route('support/answers/:id/delete', 'routes/admin/answer-delete/route.tsx'),
  route('support/:id', 'routes/admin/ticket/route.tsx'),
  route('payouts', 'routes/admin/payouts/route.tsx'),
  route('payouts/transfers', 'routes/admin/payout-transfers/route.tsx'),
  route('payouts/:id', 'routes/admin/payout/route.tsx'),
  route('payouts/:id/account', 'routes/admin/payout-account/route.tsx'),
  route('payments', 'routes/admin/payments/route.tsx'),
  route('payments/invoices', 'routes/admin/payments-invoices/route.tsx'),
  route('payments/credit-notes', 'routes/admin/payments-credit-notes/route.tsx'),
  route('payments/fees', 'routes/admin/payments-fees/route.tsx'),
  route('payments/periods', 'routes/admin/payments-periods/route.tsx'),
  route('payments/ledger', 'routes/admin/payments-ledger/route.tsx'),
  route('payments/events', 'routes/admin/payment-events/route.tsx'),
  route('payments/events/:id', 'routes/admin/payment-event/route.tsx'),
  route('payments/reconciliation', 'routes/admin/reconciliation/route.tsx'),
  route('notifications', 'routes/admin/outbox/route.tsx'),
  route('notifications/mails', 'routes/admin/mails/route.tsx'),
  route('notifications/mails/:id', 'routes/admin/mail/route.tsx'),
  route('notifications/templates', 'routes/admin/mail-templates/route.tsx'),
  route('notifications/templates/:template/:language', 'routes/admin/mail-template/route.tsx'),
  route('settings', 'routes/admin/settings/route.tsx'),
  route('people', 'routes/admin/people/route.tsx'),
  route('people/invite', 'routes/admin/invite-colleague/route.tsx'),
  route('people/:id/remove', 'routes/admin/remove-colleague/route.tsx'),
  route('products', 'routes/admin/products/route.tsx'),
  ...prefix('products/:id', [
    index('routes/admin/product/route.tsx'),
    route('basics', 'routes/admin/product-basics/route.tsx'),
    route('prices', 'routes/admin/product-prices/route.tsx'),
    route('speeds', 'routes/admin/product-speeds/route.tsx'),
    route('add-ons', 'routes/admin/product-add-ons/route.tsx'),
    route('plan', 'routes/admin/product-plan/route.tsx'),
    route('words/:language', 'routes/admin/product-words/route.tsx'),
    route('picture', 'routes/admin/product-picture/route.tsx'),
    route('preview', 'routes/admin/product-preview/route.tsx'),
  ]),
  route('milestones', 'routes/admin/milestones/route.tsx'),
  route('conversations', 'routes/admin/conversations/route.tsx'),
  route('coupons', 'routes/admin/coupons/route.tsx'),
  route('coupons/create', 'routes/admin/create-coupon/route.tsx'),
  route('coupons/:id', 'routes/admin/coupon/route.tsx'),
  route('reviews', 'routes/admin/reviews/route.tsx'),
  route('reviews/:id', 'routes/admin/review/route.tsx'),
  route('featured-content', 'routes/admin/featured-content/route.tsx'),
  route('featured-content/:place', 'routes/admin/featured-place/route.tsx'),
  route('featured-content/testimonials/:id', 'routes/admin/testimonial/route.tsx'),
  route('projects', 'routes/admin/projects/route.tsx'),
  route('projects/create', 'routes/admin/create-project/route.tsx'),
  route('projects/:id', 'routes/admin/project/route.tsx'),
  route('projects/:id/picture', 'routes/admin/project-picture/route.tsx'),
  route('templates', 'routes/admin/templates/route.tsx'),
  route('templates/create', 'routes/admin/create-template/route.tsx'),
  route('templates/:id', 'routes/admin/template/route.tsx'),
  route('templates/:id/picture', 'routes/admin/template-picture/route.tsx'),
  route('studio-stack', 'routes/admin/waitlist/route.tsx'),
  route('studios', 'routes/admin/studios/route.tsx'),
  route('studios/:id', 'routes/admin/studio/route.tsx'),
  // Both show the overview (spec §2.7).
  route('nudges', 'routes/admin/home/route.tsx', { id: 'admin/nudges' }),
  route('invoices', 'routes/admin/home/route.tsx', { id: 'admin/invoices' }),
])

/** The JSON contract (spec §7). */
const api = prefix('api', [
  route('user', 'routes/api/user/route.ts'),
  route('login', 'routes/api/login/route.ts'),
  route('logout', 'routes/api/logout/route.ts'),
  route('my-orders', 'routes/api/my-orders/route.ts'),
  route('featured-categories', 'routes/api/featured-categories/route.ts'),
  route('featured-products', 'routes/api/featured-products/route.ts'),
  route('projects', 'routes/api/projects/route.ts'),
  route('products', 'routes/api/products/route.ts'),
  route('testimonials', 'routes/api/testimonials/route.ts'),
  route('templates', 'routes/api/templates/route.ts'),
  route('templates/:id', 'routes/api/template/route.ts'),
  route('cart', 'routes/api/cart/route.ts'),
  route('*', 'routes/api/not-found/route.ts'),
])

const resources = [
  route('projects/feed.xml', 'routes/resources/projects-feed/route.ts'),
  route('templates/feed.xml', 'routes/resources/templates-feed/route.ts'),
  route('tools/ai-copywriter/files/:file', 'tools/ai-copywriter/files/route.ts'),
  route('tools/ai-copywriter/stream', 'tools/ai-copywriter/stream/route.ts'),
  route('tools/code-beautifier/files/:file', 'tools/code-beautifier/files/route.ts'),
  route('tools/color-contrast/files/:file', 'tools/color-contrast/files/route.ts'),
  route('tools/css-grid-generator/files/:file', 'tools/css-grid-generator/files/route.ts'),
  route('tools/image-optimizer/files/:file', 'tools/image-optimizer/files/route.ts'),
  route('tools/meta-tag-generator/files/:file', 'tools/meta-tag-generator/files/route.ts'),
  route('tools/font-pairing-tool/files/:file', 'tools/font-pairing-tool/files/route.ts'),
  route('tools/responsive-checker/files/:file', 'tools/responsive-checker/files/route.ts'),
  route('tools/website-speed-test/files/:file', 'tools/website-speed-test/files/route.ts'),
  route('tools/website-speed-test/stream', 'tools/website-speed-test/stream/route.ts'),
  route('studiostack/studio/:studioSlug/brand.css', 'routes/resources/studio-brand/route.ts'),
  route('studiostack/studio/:studioSlug/logo', 'routes/resources/studio-logo/route.ts'),
  route('studiostack/studio/:studioSlug/sharing.jpg', 'routes/resources/studio-sharing/route.ts'),
  route('pictures/sharing/:folder/:name', 'routes/resources/sharing-picture/route.ts'),
  route('pictures/products/:name', 'routes/resources/product-picture/route.ts'),
  route('pictures/showcase/:name', 'routes/resources/showcase-picture/route.ts'),
  route('pictures/shared/:id/:size', 'routes/resources/shared-picture/route.ts'),
  route('pictures/differences/:before/:after', 'routes/resources/preview-difference/route.ts'),
  route('documents/invoices/:number/:format', 'routes/resources/invoice/route.ts'),
  route('documents/credit-notes/:number/:format', 'routes/resources/credit-note/route.ts'),
  route('documents/fees/:number/:format', 'routes/resources/fee-document/route.ts'),
  route('shop/files/:id', 'routes/resources/brief-file/route.ts'),
  route('calendar/:file', 'routes/resources/calendar/route.ts'),
  route('deliverables/:id/pack', 'routes/resources/deliverable-pack/route.ts'),
  route('files/uploads', 'routes/resources/uploads/route.ts'),
  route('files/uploads/:id', 'routes/resources/upload/route.ts'),
  route('files/:id', 'routes/resources/file-version/route.ts'),
  route('dashboard/messages/files/:id', 'routes/resources/message-file/route.ts'),
  route(
    'dashboard/admin/freelancers/applications/:id/files/:fileId',
    'routes/resources/application-file/route.ts',
  ),
  route('dashboard/admin/payments/periods/:file', 'routes/resources/period-file/route.ts'),
  route('dashboard/admin/payouts/transfers/:id', 'routes/resources/transfer-file/route.ts'),
  route('dashboard/admin/exports/:list', 'routes/resources/admin-export/route.ts'),
  route(
    'dashboard/freelancer/payments/statements/:freelancerId/:period/:format',
    'routes/resources/payout-statement/route.ts',
  ),
  route('dashboard/freelancer/payments/account', 'routes/resources/payout-account/route.ts'),
  route(
    'dashboard/freelancer/payments/account/link',
    'routes/resources/payout-account-link/route.ts',
  ),
  route('documents/self-billing/:number', 'routes/resources/self-billing/route.ts'),
  route('dashboard/admin/notifications/mails/:id/html', 'routes/resources/mail-html/route.ts'),
  route(
    'dashboard/admin/notifications/templates/:template/:language/html',
    'routes/resources/mail-template-html/route.ts',
  ),
  route('dashboard/view-as/end', 'routes/resources/end-view/route.ts'),
  route('dashboard/live', 'routes/resources/live-updates/route.ts'),
  route('inbound/mail', 'routes/resources/inbound-mail/route.ts'),
  route('dashboard/settings/data/:id', 'routes/resources/data-export/route.ts'),
  route('refused/method', 'routes/resources/wrong-method/route.ts'),
  route('webhooks/:gateway', 'routes/resources/webhook/route.ts'),
  route('settings/theme', 'routes/resources/theme/route.ts'),
  route('settings/language', 'routes/resources/language/route.ts'),
  route('settings/light-version', 'routes/resources/light-version/route.ts'),
  route('settings/consent', 'routes/resources/consent/route.ts'),
  route('settings/drafts', 'routes/resources/drafts/route.ts'),
  route('sitemap.xml', 'routes/resources/sitemap/route.ts'),
  route('robots.txt', 'routes/resources/robots/route.ts'),
  route('manifest.webmanifest', 'routes/resources/manifest/route.ts'),
  route('health/live', 'routes/resources/live/route.ts'),
  route('health/ready', 'routes/resources/ready/route.ts'),
  route('metrics', 'routes/resources/metrics/route.ts'),
]

/** What stands in for third parties while none is configured; not found otherwise. */
const demo = [
  route('sandbox/checkout/:id', 'routes/demo/sandbox-checkout/route.tsx'),
  route('demo/outbox', 'routes/demo/outbox/route.tsx'),
  route('demo/outbox/:id', 'routes/demo/mail/route.tsx'),
  route('demo/scenarios', 'routes/demo/scenarios/route.tsx'),
  route('demo/components', 'routes/demo/components/route.tsx'),
]

export default [
  layout('routes/site/_area/route.tsx', [
    ...visitors,
    ...tools,
    ...shoppers,
    ...mailLinks,
    ...studioStack,
    ...people,
    ...demo,
    route('offline', 'routes/site/offline/route.tsx'),
    route('refused', 'routes/site/refused/route.tsx'),
    route('refused/missing', 'routes/site/not-found/route.tsx', { id: 'missing' }),
    route('*', 'routes/site/not-found/route.tsx'),
  ]),
  shopFronts,
  studioDesk,
  layout('routes/dashboard/_area/route.tsx', clients),
  layout('routes/freelancer/_area/route.tsx', freelancers),
  layout('routes/admin/_area/route.tsx', admins),
  ...api,
  ...resources,
] satisfies RouteConfig
