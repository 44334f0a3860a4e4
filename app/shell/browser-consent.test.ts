import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brand } from '~/brand'
import { ALL_ACCEPTED, DEFAULT_PREFERENCES } from '~/domain/consent/consent.rules'
import { paths } from '~/paths'
import { applyPreferences, readStoredConsent, resetConsent, sendConsent } from './browser-consent'

const { consent, consentPreferences } = brand.storageKeys
const stored = new Map<string, string>()
const jar = new Map<string, string>()
const server = vi.fn<typeof fetch>()
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

/**
 * As a browser's: reading gives every pair, writing sets one; a deletion counts where the cookie
 * was set, at the root.
 */
const page = {
  documentElement: { dataset: {} as Record<string, string> },
  get cookie() {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  },
  set cookie(line: string) {
    const [pair = '', ...attributes] = line.split('; ')
    if (attributes.includes('Max-Age=0') && attributes.includes('Path=/'))
      jar.delete(pair.split('=')[0]!)
  },
}

beforeEach(() => {
  stored.clear()
  jar.clear()
  logged.mockClear()
  server.mockReset().mockResolvedValue({ type: 'opaqueredirect' } as Response)
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { hostname: 'www.kanal.example', pathname: '/shop' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => void vi.unstubAllGlobals())

test('a choice is kept under both keys and read again', () => {
  expect(readStoredConsent()).toBeNull()
  applyPreferences(ALL_ACCEPTED)
  expect(Object.fromEntries(stored)).toEqual({
    [consent]: 'true',
    [consentPreferences]: JSON.stringify(ALL_ACCEPTED),
  })
  expect(readStoredConsent()).toEqual({ preferences: ALL_ACCEPTED, corrupt: false })
  stored.set(consent, 'yes')
  expect(readStoredConsent()).toBeNull()
})

test('corrupt preferences are logged as an error, and the defaults are used', () => {
  stored.set(consent, 'true')
  stored.set(consentPreferences, '{"analytics":tr')
  expect(readStoredConsent()).toEqual({ preferences: DEFAULT_PREFERENCES, corrupt: true })
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('corrupt'),
    expect.any(SyntaxError),
  )
})

test('the cookies of a denied category go, the others stay', () => {
  for (const name of ['_ga', '_gid', '_fbp', 'theme', 'kanal_theme']) jar.set(name, '1')
  applyPreferences({ ...DEFAULT_PREFERENCES, marketing: true })
  expect([...jar.keys()]).toEqual(['_fbp', 'kanal_theme'])
  applyPreferences(DEFAULT_PREFERENCES)
  expect([...jar.keys()]).toEqual(['kanal_theme'])
})

test('where storage is forbidden nothing is given and the cookies go all the same', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  jar.set('_ga', '1')
  expect(readStoredConsent()).toBeNull()
  applyPreferences(DEFAULT_PREFERENCES)
  expect(jar.size).toBe(0)
})

test('a reset removes both keys, clears all three groups and has the server forget', async () => {
  applyPreferences(ALL_ACCEPTED)
  for (const name of ['_ga', 'IDE', 'ui_settings', 'kanal_language']) jar.set(name, '1')
  await resetConsent()
  expect(stored.size).toBe(0)
  expect([...jar.keys()]).toEqual(['kanal_language'])
  expect(String(server.mock.calls[0]![1]!.body)).toBe('intent=reset')
})

test('a choice goes to the server as a form, and a refusal is thrown', async () => {
  await sendConsent({ intent: 'save', analytics: 'on' })
  expect(server).toHaveBeenCalledExactlyOnceWith(paths.consent(), {
    method: 'POST',
    body: new URLSearchParams('intent=save&analytics=on'),
    redirect: 'manual',
  })
  server.mockResolvedValue(new Response(null, { status: 403 }))
  await expect(sendConsent({ intent: 'save' })).rejects.toThrow('403')
})
