import { describe, expect, it } from 'vitest'
import { mappedRoutes } from '../../tests/setup/route-map'
import { paths } from '~/paths'
import { studioPaths } from '~/paths/studio'
import { signLinkToken } from './crypto/link-token.server'
import { loggedPath } from './logged-path'

const TOKEN = signLinkToken('account-link', 'abc123')

/** Every address of the map that has a token in its path. */
const LINKS = [
  ...mappedRoutes
    .filter(({ pattern }) => pattern.includes(':token'))
    .map(({ pattern }) => pattern.replace(':token', TOKEN)),
  paths.calendar(TOKEN),
]

/** The same page in other letters, as far as a router or a proxy reads it so. */
const SPELLINGS: [name: string, write: (path: string) => string][] = [
  ['as it is', (path) => path],
  ['as data', (path) => `${path}.data?_routes=routes`],
  ['with slashes', (path) => `/${path}`.replace(/\/(?=[^/]+$)/, '//')],
  ['in capitals', (path) => path.replace(/^.*\//, (start) => start.toUpperCase())],
  [
    'by numbers',
    (path) => path.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`),
  ],
  ['with dots', (path) => `/x/..${path.replace(/\/(?=[^/]+$)/, '/./')}`],
  ['with a backslash', (path) => path.replace('/', '\\')],
  ['with a written slash', (path) => path.replace(/\/(?=[^/]+$)/, '%2f')],
  [
    'as a link that is discovered',
    (path) => `/__manifest?p=${encodeURIComponent(path)}&version=abc`,
  ],
  ['as the way back', (path) => `${paths.auth({ redirectTo: path })}&x=1`],
  ['in any query', (path) => `/shop?category=${encodeURIComponent(path)}&q=${path}&after=${path}`],
]

describe('a path in the access log', () => {
  it.each([
    ['/shop?category=brand', '/shop?category=brand'],
    ['/pay/abc123', '/pay/…'],
    ['/pay/abc123.data?sent=1', '/pay/…?sent=1'],
    ['/pay', '/pay'],
    ['/auth/set-password/abc123', '/auth/set-password/…'],
    ['/studiostack/auth?token=abc123', '/studiostack/auth'],
    ['/studiostack/auth.data?token=abc123&_routes=x', '/studiostack/auth.data?_routes=x'],
    ['/auth?redirectTo=%2Fstudiostack%2Fauth%3Ftoken%3Dabc123', '/auth'],
    [
      '/tools/website-speed-test.data?url=https%3A%2F%2Fexample.com',
      '/tools/website-speed-test.data',
    ],
    ['/dashboard/admin/clients?q=ida@example.com&sort=name', '/dashboard/admin/clients?sort=name'],
    [
      '/notifications/mails?to=ida%40example.com&template=welcome',
      '/notifications/mails?template=welcome',
    ],
    ['/%E0%A4%A', '/%E0%A4%A'],
    ['/shop/product/1', '/shop/product/1'],
  ])('%s is written as %s', (url, path) => {
    expect(loggedPath(url)).toBe(path)
  })

  it.each(SPELLINGS)('has no token, %s', (_, write) => {
    for (const link of LINKS)
      expect(loggedPath(write(link)), write(link)).not.toContain(TOKEN.slice(-43))
    expect(loggedPath(`${studioPaths.auth({ token: TOKEN })}`)).not.toContain(TOKEN)
  })
})
