import { brand } from '../brand'
import { withAnchor, withQuery, type Query } from './query'

/** Sections of the legal documents that other pages lead to. */
type PrivacyAnchor = 'orders' | 'messages' | 'freelancers' | 'waitlist' | 'rights' | 'retention'

type TermsAnchor =
  'ordering' | 'milestone-pay' | 'withdrawal' | 'withdrawal-form' | 'early-start' | 'accessibility'

type CookieAnchor = 'choice' | 'stored' | 'categories'

/** Sections of the home page. */
type HomeAnchor = 'services' | 'templates' | 'work' | 'testimonials'

/** The public pages, the free tools and Studio Stack. */
export const sitePaths = {
  home: ({ anchor, ...query }: Query & { anchor?: HomeAnchor } = {}) =>
    withAnchor(withQuery('/', query), anchor),
  about: () => `/what-is-${brand.slug}-studio`,
  features: (anchor?: 'payment' | 'comparison') => withAnchor('/features', anchor),
  faq: (query?: Query) => withQuery('/faq', query),
  faqAnswer: (question: string) => `/faq#${question}`,
  approaches: (anchor?: 'guide') => withAnchor('/development-approaches', anchor),
  developers: () => '/developers',
  openApi: () => '/api/v1/openapi.json',
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
  studioStack: () => '/studiostack',
  studioStackWaitlist: (query?: Query) => withQuery('/studiostack/waitlist', query),
  waitlistPlace: (token: string) => `/studiostack/waitlist/${token}`,
}
