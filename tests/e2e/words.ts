import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type Resource, type TFunction } from 'i18next'
import { LANGUAGES, type Language } from '../../app/platform/i18n/languages'
import { projectRoot } from '../setup/migrate'

const NAMESPACES = [
  'common',
  'offline',
  'ui',
  'shop',
  'cart',
  'checkout',
  'consent',
  'auth',
  'demo',
  'mail',
  'home',
  'highlights',
  'showcase',
  'dashboard',
  'about',
  'features',
  'faq',
  'approaches',
  'contact',
  'inbox',
  'privacy',
  'terms',
  'cookies',
  'freelancers',
  'application',
  'payment',
  'documents',
  'wizard',
  'products',
  'proposals',
  'brief',
  'admin-orders',
  'admin-payouts',
  'admin-settings',
  'admin-notifications',
  'mail-words',
  'settings',
  'people',
  'payouts',
  'client-orders',
  'messages',
  'files',
  'deliverables',
  'design',
  'previews',
  'project',
  'notifications',
  'decide',
  'overview',
  'support',
  'admin-books',
  'admin-clients',
  'assignments',
  'admin-freelancers',
  'freelancer-profile',
  'reviews',
  'admin-coupons',
  'admin-featured',
  'curation',
  'admin-lists',
  'tools',
  'color-contrast',
  'css-grid-generator',
  'image-optimizer',
  'code-beautifier',
  'ai-copywriter',
  'meta-tag-generator',
  'meta-tag-checks',
  'font-pairing-tool',
  'font-pairing-words',
  'responsive-checker',
  'responsive-findings',
  'website-speed-test',
  'speed-words',
  'tool-fetch',
  'studio-stack',
  'studio-front',
  'studio-desk',
  'studio-shop',
  'studio-goods',
  'studio-sales',
  'waitlist',
  'webhooks',
  'admin-waitlist',
  'admin-studios',
  'studio-payouts',
] as const
export type Say = TFunction<typeof NAMESPACES>

function readTexts(language: Language) {
  const folder = join(projectRoot, 'locales', language)
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.replace('.json', ''),
        JSON.parse(readFileSync(join(folder, file), 'utf8')),
      ]),
  )
}

const resources: Resource = Object.fromEntries(
  LANGUAGES.map((language) => [language, readTexts(language)]),
)

/**
 * The words of the pages in a language, by their keys: `say('cart:empty.title')`. An unknown key
 * does not compile.
 */
export function wordsIn(language: Language): Say {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    ns: [...NAMESPACES],
    resources,
    interpolation: { escapeValue: false },
    initImmediate: false,
  })
  return i18n.getFixedT(language, NAMESPACES)
}
