import type { Category, CodeLevel, Platform } from '../catalog/catalog.rules'

/**
 * A service as the wizard weighs it; amounts are integer cents of their currency, `price` is in US
 * dollars.
 */
export interface Offer {
  id: number
  slug: string
  category: string
  platform: string
  codeLevel: string
  available: boolean
  milestonePayment: boolean
  price: number
  prices: { currency: string; amount: number }[]
  speeds: { code: string; workingDays: number; surchargePercent: number }[]
  addOns: {
    id: number
    code: string
    workingDays: number
    prices: { currency: string; amount: number }[]
  }[]
}

export const PROJECT_TYPES = [
  'website',
  'shop',
  'app',
  'branding',
  'content',
  'marketing',
  'ai',
] as const
export type ProjectType = (typeof PROJECT_TYPES)[number]

/** The category of the shop that each type of project is bought from. */
export const CATEGORY_OF: Record<ProjectType, Category> = {
  website: 'Website',
  shop: 'E-commerce',
  app: 'Application',
  branding: 'Branding',
  content: 'Content',
  marketing: 'Marketing',
  ai: 'AI',
}

/** A service with the add-ons that make it as large as asked for. */
export interface Solution {
  slug: string
  addOns: readonly string[]
}

const one = (slug: string, ...addOns: string[]): Solution => ({ slug, addOns })

/**
 * What a project can be, by size, and which services do it; of equals the first one is proposed.
 */
const SCOPES = {
  website: {
    page: [one('framer-landing-page')],
    portfolio: [one('portfolio-site')],
    'portfolio-14': [one('portfolio-site', 'portfolio-six-projects')],
    'pages-8': [one('webflow-company-site'), one('react-marketing-site')],
    'pages-10': [one('webflow-company-site', 'webflow-three-pages'), one('react-marketing-site')],
    'pages-14': [one('react-marketing-site', 'react-four-pages')],
    magazine: [one('wordpress-editorial-site')],
    'magazine-700': [one('wordpress-editorial-site', 'wordpress-500-articles')],
    event: [one('event-site')],
    'templates-8': [one('accessibility-rebuild')],
    'templates-12': [one('accessibility-rebuild', 'accessibility-four-templates')],
  },
  shop: {
    'products-40': [one('shopify-store-launch'), one('woocommerce-store')],
    'products-60': [one('woocommerce-store'), one('shopify-store-launch', 'forty-more-products')],
    'products-80': [one('shopify-store-launch', 'forty-more-products')],
    refresh: [one('shopify-theme-refresh')],
    'refresh-6': [one('shopify-theme-refresh', 'two-more-templates')],
    storefront: [one('headless-storefront')],
  },
  app: {
    'dashboard-3': [one('internal-dashboard')],
    'dashboard-4': [one('internal-dashboard', 'dashboard-extra-source')],
    portal: [one('client-portal')],
    'screens-8': [one('progressive-web-app')],
    'screens-10': [one('progressive-web-app', 'two-more-screens')],
    'screens-15': [one('react-web-app')],
  },
  branding: {
    logo: [one('logo-sprint')],
    starter: [one('brand-identity-starter')],
    identity: [one('full-identity-system')],
    packaging: [one('packaging-identity')],
    'ui-kit': [one('ui-kit')],
    'ui-kit-30': [one('ui-kit', 'six-more-components')],
  },
  content: {
    'copy-6': [one('website-copy-pack')],
    'copy-7': [one('website-copy-pack', 'extra-page')],
    'cases-3': [one('case-study-set')],
    'cases-4': [one('case-study-set', 'fourth-case')],
    'translation-2000': [one('four-language-content')],
    'translation-2500': [one('four-language-content', 'extra-words')],
  },
  marketing: {
    campaign: [one('campaign-landing-kit')],
    search: [one('search-foundation')],
    'speed-5': [one('performance-tune-up')],
    'speed-10': [one('performance-tune-up', 'five-more-page-types')],
    'figures-1': [one('privacy-friendly-analytics')],
    'figures-2': [one('privacy-friendly-analytics', 'second-site')],
  },
  ai: {
    assistant: [one('ai-support-assistant')],
    'workflow-3': [one('ai-content-workflow')],
    'workflow-4': [one('ai-content-workflow', 'extra-text-type')],
    'site-search': [one('ai-site-search')],
  },
} as const satisfies Record<ProjectType, Record<string, readonly Solution[]>>

export type Scope = { [Type in ProjectType]: keyof (typeof SCOPES)[Type] }[ProjectType]
export const ALL_SCOPES = PROJECT_TYPES.flatMap((type) => Object.keys(SCOPES[type])) as Scope[]

export function scopesOf(type: ProjectType): [Scope, readonly Solution[]][] {
  return Object.entries(SCOPES[type]) as unknown as [Scope, readonly Solution[]][]
}

const SITES = [
  'framer-landing-page',
  'portfolio-site',
  'webflow-company-site',
  'react-marketing-site',
  'wordpress-editorial-site',
  'event-site',
  'accessibility-rebuild',
]
const SHOPS = [
  'shopify-store-launch',
  'woocommerce-store',
  'shopify-theme-refresh',
  'headless-storefront',
]
const APPS = ['internal-dashboard', 'client-portal', 'progressive-web-app', 'react-web-app']

export interface Help {
  /** The add-on of a service that answers the need. */
  addOns?: Record<string, string>
  /** A service that comes beside these others. */
  service?: { slug: string; beside: readonly string[] }
  /** Services that cover it already. */
  within?: readonly string[]
}

/** What can be wanted beyond the project itself, and what answers it. */
export const NEEDS = {
  copy: {
    addOns: {
      'framer-landing-page': 'landing-copywriting',
      'portfolio-site': 'portfolio-project-texts',
    },
    service: {
      slug: 'website-copy-pack',
      beside: [
        'webflow-company-site',
        'react-marketing-site',
        'wordpress-editorial-site',
        ...SHOPS,
        'client-portal',
        'progressive-web-app',
        'react-web-app',
        'logo-sprint',
        'brand-identity-starter',
        'full-identity-system',
      ],
    },
  },
  multilingual: {
    addOns: {
      'framer-landing-page': 'landing-second-language',
      'webflow-company-site': 'webflow-second-language',
      'react-marketing-site': 'react-second-language',
      'event-site': 'event-second-language',
      'shopify-store-launch': 'second-language',
      'woocommerce-store': 'second-language',
      'headless-storefront': 'second-language',
      'client-portal': 'portal-second-language',
      'progressive-web-app': 'second-language',
      'react-web-app': 'app-second-language',
      'full-identity-system': 'second-guide-language',
      'website-copy-pack': 'second-language',
      'campaign-landing-kit': 'second-language',
      'search-foundation': 'second-language',
      'ai-content-workflow': 'translation-step',
    },
    service: { slug: 'four-language-content', beside: ['wordpress-editorial-site'] },
    within: ['four-language-content', 'ai-support-assistant'],
  },
  seo: {
    service: {
      slug: 'search-foundation',
      beside: ['wordpress-editorial-site', 'woocommerce-store', 'four-language-content'],
    },
  },
  performance: {
    addOns: { 'performance-tune-up': 'weight-check' },
    service: {
      slug: 'performance-tune-up',
      beside: [
        'wordpress-editorial-site',
        'accessibility-rebuild',
        'shopify-store-launch',
        'shopify-theme-refresh',
        'woocommerce-store',
        'search-foundation',
      ],
    },
  },
  accessibility: {
    service: {
      slug: 'accessibility-rebuild',
      beside: [
        'wordpress-editorial-site',
        'shopify-store-launch',
        'shopify-theme-refresh',
        'woocommerce-store',
      ],
    },
    within: ['accessibility-rebuild', 'ui-kit'],
  },
  analytics: {
    service: {
      slug: 'privacy-friendly-analytics',
      beside: [
        ...SITES,
        ...SHOPS,
        'client-portal',
        'progressive-web-app',
        'react-web-app',
        'campaign-landing-kit',
        'search-foundation',
        'performance-tune-up',
      ],
    },
    within: ['privacy-friendly-analytics'],
  },
  assistant: {
    service: {
      slug: 'ai-support-assistant',
      beside: [...SITES, ...SHOPS, ...APPS].filter((slug) => slug !== 'internal-dashboard'),
    },
  },
  payments: {
    addOns: {
      'client-portal': 'portal-invoice-payment',
      'progressive-web-app': 'card-payments',
      'react-web-app': 'app-payments',
    },
  },
  migration: {
    addOns: {
      'webflow-company-site': 'webflow-cms-import',
      'woocommerce-store': 'store-migration',
      'react-web-app': 'app-data-migration',
    },
    within: ['wordpress-editorial-site'],
  },
  mailing: {
    addOns: {
      'wordpress-editorial-site': 'wordpress-newsletter-template',
      'shopify-store-launch': 'email-flows',
      'shopify-theme-refresh': 'order-mails',
    },
  },
  comparison: {
    addOns: {
      'framer-landing-page': 'landing-second-version',
      'campaign-landing-kit': 'page-variant',
    },
  },
  social: {
    addOns: {
      'logo-sprint': 'social-kit',
      'case-study-set': 'social-posts',
      'campaign-landing-kit': 'six-more-banners',
    },
  },
  slides: {
    addOns: { 'brand-identity-starter': 'slide-template', 'case-study-set': 'sales-slides' },
    within: ['full-identity-system'],
  },
  motion: { addOns: { 'logo-sprint': 'motion-logo', 'full-identity-system': 'motion-principles' } },
  icons: { addOns: { 'brand-identity-starter': 'icon-set', 'ui-kit': 'icon-set' } },
  voice: {
    addOns: { 'brand-identity-starter': 'tone-of-voice' },
    within: ['full-identity-system'],
  },
  webdesign: {
    addOns: { 'full-identity-system': 'web-page-designs', 'ui-kit': 'two-example-pages' },
  },
  publishing: { addOns: { 'website-copy-pack': 'publishing' } },
  helpdesk: { addOns: { 'ai-support-assistant': 'helpdesk-tickets' } },
  orders: { addOns: { 'ai-support-assistant': 'order-lookup' } },
  server: {
    addOns: { 'ai-content-workflow': 'self-hosted', 'privacy-friendly-analytics': 'self-hosted' },
  },
} as const satisfies Record<string, Help>

export type Need = keyof typeof NEEDS
export const ALL_NEEDS = Object.keys(NEEDS) as Need[]
export const helpFor = (need: Need): Help => NEEDS[need]

/** What there is of a brand, asked for what is built; and the service for what is missing. */
export const BRANDS = ['have', 'logo', 'identity'] as const
export type Brand = (typeof BRANDS)[number]
export const BRAND_SERVICES: Record<Exclude<Brand, 'have'>, string> = {
  logo: 'logo-sprint',
  identity: 'brand-identity-starter',
}
const BRANDED: readonly ProjectType[] = ['website', 'shop', 'app']
export const asksForBrand = (type: ProjectType | undefined) =>
  type !== undefined && BRANDED.includes(type)

/**
 * When a service is worked on: what others build upon comes first, what needs the finished work
 * last.
 */
export type Phase = 'first' | 'main' | 'last'
const FIRST = new Set(['logo-sprint', 'brand-identity-starter', 'website-copy-pack'])
/** The phase of a service that is bought beside the main one. */
export const phaseOf = (slug: string): Phase => (FIRST.has(slug) ? 'first' : 'last')

export type PlatformChoice = Platform | 'advise'
export type StyleChoice = CodeLevel | 'advise'
