import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ProductSeed } from '../../../prisma/seed/catalog/product-seed'
import { LANGUAGES } from '../../../app/platform/i18n/languages'
import { projectRoot } from '../migrate'
import { readLocales } from './texts'

const locales = readLocales()

function textOf(language: (typeof LANGUAGES)[number], name: string) {
  const [namespace, key] = name.split(':') as [string, string]
  const text = locales[language][namespace]?.get(key)
  if (text === undefined) throw new Error(`${language} has no ${name}`)
  return text.replaceAll('\u00ad', '')
}

/**
 * What a menu calls a page, and what the page calls itself. Three public pages are left out: the
 * one to write to us and the one of questions have titles that say more, and the specification has
 * “Sign In” in the bar.
 */
const MENU: [menu: string, page: string][] = [
  ['dashboard:nav.dashboard', 'dashboard:home.title'],
  ['dashboard:nav.overview', 'overview:title'],
  ['dashboard:nav.projects', 'overview:projects.title'],
  ['dashboard:nav.orders', 'dashboard:orders.title'],
  ['dashboard:nav.milestones', 'project:plan.title'],
  ['dashboard:nav.projectDetails', 'project:title'],
  ['dashboard:nav.files', 'files:title'],
  ['dashboard:nav.design', 'design:title'],
  ['dashboard:nav.previews', 'previews:title'],
  ['dashboard:nav.messages', 'messages:title'],
  ['dashboard:nav.conversations', 'messages:own.title'],
  ['studio-desk:nav.conversations', 'messages:own.title'],
  ['dashboard:nav.activities', 'project:feed.title'],
  ['dashboard:nav.deliverables', 'deliverables:title'],
  ['dashboard:nav.support', 'support:own.title'],
  ['dashboard:nav.settings', 'settings:title'],
  ['dashboard:nav.freelancer.home', 'assignments:home.title'],
  ['dashboard:nav.freelancer.projects', 'assignments:projects.title'],
  ['dashboard:nav.freelancer.payments', 'payouts:payments.title'],
  ['dashboard:nav.freelancer.profile', 'freelancer-profile:profile.title'],
  ['dashboard:nav.freelancer.schedule', 'freelancer-profile:schedule.title'],
  ['dashboard:nav.admin.home', 'control:title'],
  ['dashboard:nav.admin.orders', 'admin-orders:title'],
  ['dashboard:nav.admin.clients', 'admin-clients:title'],
  ['dashboard:nav.admin.freelancers', 'admin-freelancers:lists.freelancers.title'],
  ['dashboard:nav.admin.messages', 'inbox:title'],
  ['dashboard:nav.admin.conversations', 'inbox:all.title'],
  ['dashboard:nav.admin.support', 'support:admin.title'],
  ['dashboard:nav.admin.payments', 'admin-payments:title'],
  ['dashboard:nav.admin.payouts', 'admin-payouts:title'],
  ['dashboard:nav.admin.products', 'products:list.title'],
  ['dashboard:nav.admin.createProduct', 'products:create.title'],
  ['dashboard:nav.admin.projects', 'curation:projects.title'],
  ['dashboard:nav.admin.templates', 'curation:templates.title'],
  ['dashboard:nav.admin.reviews', 'reviews:title'],
  ['dashboard:nav.admin.featuredContent', 'admin-featured:title'],
  ['dashboard:nav.admin.notifications', 'admin-notifications:title'],
  ['dashboard:nav.admin.settings', 'admin-settings:title'],
  ['dashboard:nav.admin.audit', 'audit:title'],
  ['dashboard:nav.admin.health', 'admin-health:title'],
  ['dashboard:nav.admin.waitlist', 'admin-waitlist:title'],
  ['dashboard:nav.admin.people', 'people:staff.title'],
  ['common:nav.projects', 'showcase:projects.title'],
  ['common:nav.templates', 'showcase:templates.title'],
  ['common:nav.wizard', 'wizard:title'],
  ['common:nav.checkout', 'checkout:title'],
  ['common:nav.tools', 'tools:title'],
  ['common:nav.privacy', 'privacy:title'],
  ['common:nav.terms', 'terms:title'],
  ['common:nav.cookies', 'cookies:title'],
  ['common:nav.features', 'features:title'],
  ['common:nav.program', 'freelancers:title'],
  ['common:nav.approaches', 'approaches:title'],
  ['studio-desk:nav.settings', 'studio-shop:settings.title'],
  ['studio-desk:nav.products', 'studio-goods:products.title'],
  ['studio-desk:nav.projects', 'studio-goods:works.title'],
  ['studio-desk:nav.brand', 'studio-shop:brand.title'],
  ['studio-desk:nav.visits', 'studio-shop:visits.title'],
  ['studio-desk:nav.enquiries', 'studio-sales:enquiries.title'],
  ['studio-desk:nav.orders', 'studio-sales:orders.title'],
  ['dashboard:settingsParts.parts.profile', 'settings:profile.title'],
  ['dashboard:settingsParts.parts.addresses', 'settings:addresses.title'],
  ['dashboard:settingsParts.parts.password', 'settings:password.title'],
  ['dashboard:settingsParts.parts.second-factor', 'settings:secondFactor.title'],
  ['dashboard:settingsParts.parts.sessions', 'settings:sessions.title'],
  ['dashboard:settingsParts.parts.language', 'settings:language.title'],
  ['dashboard:settingsParts.parts.notifications', 'notifications:title'],
  ['dashboard:settingsParts.parts.company', 'people:company.title'],
  ['dashboard:settingsParts.parts.people', 'people:people.title'],
  ['dashboard:settingsParts.parts.data', 'settings:data.title'],
]

/** English words that the specification fixes, letter by letter (docs/spec.md). */
const FIXED: Record<string, string> = {
  'common:errors.notFound.title': 'Page Not Found',
  'common:nav.signIn': 'Sign In',
  'common:nav.signOut': 'Sign Out',
  'consent:banner.accept': 'Accept All',
  'consent:banner.customize': 'Customize',
  'consent:banner.privacy': 'Privacy Policy',
  'consent:banner.reject': 'Reject All',
  'consent:cancel': 'Cancel',
  'consent:save': 'Save Preferences',
  'consent:title': 'Cookie Preferences',
  'dashboard:unavailable.text': 'Please try again later',
  'dashboard:unavailable.title': 'Error loading projects',
  'highlights:projects.claim': '100% client satisfaction',
  'highlights:projects.empty': 'No recent deployments',
  'highlights:services.browse': 'Browse All',
  'highlights:services.custom': 'Contact us for custom work',
  'highlights:services.empty': 'No services available at the moment',
  'highlights:services.filters': 'All Filters',
  'highlights:services.loading': 'Loading amazing services...',
  'highlights:services.more': 'Explore More',
  'highlights:services.popular': 'Popular',
  'highlights:templates.all': 'Explore All Templates',
  'home:about.browse': 'Browse Services',
  'home:about.start': 'Get Started Today',
  'home:about.who.title': 'Who This Is For',
  'home:contact.browse': 'Browse Services',
  'home:contact.start': 'Start Your Project',
  'home:core.ai.title': 'AI-Augmented Development',
  'home:core.more': 'Learn more',
  'home:core.platforms.title': 'Framer/Webflow Development',
  'home:core.website.title': 'Website Design',
  'home:freelancers.apply': 'Apply to Join Our Network',
  'home:freelancers.join': 'Apply to Join Network',
  'home:freelancers.projects': 'View Client Projects',
  'home:hero.dashboard': 'Access Dashboard',
  'home:hero.order': 'Order Now',
  'home:premium.faq': 'View FAQ',
  'home:preview.title': 'Real-Time Project Dashboard',
  'home:soon.admin.title': 'Admin Control Center',
  'home:soon.automation.title': 'Automated Workflows',
  'home:soon.freelancer.title': 'Freelancer Dashboard',
  'home:soon.portal.title': 'Client Portal',
  'home:terminal.status': 'DEPLOYED',
  'home:workflow.steps.choose.link': 'Order Now',
  'home:workflow.steps.choose.title': 'Choose & Customize',
  'home:workflow.steps.collaborate.title': 'Collaborate',
  'home:workflow.steps.receive.title': 'Receive & Manage',
  'home:workflow.steps.track.logIn': 'Log in',
  'home:workflow.steps.track.open': 'Open Dashboard',
  'home:workflow.steps.track.signedIn': 'Your Dashboard',
  'home:workflow.steps.track.signedOut': 'Login to Dashboard',
  'home:workflow.steps.track.title': 'Track Progress',
  'home:workflow.title': "Here's How We Deliver",
  'ui:account.signIn': 'Sign In',
  'ui:account.signOut': 'Sign Out',
  'ui:loading': 'Loading...',
  'ui:nav.start': 'Start',
  'ui:product.available': 'Available',
  'ui:product.availableSoon': 'Available Soon',
  'ui:product.milestonePay': 'Milestone Pay',
}

describe('labels', () => {
  test.each(LANGUAGES)('in %s, a menu names a page as the page does', (language) => {
    const other = MENU.filter(([menu, page]) => textOf(language, menu) !== textOf(language, page))
    expect(other).toEqual([])
  })

  test('that the specification fixes are its own words', () => {
    const written = Object.keys(FIXED).map((name) => [name, textOf('en', name)])
    expect(Object.fromEntries(written)).toEqual(FIXED)
  })
})

/** Words that make a sentence of a title, which others put into their own sentences. */
const SAYS_SO: Record<(typeof LANGUAGES)[number], RegExp> = {
  en: /\b(is|are|approved|built|rebuilt|checked|moved|tuned|running|live|done|in place)\b/i,
  sv: /(^| )(är|godkän\p{L}*|klar\p{L}*|live)( |$)/iu,
  nl: /\b(is|zijn|goedgekeurd|klaar|live)\b/i,
  pl: /(^| )(jest|są|zatwierdzon\p{L}*|zaakceptowan\p{L}*)( |$)/iu,
}

test('the milestones of the seeded services are nouns in every language', async () => {
  const folder = join(projectRoot, 'prisma/seed/catalog')
  const files = readdirSync(folder).filter((file) => file !== 'product-seed.ts')
  const seeds = await Promise.all(
    files.map(
      async (file) => ((await import(join(folder, file))) as { default: ProductSeed }).default,
    ),
  )
  const titles = seeds.flatMap(({ text }) =>
    LANGUAGES.flatMap((language) =>
      text[language].milestones.map(({ title }) => ({ language, title })),
    ),
  )
  expect(titles.length).toBeGreaterThan(100)
  expect(titles.filter(({ language, title }) => SAYS_SO[language].test(title))).toEqual([])
})

/** Half of the card at 320 px has room for so many letters beside a radio button. */
const LONGEST_WORD = 11

test.each(LANGUAGES)('a choice in two narrow columns fits at 320 px (%s)', (language) => {
  for (const choice of ['mail', 'digest', 'app', 'off']) {
    const words = textOf(language, `notifications:settings.choices.${choice}`).split(' ')
    for (const word of words) expect(word.length, word).toBeLessThanOrEqual(LONGEST_WORD)
  }
})
