import { withQuery, type Query } from './query'

/** What is no page: settings of a browser, health, the API, and the ways into the control center. */
export const resourcePaths = {
  admin: () => '/dashboard/admin',
  endView: () => '/dashboard/view-as/end',
  theme: () => '/settings/theme',
  language: () => '/settings/language',
  lightVersion: () => '/settings/light-version',
  consent: () => '/settings/consent',
  drafts: () => '/settings/drafts',
  demoOutbox: () => '/demo/outbox',
  demoComponents: () => '/demo/components',
  demoScenarios: (query?: Query) => withQuery('/demo/scenarios', query),
  demoMail: (id: string) => `/demo/outbox/${id}`,
  offline: () => '/offline',
  serviceWorker: () => '/service-worker.js',
  sitemap: () => '/sitemap.xml',
  manifest: () => '/manifest.webmanifest',
  api: (path: string) => `/api/${path}`,
}
