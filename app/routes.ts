import { index, layout, prefix, route, type RouteConfig } from '@remix-run/route-config'
import { brand } from './brand'

type Area = 'site' | 'dashboard' | 'admin'

/** A page that is not open yet: its area's own page says what will stand there, behind the area's guard. */
function planned(area: Area, page: string, path = page) {
  return route(path, `routes/${area}/being-built.tsx`, { id: `being-built/${page}` })
}

const visitors = [
  index('routes/site/home.tsx'),
  route(`what-is-${brand.slug}-studio`, 'routes/site/about.tsx'),
  route('features', 'routes/site/features.tsx'),
  route('faq', 'routes/site/faq.tsx'),
  route('development-approaches', 'routes/site/approaches.tsx'),
  route('contact', 'routes/site/contact.tsx'),
  route('privacy', 'routes/site/privacy.tsx'),
  route('terms-of-service', 'routes/site/terms-of-service.tsx'),
  route('cookie-policy', 'routes/site/cookie-policy.tsx'),
  route('cookie-preferences', 'routes/site/cookie-preferences.tsx'),
  route('projects', 'routes/site/projects.tsx'),
  route('projects/:id', 'routes/site/project.tsx'),
  route('templates', 'routes/site/templates.tsx'),
  route('freelancers', 'routes/site/freelancers.tsx'),
  route('freelancers/:id', 'routes/site/freelancer.tsx'),
  route('freelancer/signup', 'routes/site/freelancer-signup.tsx'),
]

const tools = prefix('tools', [
  planned('site', 'tools', '/'),
  planned('site', 'responsive-checker'),
  planned('site', 'color-contrast'),
  planned('site', 'meta-tag-generator'),
  planned('site', 'css-grid-generator'),
  planned('site', 'font-pairing-tool'),
  planned('site', 'website-speed-test'),
  planned('site', 'image-optimizer'),
  planned('site', 'ai-copywriter'),
  planned('site', 'code-beautifier'),
])

const shoppers = prefix('shop', [
  index('routes/shop/catalog.tsx'),
  route('product/:id', 'routes/shop/product.tsx'),
  route('cart', 'routes/shop/cart.tsx'),
  route('checkout', 'routes/shop/checkout.tsx'),
  route('checkout/customize', 'routes/shop/customize.tsx'),
  route('order-confirmation', 'routes/shop/checkout-return.tsx'),
  route('order/confirmation/processing', 'routes/shop/confirmation-processing.tsx'),
  route('order/confirmation/:id', 'routes/shop/confirmation.tsx'),
  route('order/pay-link/:id', 'routes/shop/pay-link-sent.tsx'),
  route('project-wizard', 'routes/shop/wizard.tsx'),
  route('project-wizard/summary', 'routes/shop/wizard-summary.tsx'),
  route('project-wizard/quote/:token', 'routes/shop/wizard-quote.tsx'),
  route('project-wizard/:step', 'routes/shop/wizard-step.tsx'),
  route('admin/create', 'routes/admin/create-product.tsx'),
])

/** Reached by a link of a mail, without an account. */
const mailLinks = [
  route('pay/:token', 'routes/shop/pay.tsx'),
  route('withdraw/:token', 'routes/shop/withdraw.tsx'),
  route('decide/:token', 'routes/site/decide.tsx'),
  route('unsubscribe/:token', 'routes/site/unsubscribe.tsx'),
]

const studioStack = prefix('studiostack', [
  planned('site', 'studiostack', '/'),
  planned('site', 'studiostack-waitlist', 'waitlist'),
  planned('site', 'studiostack-studio', 'studio/:studioSlug'),
  planned('site', 'studiostack-product', 'studio/:studioSlug/product/:productId'),
  planned('site', 'studiostack-projects', 'studio/:studioSlug/projects'),
  planned('site', 'studiostack-auth', 'auth'),
  planned('dashboard', 'studiostack-dashboard', 'dashboard'),
])

const people = [
  ...prefix('auth', [
    index('routes/auth/sign-in.tsx'),
    route('second-factor', 'routes/auth/second-factor.tsx'),
    route('confirm-email/:token', 'routes/auth/confirm-email.tsx'),
    route('forgot-password', 'routes/auth/forgot-password.tsx'),
    route('set-password/:token', 'routes/auth/set-password.tsx'),
    route('sign-out', 'routes/auth/sign-out.tsx'),
  ]),
  route('invitation/:token', 'routes/auth/invitation.tsx'),
  route('login/dashboard/orders', 'routes/auth/login-to-orders.tsx'),
]

const clients = [
  ...prefix('dashboard', [
    index('routes/dashboard/home.tsx'),
    route('orders', 'routes/dashboard/orders.tsx'),
    route('orders/:id/cancel', 'routes/dashboard/order-cancel.tsx'),
    route('overview', 'routes/dashboard/overview.tsx'),
    route('files', 'routes/dashboard/files.tsx'),
    route('files/:fileId', 'routes/dashboard/file.tsx'),
    route('messages', 'routes/dashboard/messages.tsx'),
    route('design', 'routes/dashboard/designs.tsx'),
    route('design/:designId', 'routes/dashboard/design.tsx'),
    route('previews', 'routes/dashboard/previews.tsx'),
    route('previews/:previewId', 'routes/dashboard/preview.tsx'),
    route('milestones', 'routes/dashboard/milestones.tsx'),
    route('projectdetails', 'routes/dashboard/project-details.tsx'),
    route('activities', 'routes/dashboard/activities.tsx'),
    route('deliverables', 'routes/dashboard/deliverables.tsx'),
    route('support', 'routes/dashboard/tickets.tsx'),
    route('support/:id', 'routes/dashboard/ticket.tsx'),
    route('notifications', 'routes/dashboard/notifications.tsx'),
    route('notifications/:id', 'routes/dashboard/notification.ts'),
    ...prefix('settings', [
      index('routes/dashboard/settings.tsx'),
      route('profile', 'routes/dashboard/settings-profile.tsx'),
      route('addresses', 'routes/dashboard/settings-addresses.tsx'),
      route('addresses/:id', 'routes/dashboard/settings-address.tsx'),
      route('addresses/:id/delete', 'routes/dashboard/settings-address-delete.tsx'),
      route('password', 'routes/dashboard/settings-password.tsx'),
      route('second-factor', 'routes/dashboard/settings-second-factor.tsx'),
      route('sessions', 'routes/dashboard/settings-sessions.tsx'),
      route('language', 'routes/dashboard/settings-language.tsx'),
      route('company', 'routes/dashboard/settings-company.tsx'),
      route('people', 'routes/dashboard/settings-people.tsx'),
      route('people/:company/:person', 'routes/dashboard/settings-person.tsx'),
      route('notifications', 'routes/dashboard/settings-notifications.tsx'),
      route('data', 'routes/dashboard/settings-data.tsx'),
      route('data/erase', 'routes/dashboard/settings-erasure.tsx'),
    ]),
    route('customization', 'routes/dashboard/customization.tsx'),
  ]),
  ...prefix('dashboardnew', [
    index('routes/dashboard/projects.tsx'),
    route('project/:id/files', 'routes/dashboard/project-files.tsx'),
    route('project/:id/milestones', 'routes/dashboard/project-milestones.tsx'),
  ]),
]

const freelancers = prefix('dashboard/freelancer', [
  index('routes/freelancer/home.tsx'),
  route('projects', 'routes/freelancer/projects.tsx'),
  route('project/:id', 'routes/freelancer/project.tsx'),
  route('payments', 'routes/freelancer/payments.tsx'),
  route('payments/details', 'routes/freelancer/payout-details.tsx'),
  route('profile', 'routes/freelancer/profile.tsx'),
  route('schedule', 'routes/freelancer/schedule.tsx'),
])

const admins = prefix('dashboard/admin', [
  index('routes/admin/home.tsx'),
  route('orders', 'routes/admin/orders.tsx'),
  route('orders/:id', 'routes/admin/order.tsx'),
  route('orders/:id/cancel', 'routes/admin/order-cancel.tsx'),
  route('orders/:id/deliverables', 'routes/admin/order-deliverables.tsx'),
  route('orders/:id/deliverables/:packId', 'routes/admin/order-deliverable.tsx'),
  route('orders/:id/files', 'routes/admin/order-files.tsx'),
  route('orders/:id/files/:fileId', 'routes/admin/order-file.tsx'),
  route('orders/:id/messages', 'routes/admin/order-messages.tsx'),
  route('orders/:id/team', 'routes/admin/order-team.tsx'),
  route('orders/:id/team/:threadId', 'routes/admin/order-team-messages.tsx'),
  route('orders/:id/design', 'routes/admin/order-designs.tsx'),
  route('orders/:id/design/:designId', 'routes/admin/order-design.tsx'),
  route('orders/:id/previews', 'routes/admin/order-previews.tsx'),
  route('orders/:id/previews/:previewId', 'routes/admin/order-preview.tsx'),
  route('orders/:id/details', 'routes/admin/order-details.tsx'),
  route('audit', 'routes/admin/audit.tsx'),
  route('views', 'routes/admin/views.tsx'),
  route('bulk/:list', 'routes/admin/bulk.tsx'),
  route('clients', 'routes/admin/clients.tsx'),
  route('clients/:id', 'routes/admin/client.tsx'),
  route('freelancers', 'routes/admin/freelancers.tsx'),
  route('freelancers/:id', 'routes/admin/freelancer.tsx'),
  route('freelancers/applications/:id', 'routes/admin/application.tsx'),
  route('messages', 'routes/admin/messages.tsx'),
  route('support', 'routes/admin/tickets.tsx'),
  route('support/answers', 'routes/admin/answers.tsx'),
  route('support/answers/:id', 'routes/admin/answer.tsx'),
  route('support/answers/:id/delete', 'routes/admin/answer-delete.tsx'),
  route('support/:id', 'routes/admin/ticket.tsx'),
  route('payouts', 'routes/admin/payouts.tsx'),
  route('payouts/:id', 'routes/admin/payout.tsx'),
  route('payments', 'routes/admin/payments.tsx'),
  route('payments/ledger', 'routes/admin/payments-ledger.tsx'),
  route('payments/events', 'routes/admin/payment-events.tsx'),
  route('payments/events/:id', 'routes/admin/payment-event.tsx'),
  route('payments/reconciliation', 'routes/admin/reconciliation.tsx'),
  route('notifications', 'routes/admin/outbox.tsx'),
  route('notifications/mails', 'routes/admin/mails.tsx'),
  route('notifications/mails/:id', 'routes/admin/mail.tsx'),
  route('notifications/templates', 'routes/admin/mail-templates.tsx'),
  route('notifications/templates/:template/:language', 'routes/admin/mail-template.tsx'),
  route('settings', 'routes/admin/settings.tsx'),
  route('products', 'routes/admin/products.tsx'),
  ...prefix('products/:id', [
    index('routes/admin/product.tsx'),
    route('basics', 'routes/admin/product-basics.tsx'),
    route('prices', 'routes/admin/product-prices.tsx'),
    route('speeds', 'routes/admin/product-speeds.tsx'),
    route('add-ons', 'routes/admin/product-add-ons.tsx'),
    route('plan', 'routes/admin/product-plan.tsx'),
    route('words/:language', 'routes/admin/product-words.tsx'),
    route('picture', 'routes/admin/product-picture.tsx'),
    route('preview', 'routes/admin/product-preview.tsx'),
  ]),
  planned('admin', 'admin-projects', 'projects'),
  planned('admin', 'admin-templates', 'templates'),
  planned('admin', 'admin-reviews', 'reviews'),
  planned('admin', 'admin-featured-content', 'featured-content'),
  // Both show the overview (spec §2.7).
  route('nudges', 'routes/admin/home.tsx', { id: 'admin/nudges' }),
  route('invoices', 'routes/admin/home.tsx', { id: 'admin/invoices' }),
])

/** The JSON contract (spec §7). */
const api = prefix('api', [
  route('user', 'routes/api/user.ts'),
  route('login', 'routes/api/login.ts'),
  route('logout', 'routes/api/logout.ts'),
  route('my-orders', 'routes/api/my-orders.ts'),
  route('featured-categories', 'routes/api/featured-categories.ts'),
  route('featured-products', 'routes/api/featured-products.ts'),
  route('projects', 'routes/api/projects.ts'),
  route('products', 'routes/api/products.ts'),
  route('testimonials', 'routes/api/testimonials.ts'),
  route('templates', 'routes/api/templates.ts'),
  route('templates/:id', 'routes/api/template.ts'),
  route('cart', 'routes/api/cart.ts'),
  route('*', 'routes/api/not-found.ts'),
])

const resources = [
  route('projects/feed.xml', 'routes/resources/projects-feed.ts'),
  route('templates/feed.xml', 'routes/resources/templates-feed.ts'),
  route('pictures/products/:name', 'routes/resources/product-picture.ts'),
  route('pictures/shared/:id/:size', 'routes/resources/shared-picture.ts'),
  route('pictures/differences/:before/:after', 'routes/resources/preview-difference.ts'),
  route('documents/invoices/:number/:format', 'routes/resources/invoice.ts'),
  route('documents/credit-notes/:number/:format', 'routes/resources/credit-note.ts'),
  route('shop/files/:id', 'routes/resources/brief-file.ts'),
  route('calendar/:file', 'routes/resources/calendar.ts'),
  route('deliverables/:id/pack', 'routes/resources/deliverable-pack.ts'),
  route('files/uploads', 'routes/resources/uploads.ts'),
  route('files/uploads/:id', 'routes/resources/upload.ts'),
  route('files/:id', 'routes/resources/file-version.ts'),
  route('dashboard/messages/files/:id', 'routes/resources/message-file.ts'),
  route('dashboard/admin/freelancers/applications/:id/files/:fileId', 'routes/resources/application-file.ts'),
  route('dashboard/admin/exports/:list', 'routes/resources/admin-export.ts'),
  route('dashboard/freelancer/payments/statements/:freelancerId/:period/:format', 'routes/resources/payout-statement.ts'),
  route('documents/self-billing/:number', 'routes/resources/self-billing.ts'),
  route('dashboard/admin/notifications/mails/:id/html', 'routes/resources/mail-html.ts'),
  route('dashboard/admin/notifications/templates/:template/:language/html', 'routes/resources/mail-template-html.ts'),
  route('dashboard/view-as/end', 'routes/resources/end-view.ts'),
  route('dashboard/live', 'routes/resources/live-updates.ts'),
  route('inbound/mail', 'routes/resources/inbound-mail.ts'),
  route('dashboard/settings/data/:id', 'routes/resources/data-export.ts'),
  route('refused/method', 'routes/resources/wrong-method.ts'),
  route('webhooks/:gateway', 'routes/resources/webhook.ts'),
  route('settings/theme', 'routes/resources/theme.ts'),
  route('settings/language', 'routes/resources/language.ts'),
  route('settings/light-version', 'routes/resources/light-version.ts'),
  route('settings/consent', 'routes/resources/consent.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('manifest.webmanifest', 'routes/resources/manifest.ts'),
  route('health/live', 'routes/resources/live.ts'),
  route('health/ready', 'routes/resources/ready.ts'),
]

/** What stands in for third parties while none is configured; not found otherwise. */
const demo = [
  route('sandbox/checkout/:id', 'routes/demo/sandbox-checkout.tsx'),
  route('demo/outbox', 'routes/demo/outbox.tsx'),
  route('demo/outbox/:id', 'routes/demo/mail.tsx'),
]

export default [
  layout('routes/site/layout.tsx', [
    ...visitors,
    ...tools,
    ...shoppers,
    ...mailLinks,
    ...studioStack,
    ...people,
    ...demo,
    route('offline', 'routes/site/offline.tsx'),
    route('refused', 'routes/site/refused.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  layout('routes/dashboard/layout.tsx', clients),
  layout('routes/freelancer/layout.tsx', freelancers),
  layout('routes/admin/layout.tsx', admins),
  ...api,
  ...resources,
] satisfies RouteConfig
