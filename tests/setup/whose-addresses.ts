import type { StudioThings } from './studio-things'

type Params = Record<string, string | number>

/** The parameters of a studio's pages about one order, and of the staff's about one of theirs. */
const orderParams = ({ order, file, pack, design, preview }: StudioThings): Params => ({
  id: order,
  deskOrderId: order,
  fileId: file,
  deliverableId: pack,
  designId: design,
  previewId: preview,
  threadId: order,
})

/**
 * Addresses of what belongs to a studio, by how their patterns begin; the longest that fits counts.
 */
const OF_STUDIO: Record<string, (things: StudioThings) => Params> = {
  '/studiostack/dashboard/orders/:deskOrderId': orderParams,
  '/studiostack/dashboard/quotes/:id': ({ quote }) => ({ id: quote }),
  '/studiostack/dashboard/payouts/:number': ({ statement }) => ({ number: statement }),
  '/studiostack/dashboard/products/:id': ({ product }) => ({ id: product }),
  '/studiostack/dashboard/projects/:id': ({ work }) => ({ id: work }),
  '/dashboard/files/:fileId': orderParams,
  '/dashboard/design/:designId': orderParams,
  '/dashboard/previews/:previewId': orderParams,
  '/dashboard/orders/:id': orderParams,
  '/dashboard/notifications/:id': ({ notice }) => ({ id: notice }),
  '/dashboard/messages/files/:id': ({ attachment }) => ({ id: attachment }),
  '/dashboardnew/project/:id': ({ projectId }) => ({ id: projectId }),
  '/deliverables/:id/pack': ({ pack }) => ({ id: pack }),
  '/documents/invoices/:number': ({ invoice }) => ({ number: invoice, format: 'pdf' }),
  '/documents/credit-notes/:number': ({ creditNote }) => ({ number: creditNote, format: 'xml' }),
  '/files/:id': ({ version }) => ({ id: version }),
  '/pictures/shared/:id': ({ shared }) => ({ id: shared, size: 'card' }),
  '/pictures/differences/:before': ({ before, after }) => ({ before, after }),
  '/shop/files/:id': ({ brief }) => ({ id: brief }),
}

/** The same of places where a studio's things never are, for anybody. */
const ELSEWHERE: Record<string, (things: StudioThings) => Params> = {
  '/dashboard/admin/orders/:id': orderParams,
  '/dashboard/admin/quotes/:id': ({ quote }) => ({ id: quote }),
  '/dashboard/admin/products/:id': ({ product }) => ({ id: product, language: 'sv' }),
  '/dashboard/admin/projects/:id': ({ work }) => ({ id: work }),
  '/dashboard/reviews/:id': orderParams,
  '/files/uploads/:id': ({ version }) => ({ id: version }),
  '/projects/:id': ({ work }) => ({ id: work }),
  '/shop/product/:id': ({ product }) => ({ id: product }),
  '/shop/order/confirmation/:id': orderParams,
  '/shop/order/pay-link/:id': orderParams,
  '/studiostack/studio/:studioSlug/product/:productId': ({ product }) => ({
    studioSlug: 'fjord-and-fold',
    productId: product,
  }),
}

/**
 * What begins so names nothing of a studio: it is public, a signed link, or of the site or its
 * reader alone.
 */
const OF_NO_STUDIO = [
  ...[
    '/studiostack/studio/:studioSlug',
    '/shop/project-wizard/',
    '/tools/',
    '/api/',
    '/pictures/products/',
    '/pictures/sharing/',
    '/pictures/showcase/',
    '/freelancers/:id',
  ],
  ...[
    '/quote/',
    '/pay/',
    '/order/',
    '/withdraw/',
    '/decide/',
    '/unsubscribe/',
    '/calendar/',
    '/auth/',
    '/invitation/',
    '/staff-invitation/',
    '/studiostack/waitlist/',
    '/sandbox/',
    '/webhooks/',
    '/demo/',
  ],
  ...[
    'freelancers',
    'payments',
    'notifications',
    'bulk',
    'exports',
    'support',
    'clients',
    'payouts',
    'reviews',
    'coupons',
    'studios',
    'featured-content',
    'templates',
    'people',
  ].map((list) => `/dashboard/admin/${list}/`),
  ...[
    '/dashboard/settings/',
    '/dashboard/support/',
    '/dashboard/freelancer/',
    '/documents/self-billing/',
    '/documents/fees/',
    '/documents/statements/',
  ],
]

const begins = (pattern: string) => (start: string) =>
  pattern === start || pattern.startsWith(start.endsWith('/') ? start : `${start}/`)
const longest = (pattern: string, starts: string[]) =>
  starts.filter(begins(pattern)).sort((one, other) => other.length - one.length)[0]

export type Whose = 'studio' | 'elsewhere' | 'none'

/**
 * Whose the row is that an address of this pattern names; null for a pattern that nobody has said
 * it of.
 */
export function whoseIs(pattern: string): Whose | null {
  const found = longest(pattern, [
    ...Object.keys(OF_STUDIO),
    ...Object.keys(ELSEWHERE),
    ...OF_NO_STUDIO,
  ])
  if (!found) return null
  return Object.hasOwn(OF_STUDIO, found)
    ? 'studio'
    : Object.hasOwn(ELSEWHERE, found)
      ? 'elsewhere'
      : 'none'
}

/** The address of a pattern with the things of a studio in it. */
export function addressOf(pattern: string, things: StudioThings): string {
  const all = { ...OF_STUDIO, ...ELSEWHERE }
  const params = all[longest(pattern, Object.keys(all))!]!(things)
  return pattern.replace(/:(\w+)/g, (_, name: string) => String(params[name]))
}
