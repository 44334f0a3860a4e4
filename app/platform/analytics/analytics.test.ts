import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reportedPage, reportedReferrer } from './reported-page'

const TAG = { id: 'G-TEST1', src: 'https://tags.example/gtag.js' }
const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}
const ANALYTICS = { ...DENIED, analytics_storage: 'granted' }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

async function headersWith(settings: Record<string, string>) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ ANALYTICS_ID: '', ANALYTICS_SRC: '', ...settings }))
    vi.stubEnv(name, value)
  const { setSecurityHeaders } = await import('../http/security-headers.server')
  const headers = new Headers()
  setSecurityHeaders(headers, { nonce: 'nonce', signedIn: false })
  const policy = headers.get('Content-Security-Policy')!
  return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line]))
}

describe('the policy', () => {
  test('knows no other host while no tag is configured', async () => {
    const policy = await headersWith({ ANALYTICS_SRC: TAG.src })
    expect(Object.values(policy).join(' ')).not.toMatch(/https?:\/\//)
    expect(policy['script-src']).toBe("script-src 'self' 'nonce-nonce'")
  })

  test('lets in the host of the tag that is configured, for script, pictures and data alone', async () => {
    const policy = await headersWith({ ANALYTICS_ID: TAG.id, ANALYTICS_SRC: TAG.src })
    expect(policy).toMatchObject({
      'script-src': "script-src 'self' 'nonce-nonce' https://tags.example",
      'connect-src': "connect-src 'self' https://tags.example",
      'img-src': "img-src 'self' data: blob: https://tags.example",
      'default-src': "default-src 'self'",
      'form-action': "form-action 'self'",
    })
  })

  test('lets in where Google’s tag sends to', async () => {
    const policy = await headersWith({ ANALYTICS_ID: TAG.id })
    expect(policy['script-src']).toBe(
      "script-src 'self' 'nonce-nonce' https://*.googletagmanager.com",
    )
    expect(policy['connect-src']).toContain('https://*.google-analytics.com')
  })

  test('is not made from a setting that is none', async () => {
    await expect(headersWith({ ANALYTICS_ID: 'G-1"><script>' })).rejects.toThrow('ANALYTICS_ID')
    await expect(
      headersWith({ ANALYTICS_ID: 'G-1', ANALYTICS_SRC: 'javascript:alert(1)' }),
    ).rejects.toThrow('ANALYTICS_SRC')
  })
})

describe('what is reported of an address', () => {
  test.each([
    ['/shop', '/shop'],
    ['/shop?category=Branding&utm_source=mail&gclid=1', '/shop?utm_source=mail&gclid=1'],
    ['/auth/set-password/0192f3c4-77aa-7bbb-8ccc-1234567890ab.aGVq', '/auth/set-password/-'],
    ['/shop/order/confirmation/0192f3c4-77aa-7bbb-8ccc-1234567890ab', '/shop/order/confirmation/-'],
    ['/shop/order-confirmation?session_id=cs_test_1234', '/shop/order-confirmation'],
    ['/shop/product/12#plan', '/shop/product/12'],
    [
      '/studiostack/studio/a-studio-with-a-very-long-name',
      '/studiostack/studio/a-studio-with-a-very-long-name',
    ],
  ])('%s', (address, reported) =>
    expect(reportedPage(`https://kanal.example${address}`)).toBe(
      `https://kanal.example${reported}`,
    ),
  )

  test('is the same of the page before, when it is ours', () => {
    const origin = 'https://kanal.example'
    expect(
      reportedReferrer(`${origin}/auth/set-password/0192f3c4-77aa-7bbb-8ccc-1234567890ab`, origin),
    ).toBe(`${origin}/auth/set-password/-`)
    expect(reportedReferrer('https://search.example/?q=web+studio', origin)).toBe(
      'https://search.example/?q=web+studio',
    )
    expect(reportedReferrer('', origin)).toBe('')
  })
})

describe('the tag', () => {
  const scripts: { src: string }[] = []
  let tag: typeof import('./tag')

  beforeEach(async () => {
    scripts.length = 0
    vi.resetModules()
    vi.stubGlobal('window', {})
    vi.stubGlobal('location', {
      href: 'https://kanal.example/shop?category=App',
      origin: 'https://kanal.example',
    })
    vi.stubGlobal('document', {
      title: 'Shop',
      referrer: '',
      head: { append: (script: { src: string }) => scripts.push(script) },
      createElement: () => ({}),
    })
    tag = await import('./tag')
  })

  const queue = () => (window.dataLayer ?? []).map((command) => [...(command as IArguments)])

  test('starts with everything denied, then says what is allowed, and sends no page by itself', () => {
    tag.applyConsent(TAG, ANALYTICS)
    expect(
      queue()
        .map(([name, what]) => [name, what])
        .filter(([name]) => name !== 'js'),
    ).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
      ['set', expect.anything()],
      ['config', TAG.id],
    ])
    expect(queue()[0]).toEqual(['consent', 'default', DENIED])
    expect(queue()[1]).toEqual(['consent', 'update', ANALYTICS])
    expect(queue().at(-1)).toEqual(['config', TAG.id, { send_page_view: false }])
    expect(Object.prototype.toString.call(window.dataLayer![0])).toBe('[object Arguments]')
    expect(scripts.map(({ src }) => src)).toEqual(['https://tags.example/gtag.js?id=G-TEST1'])
  })

  test('loads once, and is told of each change', () => {
    tag.applyConsent(TAG, ANALYTICS)
    const before = queue().length
    tag.applyConsent(null, DENIED)
    expect(queue().slice(before)).toEqual([['consent', 'update', DENIED]])
    expect(window).toMatchObject({ 'ga-disable-G-TEST1': true })
    tag.applyConsent(TAG, ANALYTICS)
    expect(window).toMatchObject({ 'ga-disable-G-TEST1': false })
    expect(scripts).toHaveLength(1)
  })

  test('queues nothing before it has started', () => {
    tag.applyConsent(null, DENIED)
    tag.reportPageView()
    expect(window.dataLayer).toBeUndefined()
    expect(scripts).toEqual([])
  })

  test('reports the page that is shown', () => {
    tag.applyConsent(TAG, ANALYTICS)
    tag.reportPageView()
    expect(queue().slice(-2)).toEqual([
      ['set', { page_location: 'https://kanal.example/shop', page_referrer: '' }],
      ['event', 'page_view', { page_title: 'Shop' }],
    ])
  })
})
