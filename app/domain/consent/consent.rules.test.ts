import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '~/platform/i18n/languages'
import { resources } from '~/platform/i18n/resources.server'
import {
  ALL_ACCEPTED,
  chosenPreferences,
  CONSENT_TEXT_VERSION,
  cookieDeletions,
  COOKIE_NAMES,
  DEFAULT_PREFERENCES,
  deniedCookies,
  isConsentIntent,
  isCookieOf,
  mergePreferences,
  OPTIONAL_CATEGORIES,
  parsePreferences,
  tagConsent,
} from './consent.rules'

const choices = fc.record({
  functional: fc.boolean(),
  analytics: fc.boolean(),
  marketing: fc.boolean(),
})
const denyAll = { functional: false, analytics: false, marketing: false }

describe('preferences', () => {
  test('are necessary alone until more is allowed', () => {
    expect(DEFAULT_PREFERENCES).toEqual({
      necessary: true,
      functional: false,
      analytics: false,
      marketing: false,
    })
  })

  test('that are stored win over the defaults, in any part and order', () => {
    fc.assert(
      fc.property(fc.subarray([...OPTIONAL_CATEGORIES]), choices, (kept, choice) => {
        const stored = Object.fromEntries(kept.map((category) => [category, choice[category]]))
        const merged = mergePreferences(stored)
        for (const category of OPTIONAL_CATEGORIES)
          expect(merged[category]).toBe(kept.includes(category) ? choice[category] : false)
      }),
    )
  })

  test('are four booleans with necessary on, whatever was stored', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'necessary',
            'functional',
            'analytics',
            'marketing',
            'other',
            '__proto__',
          ),
          fc.jsonValue(),
        ),
        (stored) => {
          const merged = parsePreferences(JSON.stringify(stored))
          expect(Object.keys(merged)).toEqual(['necessary', 'functional', 'analytics', 'marketing'])
          expect(merged.necessary).toBe(true)
          for (const category of OPTIONAL_CATEGORIES)
            expect(merged[category]).toBe(stored[category] === true)
        },
      ),
    )
    expect(DEFAULT_PREFERENCES.marketing).toBe(false)
  })

  test('are read again as they were written', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(parsePreferences(JSON.stringify({ necessary: true, ...choice }))).toEqual({
          necessary: true,
          ...choice,
        })
      }),
    )
  })

  test('are the defaults when none are stored', () =>
    expect(parsePreferences(null)).toEqual(DEFAULT_PREFERENCES))

  test.each(['', '{', 'undefined', 'null', 'true', '42', '"all"', '[]', '[true]'])(
    'that are corrupt throw: %s',
    (text) => {
      expect(() => parsePreferences(text)).toThrow(SyntaxError)
    },
  )
})

describe('a choice', () => {
  const on = (category: string) => category === 'analytics'

  test('is all four, necessary alone, or the switches', () => {
    expect(chosenPreferences('accept', () => false)).toEqual(ALL_ACCEPTED)
    expect(chosenPreferences('reject', () => true)).toEqual(DEFAULT_PREFERENCES)
    for (const intent of ['save', 'restore'] as const)
      expect(chosenPreferences(intent, on)).toEqual({ ...DEFAULT_PREFERENCES, analytics: true })
  })

  test('has no other intent', () => {
    expect(['accept', 'reject', 'save', 'restore', 'reset'].every(isConsentIntent)).toBe(true)
    expect(['', 'ACCEPT', 'delete', null, undefined, {}].some(isConsentIntent)).toBe(false)
  })

  test('is told to the tag as granted and denied; functional cookies are not', () => {
    fc.assert(
      fc.property(choices, ({ analytics, marketing }) => {
        const ads = marketing ? 'granted' : 'denied'
        expect(tagConsent({ analytics, marketing })).toEqual({
          analytics_storage: analytics ? 'granted' : 'denied',
          ad_storage: ads,
          ad_user_data: ads,
          ad_personalization: ads,
        })
      }),
    )
  })
})

describe('cookie names', () => {
  test.each([
    [
      'analytics',
      ['_ga', '_ga_ABC123', '_gat', '_gat_UA-1', '_gid', '_gtag', '_gtag_x'],
      ['ga', 'x_ga', '_g', '_GA', 'kanal_consent'],
    ],
    [
      'marketing',
      ['_fbp', '_fbc', 'fr', '_gcl_au', '_gac_UA-1', 'IDE', 'DSID'],
      ['_fbp2', 'french', 'fr_', '_gcl', 'ide', 'IDE2', 'kanal_cart'],
    ],
    [
      'functional',
      ['theme', 'language', 'chat_preferences', 'ui_settings'],
      ['kanal_theme', 'kanal_language', 'kanal_light', 'themes', 'vite-ui-theme'],
    ],
  ] as const)('of %s', (category, own, others) => {
    expect(own.filter((name) => !isCookieOf(category, name))).toEqual([])
    expect(others.filter((name) => isCookieOf(category, name))).toEqual([])
  })

  test('match by their beginning where a star says so, and else as a whole', () => {
    const known = fc.constantFrom(
      ...OPTIONAL_CATEGORIES.flatMap((category) =>
        COOKIE_NAMES[category].map((name) => ({ category, name })),
      ),
    )
    fc.assert(
      fc.property(known, fc.stringMatching(/^\w{1,12}$/), ({ category, name }, ending) => {
        const open = name.endsWith('*')
        expect(isCookieOf(category, name.replace('*', ''))).toBe(true)
        expect(isCookieOf(category, name.replace('*', '') + ending)).toBe(
          open || COOKIE_NAMES[category].includes(name + ending),
        )
        expect(isCookieOf(category, `x${name.replace('*', '')}`)).toBe(false)
      }),
    )
  })
})

describe('denied cookies', () => {
  const header =
    'kanal_session=1; _ga=GA1.1; _ga_X=2=3; theme=dark; _fbp=fb; kanal_theme=ImRhcmsi; bare; _gid=4'

  test('are those of the categories that are off, and never ours', () => {
    expect(deniedCookies(header, denyAll)).toEqual(['_ga', '_ga_X', 'theme', '_fbp', '_gid'])
    expect(deniedCookies(header, ALL_ACCEPTED)).toEqual([])
    expect(deniedCookies(header, { ...denyAll, analytics: true })).toEqual(['theme', '_fbp'])
    expect(deniedCookies(header, { ...ALL_ACCEPTED, functional: false })).toEqual(['theme'])
    expect(deniedCookies('', denyAll)).toEqual([])
  })

  test('are found among any others', () => {
    const others = fc.array(fc.stringMatching(/^kanal_\w{1,8}=\w*$/), { maxLength: 5 })
    const banned = fc.subarray(['_ga_1', '_gid', 'fr', 'IDE', '_gcl_au', 'theme', 'ui_settings'])
    fc.assert(
      fc.property(others, banned, (own, theirs) => {
        const cookies = [...own, ...theirs.map((name) => `${name}=1`)].sort().join('; ')
        expect(deniedCookies(cookies, denyAll).sort()).toEqual([...theirs].sort())
      }),
    )
  })

  test('with a name that would break the line are left alone', () => {
    expect(deniedCookies('_ga\r\nSet-Cookie: x=1; _ga,y=2; _ga z=3', denyAll)).toEqual([])
  })

  test('are deleted for the current path and the root, on the host and its parent domain', () => {
    expect(cookieDeletions('_ga', { host: 'www.shop.kanal.example', path: '/shop' })).toEqual([
      '_ga=; Max-Age=0; Path=/',
      '_ga=; Max-Age=0; Path=/; Domain=www.shop.kanal.example',
      '_ga=; Max-Age=0; Path=/; Domain=shop.kanal.example',
      '_ga=; Max-Age=0; Path=/; Domain=kanal.example',
      '_ga=; Max-Age=0; Path=/shop',
      '_ga=; Max-Age=0; Path=/shop; Domain=www.shop.kanal.example',
      '_ga=; Max-Age=0; Path=/shop; Domain=shop.kanal.example',
      '_ga=; Max-Age=0; Path=/shop; Domain=kanal.example',
    ])
    expect(cookieDeletions('_ga', { host: 'localhost', path: '/' })).toEqual([
      '_ga=; Max-Age=0; Path=/',
    ])
    for (const host of ['127.0.0.1', '[::1]'])
      expect(cookieDeletions('_ga', { host, path: '/' })).toHaveLength(1)
  })

  test('name the last two labels of any host that has two', () => {
    fc.assert(
      fc.property(fc.domain(), (host) => {
        const parent = host.split('.').slice(-2).join('.')
        expect(cookieDeletions('_gid', { host, path: '/' })).toContain(
          `_gid=; Max-Age=0; Path=/; Domain=${parent}`,
        )
      }),
    )
  })
})

test('a change of the words is a new version of the text', () => {
  const words = LANGUAGES.map((language) => resources[language]?.consent)
  const print = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)
  expect(
    { [CONSENT_TEXT_VERSION]: print },
    'the words were changed: set CONSENT_TEXT_VERSION to the day of it',
  ).toEqual({ '2026-11-27': '948443add120' })
})
