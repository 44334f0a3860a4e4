import 'i18next'
import type about from '../../../locales/en/about.json'
import type adminBooks from '../../../locales/en/admin-books.json'
import type adminClients from '../../../locales/en/admin-clients.json'
import type adminCoupons from '../../../locales/en/admin-coupons.json'
import type adminFeatured from '../../../locales/en/admin-featured.json'
import type adminFreelancers from '../../../locales/en/admin-freelancers.json'
import type adminHealth from '../../../locales/en/admin-health.json'
import type adminLists from '../../../locales/en/admin-lists.json'
import type adminNotifications from '../../../locales/en/admin-notifications.json'
import type adminOrders from '../../../locales/en/admin-orders.json'
import type adminPayouts from '../../../locales/en/admin-payouts.json'
import type adminPayments from '../../../locales/en/admin-payments.json'
import type adminSettings from '../../../locales/en/admin-settings.json'
import type adminStudios from '../../../locales/en/admin-studios.json'
import type adminWaitlist from '../../../locales/en/admin-waitlist.json'
import type api from '../../../locales/en/api.json'
import type application from '../../../locales/en/application.json'
import type approaches from '../../../locales/en/approaches.json'
import type assignments from '../../../locales/en/assignments.json'
import type audit from '../../../locales/en/audit.json'
import type auth from '../../../locales/en/auth.json'
import type brief from '../../../locales/en/brief.json'
import type cart from '../../../locales/en/cart.json'
import type checkout from '../../../locales/en/checkout.json'
import type clientOrders from '../../../locales/en/client-orders.json'
import type aiCopywriter from '../../../locales/en/ai-copywriter.json'
import type codeBeautifier from '../../../locales/en/code-beautifier.json'
import type colorContrast from '../../../locales/en/color-contrast.json'
import type cssGridGenerator from '../../../locales/en/css-grid-generator.json'
import type common from '../../../locales/en/common.json'
import type consent from '../../../locales/en/consent.json'
import type contact from '../../../locales/en/contact.json'
import type control from '../../../locales/en/control.json'
import type cookies from '../../../locales/en/cookies.json'
import type curation from '../../../locales/en/curation.json'
import type dashboard from '../../../locales/en/dashboard.json'
import type decide from '../../../locales/en/decide.json'
import type deliverables from '../../../locales/en/deliverables.json'
import type demo from '../../../locales/en/demo.json'
import type design from '../../../locales/en/design.json'
import type documents from '../../../locales/en/documents.json'
import type forms from '../../../locales/en/forms.json'
import type faq from '../../../locales/en/faq.json'
import type features from '../../../locales/en/features.json'
import type files from '../../../locales/en/files.json'
import type fontPairingTool from '../../../locales/en/font-pairing-tool.json'
import type fontPairingWords from '../../../locales/en/font-pairing-words.json'
import type freelancerProfile from '../../../locales/en/freelancer-profile.json'
import type freelancers from '../../../locales/en/freelancers.json'
import type highlights from '../../../locales/en/highlights.json'
import type home from '../../../locales/en/home.json'
import type imageOptimizer from '../../../locales/en/image-optimizer.json'
import type inbox from '../../../locales/en/inbox.json'
import type lists from '../../../locales/en/lists.json'
import type mail from '../../../locales/en/mail.json'
import type mailWords from '../../../locales/en/mail-words.json'
import type messages from '../../../locales/en/messages.json'
import type metaTagChecks from '../../../locales/en/meta-tag-checks.json'
import type metaTagGenerator from '../../../locales/en/meta-tag-generator.json'
import type notifications from '../../../locales/en/notifications.json'
import type offline from '../../../locales/en/offline.json'
import type overview from '../../../locales/en/overview.json'
import type payment from '../../../locales/en/payment.json'
import type payouts from '../../../locales/en/payouts.json'
import type people from '../../../locales/en/people.json'
import type previews from '../../../locales/en/previews.json'
import type privacy from '../../../locales/en/privacy.json'
import type proposals from '../../../locales/en/proposals.json'
import type products from '../../../locales/en/products.json'
import type project from '../../../locales/en/project.json'
import type responsiveChecker from '../../../locales/en/responsive-checker.json'
import type responsiveFindings from '../../../locales/en/responsive-findings.json'
import type speedWords from '../../../locales/en/speed-words.json'
import type websiteSpeedTest from '../../../locales/en/website-speed-test.json'
import type reviews from '../../../locales/en/reviews.json'
import type search from '../../../locales/en/search.json'
import type settings from '../../../locales/en/settings.json'
import type shop from '../../../locales/en/shop.json'
import type showcase from '../../../locales/en/showcase.json'
import type studioFront from '../../../locales/en/studio-front.json'
import type studioDesk from '../../../locales/en/studio-desk.json'
import type studioGoods from '../../../locales/en/studio-goods.json'
import type studioPayouts from '../../../locales/en/studio-payouts.json'
import type studioSales from '../../../locales/en/studio-sales.json'
import type studioShop from '../../../locales/en/studio-shop.json'
import type studioStack from '../../../locales/en/studio-stack.json'
import type support from '../../../locales/en/support.json'
import type terms from '../../../locales/en/terms.json'
import type toolFetch from '../../../locales/en/tool-fetch.json'
import type tools from '../../../locales/en/tools.json'
import type toolsIndex from '../../../locales/en/tools-index.json'
import type ui from '../../../locales/en/ui.json'
import type viewAs from '../../../locales/en/view-as.json'
import type waitlist from '../../../locales/en/waitlist.json'
import type webhooks from '../../../locales/en/webhooks.json'
import type wizard from '../../../locales/en/wizard.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      about: typeof about
      'admin-books': typeof adminBooks
      'admin-clients': typeof adminClients
      'admin-coupons': typeof adminCoupons
      'admin-featured': typeof adminFeatured
      'admin-freelancers': typeof adminFreelancers
      'admin-health': typeof adminHealth
      'admin-lists': typeof adminLists
      'admin-notifications': typeof adminNotifications
      'admin-orders': typeof adminOrders
      'admin-payouts': typeof adminPayouts
      'admin-payments': typeof adminPayments
      'admin-settings': typeof adminSettings
      'admin-studios': typeof adminStudios
      'admin-studios': typeof adminStudios
      'admin-waitlist': typeof adminWaitlist
      api: typeof api
      application: typeof application
      approaches: typeof approaches
      assignments: typeof assignments
      audit: typeof audit
      auth: typeof auth
      brief: typeof brief
      cart: typeof cart
      checkout: typeof checkout
      'client-orders': typeof clientOrders
      'ai-copywriter': typeof aiCopywriter
      'code-beautifier': typeof codeBeautifier
      'meta-tag-checks': typeof metaTagChecks
      'meta-tag-generator': typeof metaTagGenerator
      'color-contrast': typeof colorContrast
      'css-grid-generator': typeof cssGridGenerator
      common: typeof common
      consent: typeof consent
      contact: typeof contact
      control: typeof control
      cookies: typeof cookies
      curation: typeof curation
      dashboard: typeof dashboard
      decide: typeof decide
      deliverables: typeof deliverables
      demo: typeof demo
      design: typeof design
      documents: typeof documents
      forms: typeof forms
      faq: typeof faq
      features: typeof features
      files: typeof files
      'font-pairing-tool': typeof fontPairingTool
      'font-pairing-words': typeof fontPairingWords
      'freelancer-profile': typeof freelancerProfile
      freelancers: typeof freelancers
      highlights: typeof highlights
      home: typeof home
      'image-optimizer': typeof imageOptimizer
      inbox: typeof inbox
      lists: typeof lists
      mail: typeof mail
      'mail-words': typeof mailWords
      messages: typeof messages
      notifications: typeof notifications
      offline: typeof offline
      overview: typeof overview
      payment: typeof payment
      payouts: typeof payouts
      people: typeof people
      previews: typeof previews
      privacy: typeof privacy
      proposals: typeof proposals
      products: typeof products
      project: typeof project
      'responsive-checker': typeof responsiveChecker
      'responsive-findings': typeof responsiveFindings
      'speed-words': typeof speedWords
      'website-speed-test': typeof websiteSpeedTest
      reviews: typeof reviews
      search: typeof search
      settings: typeof settings
      shop: typeof shop
      showcase: typeof showcase
      'studio-front': typeof studioFront
      'studio-desk': typeof studioDesk
      'studio-goods': typeof studioGoods
      'studio-payouts': typeof studioPayouts
      'studio-sales': typeof studioSales
      'studio-shop': typeof studioShop
      'studio-stack': typeof studioStack
      support: typeof support
      terms: typeof terms
      'tool-fetch': typeof toolFetch
      tools: typeof tools
      'tools-index': typeof toolsIndex
      ui: typeof ui
      'view-as': typeof viewAs
      waitlist: typeof waitlist
      webhooks: typeof webhooks
      wizard: typeof wizard
    }
  }
}
