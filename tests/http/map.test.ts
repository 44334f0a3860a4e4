import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { MOST_SEGMENTS } from '../../app/server/front-door.js'
import { DEMO_ACCOUNTS } from '../../app/domain/people/demo-accounts'
import { studioPaths } from '../../app/paths/studio'
import { findAddresses } from '../setup/addresses'
import { loadBuild } from '../setup/handler'
import { projectRoot } from '../setup/migrate'
import { mappedFiles, mappedRoutes } from '../setup/route-map'
import { inTurn } from '../setup/thorough'
import { Visitor, type Role } from '../setup/visitor'

const build = await loadBuild()

type Who = 'anonymous' | Role
const everybody: Who[] = ['anonymous', ...DEMO_ACCOUNTS.map(({ role }) => role)]

/** Answers that do not follow from the area alone, for everybody or by person. */
const documented: Record<string, string | Partial<Record<Who, string>>> = {
  '/*': '404',
  '/refused': '403',
  '/refused/missing': '404',
  '/refused/method': '405',
  '/api/*': '404',
  '/api/user': { anonymous: '401' },
  '/api/my-orders': { anonymous: '401' },
  '/api/v1/*': '404',
  '/api/v1/orders': '401',
  '/api/v1/orders/:order': '401',
  '/api/v1/orders/:order/milestones/:milestone/approval': '405',
  '/api/v1/orders/:order/messages': '401',
  '/api/v1/orders/:order/files': '401',
  '/api/v1/orders/:order/invoices': '401',
  '/api/v1/products': '401',
  '/api/login': '405',
  '/api/logout': '405',
  '/webhooks/:gateway': '405',
  '/inbound/mail': '404',
  '/metrics': '404',
  '/dashboard/messages/files/:id': { freelancer: '404' },
  '/tools/ai-copywriter/files/:file': 'to /tools/ai-copywriter',
  '/tools/ai-copywriter/stream': 'to /tools/ai-copywriter',
  '/tools/code-beautifier/files/:file': 'to /tools/code-beautifier',
  '/tools/image-optimizer/files/:file': 'to /tools/image-optimizer',
  '/tools/meta-tag-generator/files/:file': 'to /tools/meta-tag-generator',
  '/tools/responsive-checker/files/:file': '400',
  '/tools/website-speed-test/files/:file': '404',
  '/tools/website-speed-test/stream': 'to /tools/website-speed-test',
  '/settings/theme': 'to /',
  '/settings/language': 'to /',
  '/settings/light-version': 'to /',
  '/settings/consent': 'to /',
  '/settings/drafts': {
    anonymous: 'to /auth?redirectTo=%2Fsettings%2Fdrafts',
    client: 'to /dashboard',
    freelancer: 'to /dashboard/freelancer',
    admin: 'to /dashboard/admin',
  },
  '/auth': {
    client: 'to /dashboard',
    freelancer: 'to /dashboard/freelancer',
    admin: 'to /dashboard/admin',
  },
  '/auth/second-factor': 'to /auth',
  '/auth/confirm-password': { anonymous: 'to /auth?redirectTo=%2Fauth%2Fconfirm-password' },
  '/auth/unsent': {
    anonymous: 'to /auth?redirectTo=%2Fauth%2Funsent',
    client: 'to /dashboard',
    freelancer: 'to /dashboard/freelancer',
    admin: 'to /dashboard/admin',
  },
  '/dashboard/view-as/end': {
    client: 'to /dashboard',
    freelancer: 'to /dashboard',
    admin: 'to /dashboard',
  },
  '/dashboard/live': { anonymous: '204' },
  '/dashboard/settings/addresses/:id': { freelancer: '404', admin: '404' },
  '/dashboard/settings/addresses/:id/delete': { freelancer: '404', admin: '404' },
  '/dashboard/settings/data/:id': { freelancer: '404', admin: '404' },
  '/dashboard/settings/webhooks/:id': { freelancer: '404', admin: '404' },
  '/dashboard/settings/webhooks/:id/delete': { freelancer: '404', admin: '404' },
  '/login/dashboard/orders': 'to /dashboard/orders',
  '/withdraw': {
    anonymous: 'to /contact?topic=withdrawal',
    freelancer: 'to /contact?topic=withdrawal',
    admin: 'to /contact?topic=withdrawal',
    client: 'to /dashboard/orders',
  },
  '/shop/checkout': 'to /shop/cart',
  '/shop/checkout/customize': 'to /shop/cart',
  '/dashboard/notifications/:id': {
    freelancer: '404',
    admin: '404',
    client: 'to /dashboard/milestones',
  },
  '/shop/files/:id': { anonymous: '404', freelancer: '404' },
  '/dashboard/files/:fileId': { freelancer: '404', admin: '404' },
  '/dashboardnew/project/:id/files': { freelancer: '404', admin: '404' },
  '/files/:id': { anonymous: '404' },
  '/files/uploads': '405',
  '/files/uploads/:id': '404',
  '/deliverables/:id/pack': { anonymous: '404', freelancer: '404' },
  '/dashboard/support/:id': { freelancer: '404', admin: '404' },
  '/dashboard/reviews/:id': { freelancer: '404', admin: '404' },
  '/dashboard/design/:designId': { freelancer: '404', admin: '404' },
  '/dashboard/previews/:previewId': { freelancer: '404', admin: '404' },
  '/pictures/shared/:id/:size': { anonymous: '404', freelancer: '404' },
  '/pictures/differences/:before/:after': { anonymous: '404', freelancer: '404' },
  '/shop/order-confirmation': '404',
  '/shop/project-wizard/summary': 'to /shop/project-wizard/project-type',
  '/shop/order/confirmation/processing': '404',
  '/documents/invoices/:number/:format': { anonymous: '404', freelancer: '404' },
  '/documents/credit-notes/:number/:format': { anonymous: '404', freelancer: '404' },
  '/dashboard/freelancer/payments/account': { freelancer: '404', admin: '404' },
  '/dashboard/freelancer/payments/account/link': { freelancer: '404', admin: '404' },
  '/documents/self-billing/:number': { anonymous: '404', client: '404' },
  '/documents/statements/:number/:format': { anonymous: '404', client: '404', freelancer: '404' },
  '/documents/fees/:number/:format': { anonymous: '404', client: '404', freelancer: '404' },
  '/dashboard/orders/:id/cancel': { freelancer: '404', admin: '404' },
  '/dashboard/settings/people/:company/:person': { freelancer: '404', admin: '404' },
  '/shop/order/pay-link/:id': { anonymous: '404', freelancer: '404', admin: '404' },
  '/shop/order/confirmation/:id': { anonymous: '404', freelancer: '404', admin: '404' },
  '/dashboard/admin/bulk/:list': { admin: 'to /dashboard/admin/orders' },
  '/dashboardnew/project/:id/milestones': { freelancer: '404', admin: '404' },
}

/** The area of a URL as the specification has it (§2.5 to §2.8, §6). */
function areaOf(pattern: string): 'public' | 'signed in' | 'freelancer' | 'admin' | 'desk' {
  if (pattern.startsWith('/studiostack/dashboard')) return 'desk'
  if (pattern.startsWith('/dashboard/admin') || pattern === '/shop/admin/create') return 'admin'
  if (pattern.startsWith('/dashboard/freelancer')) return 'freelancer'
  if (pattern.startsWith('/dashboard')) return 'signed in'
  return 'public'
}

function expected(pattern: string, address: string, who: Who): string {
  const exception = documented[pattern]
  const known = typeof exception === 'string' ? exception : exception?.[who]
  if (known) return known
  const area = areaOf(pattern)
  if (area === 'public') return '200'
  if (area === 'desk') return `to ${studioPaths.auth({ redirectTo: address })}`
  if (who === 'anonymous') return `to /auth?redirectTo=${encodeURIComponent(address)}`
  const allowed =
    who === 'admin' || area === 'signed in' || (area === 'freelancer' && who === 'freelancer')
  return allowed ? '200' : 'to /dashboard'
}

async function answer(visitor: Visitor, address: string, method = 'GET'): Promise<string> {
  const { status, headers, body } = await visitor.fetch(address, {
    method,
    body: ['GET', 'HEAD', 'OPTIONS'].includes(method) ? undefined : new URLSearchParams(),
  })
  await body?.cancel()
  return [302, 303].includes(status) ? `to ${headers.get('Location')}` : String(status)
}

/** Whether the browser's call for one loader's data, which runs no layout's loader, gets any. */
async function getsData(visitor: Visitor, address: string, id: string): Promise<boolean> {
  const response = await visitor.fetch(`${address}.data?_routes=${encodeURIComponent(id)}`)
  const redirected = (await response.text()).includes('SingleFetchRedirect')
  return response.ok && !redirected
}

function routeModules(): string[] {
  const entries = readdirSync(join(projectRoot, 'app'), { recursive: true, encoding: 'utf8' })
  return entries.filter((name) => /(^|\/)route\.tsx?$/.test(name))
}

describe('the map', () => {
  it('has every route module', () => {
    expect(routeModules().filter((file) => !mappedFiles.has(file))).toEqual([])
  })

  it('has every URL once', () => {
    const patterns = mappedRoutes.map(({ pattern }) => pattern)
    expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([])
  })

  it('has no URL with more parts than the server matches', () => {
    expect(
      mappedRoutes.filter(({ pattern }) => pattern.split('/').length - 1 > MOST_SEGMENTS),
    ).toEqual([])
  })

  it('is what the exceptions of this test are about', () => {
    const patterns = new Set(mappedRoutes.map(({ pattern }) => pattern))
    expect(Object.keys(documented).filter((pattern) => !patterns.has(pattern))).toEqual([])
  })
})

describe('who gets what', () => {
  const visitors = {} as Record<Who, Visitor>
  let addressOf: (pattern: string) => string

  beforeAll(async () => {
    addressOf = await findAddresses()
    for (const who of everybody) {
      visitors[who] = new Visitor()
      if (who !== 'anonymous') await visitors[who].signInAs(who)
    }
  })

  it.each(mappedRoutes)('$pattern', async ({ pattern }) => {
    const address = addressOf(pattern)
    const answers: Record<string, string> = {}
    for (const who of everybody) answers[who] = await answer(visitors[who], address)
    expect(answers).toEqual(
      Object.fromEntries(everybody.map((who) => [who, expected(pattern, address, who)])),
    )
  })

  const guarded = mappedRoutes.filter(({ pattern }) => areaOf(pattern) !== 'public')
  const refused = (pattern: string, address: string) =>
    everybody.filter((who) =>
      /^to (\/auth|\/studiostack\/auth|\/dashboard$)/.test(expected(pattern, address, who)),
    )

  it.each(guarded.filter(({ id }) => build.routes[id]?.module.loader))(
    'the data of $pattern alone',
    async ({ pattern, id }) => {
      const address = addressOf(pattern)
      const leaks: Who[] = []
      for (const who of refused(pattern, address))
        if (await getsData(visitors[who], address, id)) leaks.push(who)
      expect(leaks).toEqual([])
    },
  )

  const askers = mappedRoutes.map((route, index) => ({
    ...route,
    whose: inTurn(['anonymous', 'admin'] as const, index),
  }))

  it.each(askers)('$pattern by HEAD as by GET for $whose', async ({ pattern, whose }) => {
    const address = addressOf(pattern)
    for (const who of whose)
      expect(await answer(visitors[who], address, 'HEAD'), who).toBe(
        expected(pattern, address, who),
      )
  })

  const others = ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
  const turns = mappedRoutes.map((route, index) => ({
    ...route,
    method: others[index % others.length]!,
  }))

  // The server lets none of these as far as the app (tests/process/start.test.ts); behind that door
  // they get what a post gets.
  it.each(turns)(
    '$pattern by $method: no error, and nothing past a guard',
    async ({ pattern, method }) => {
      const address = addressOf(pattern)
      for (const who of refused(pattern, address))
        expect(await answer(visitors[who], address, method), who).toMatch(
          /^(405|to (\/studiostack)?\/auth.*|to \/dashboard)$/,
        )
      expect(await answer(visitors.anonymous, address, method)).not.toMatch(/^5/)
    },
  )

  it.each(guarded.filter(({ id }) => build.routes[id]?.module.action))(
    'a post to $pattern',
    async ({ pattern }) => {
      const address = addressOf(pattern)
      for (const who of refused(pattern, address)) {
        const [door] = expected(pattern, address, who).split('?')
        const posted = await answer(visitors[who], address, 'POST')
        expect(posted.split('?')[0]).toBe(door)
      }
    },
  )
})
