import { describe, expect, it } from 'vitest'
import { loggedPath } from './logged-path'

describe('a path in the access log', () => {
  it.each([
    ['/shop?category=brand', '/shop?category=brand'],
    ['/pay/abc123', '/pay/…'],
    ['/pay/abc123.data?sent=1', '/pay/…?sent=1'],
    ['/auth/set-password/abc123', '/auth/set-password/…'],
    ['/studiostack/auth?token=abc123', '/studiostack/auth'],
    ['/studiostack/auth.data?token=abc123&_routes=x', '/studiostack/auth.data'],
    ['/auth?redirectTo=%2Fstudiostack%2Fauth%3Ftoken%3Dabc123', '/auth'],
    ['/auth.data?redirectTo=%2Finvitation%2Fabc123', '/auth.data'],
    ['/tools/website-speed-test.data?url=https%3A%2F%2Fexample.com', '/tools/website-speed-test.data'],
  ])('%s is written as %s', (url, path) => {
    expect(loggedPath(url)).toBe(path)
  })
})
