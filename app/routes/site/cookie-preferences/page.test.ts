import { beforeEach, describe, expect, test } from 'vitest'
import { CONSENT_TEXT_VERSION } from '~/domain/consent/consent.rules'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { Visitor } from '#tests/setup/visitor'

const BANNER = '.consent-banner'
const NAME = 'kanal_consent'
const SWITCHES = ['necessary', 'functional', 'analytics', 'marketing']

beforeEach(async () => {
  await db.consentRecord.deleteMany()
})

function records() {
  return db.consentRecord.findMany({
    orderBy: { id: 'asc' },
    select: {
      functional: true,
      analytics: true,
      marketing: true,
      textVersion: true,
      language: true,
    },
  })
}

function chosen(visitor: Visitor): Record<string, unknown> {
  return JSON.parse(
    Buffer.from(decodeURIComponent(visitor.cookies.get(NAME)!), 'base64').toString(),
  )
}

const none = { functional: false, analytics: false, marketing: false }
const all = { functional: true, analytics: true, marketing: true }
const shown = (language: string) => ({ textVersion: CONSENT_TEXT_VERSION, language })

describe('the banner', () => {
  test('is in the page until there is a choice, with three buttons and the privacy policy', async () => {
    const page = await new Visitor().get(paths.shop())
    expect(page.texts(`${BANNER} button`)).toEqual(['Customize', 'Reject All', 'Accept All'])
    expect(page.$(`${BANNER} a`).attr('href')).toBe(paths.privacy())
    expect(page.textOf(`${BANNER} a`)).toBe('Privacy Policy')
    const looks = page
      .$(`${BANNER} button`)
      .toArray()
      .map((button) => page.$(button).attr('class'))
    expect(new Set(looks).size).toBe(1)
  })

  test('sets nothing and logs nothing by being shown', async () => {
    const visitor = new Visitor()
    for (const path of [paths.home(), paths.shop(), paths.cookiePreferences()])
      await visitor.get(path)
    expect([...visitor.cookies.keys()]).toEqual([])
    expect(await records()).toEqual([])
  })

  test.each([
    ['Reject All', none],
    ['Accept All', all],
  ] as const)(
    '%s leads back, logs the choice and takes the banner away',
    async (button, choice) => {
      const visitor = new Visitor({ language: 'sv' })
      const shop = await visitor.get(`${paths.shop({ category: 'Branding' })}&lng=en`)
      const back = await visitor.submit(shop, button)
      expect(back.redirects).toEqual([paths.consent()])
      expect(back.path).toBe(`${paths.shop({ category: 'Branding' })}&lng=en`)
      expect(back.$(BANNER)).toHaveLength(0)
      expect(chosen(visitor)).toMatchObject(choice)
      expect(await records()).toEqual([{ ...choice, ...shown('en') }])
      for (const path of [paths.home(), '/no/such/page', paths.auth()])
        expect((await visitor.get(path)).$(BANNER)).toHaveLength(0)
    },
  )

  test('is in the dashboard and on error pages too, and not on the page that it leads to', async () => {
    const visitor = new Visitor()
    expect((await visitor.get('/no/such/page')).$(BANNER)).toHaveLength(1)
    await visitor.signInAs('client')
    expect((await visitor.get(paths.dashboard())).$(BANNER)).toHaveLength(1)
    expect((await visitor.get(paths.cookiePreferences())).$(BANNER)).toHaveLength(0)
  })

  test('comes back when the cookie cannot be read', async () => {
    const visitor = new Visitor()
    for (const value of [
      'x',
      'bnVsbA%3D%3D',
      encodeURIComponent(Buffer.from('{"analytics":true}').toString('base64')),
    ]) {
      visitor.cookies.set(NAME, value)
      expect((await visitor.get(paths.shop())).$(BANNER)).toHaveLength(1)
    }
  })
})

describe('the preferences', () => {
  test('are a page with one switch per category, necessary on and fixed', async () => {
    const visitor = new Visitor()
    const page = await visitor.submit(await visitor.get(paths.shop()), 'Customize')
    expect(page.heading).toBe('Cookie Preferences')
    expect(page.text).toContain('may impact your experience')
    const switches = page
      .$('main [role="switch"]')
      .toArray()
      .map((element) => page.$(element))
    expect(switches.map((one) => one.attr('name'))).toEqual(SWITCHES)
    expect(switches.map((one) => one.attr('checked') !== undefined)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(switches.map((one) => one.attr('disabled') !== undefined)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(page.link('Cancel')).toBe(paths.shop())
  })

  test('are saved as the switches stand, and shown so again from the footer', async () => {
    const visitor = new Visitor({ language: 'pl' })
    const shop = await visitor.get(paths.shop())
    const page = await visitor.submit(shop, 'Dostosuj')
    const back = await visitor.submit(page, 'Zapisz ustawienia', {
      functional: true,
      analytics: true,
    })
    expect(back.path).toBe(paths.shop())
    expect(back.$(BANNER)).toHaveLength(0)
    expect(back.text).toContain('Ustawienia plików cookie zostały zapisane.')
    const again = await visitor.get(back.link('Ustawienia plików cookie'))
    expect(
      SWITCHES.map((name) => again.$(`main [name="${name}"]`).attr('checked') !== undefined),
    ).toEqual([true, true, true, false])
    await visitor.submit(again, 'Zapisz ustawienia', { functional: false })
    expect(chosen(visitor)).toMatchObject({ ...none, analytics: true })
    expect(await records()).toEqual([
      { ...none, functional: true, analytics: true, ...shown('pl') },
      { ...none, analytics: true, ...shown('pl') },
    ])
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'shop'])(
    'lead nowhere else: %s',
    async (target) => {
      const visitor = new Visitor()
      const page = await visitor.get(paths.cookiePreferences({ redirectTo: target }))
      expect(page.link('Cancel')).toBe('/')
      expect(
        (
          await visitor.fetch(paths.consent(), {
            method: 'POST',
            body: new URLSearchParams({ intent: 'reject', redirectTo: target }),
          })
        ).headers.get('Location'),
      ).toBe('/')
    },
  )
})

describe('a choice that is posted', () => {
  const post = (visitor: Visitor, form: Record<string, string>, headers = {}) =>
    visitor.fetch(paths.consent(), { method: 'POST', body: new URLSearchParams(form), headers })

  test('is answered by a redirect with a cookie that no script can read', async () => {
    const answer = await post(new Visitor(), { intent: 'accept', redirectTo: '/faq' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/faq'])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^kanal_consent=.+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
  })

  test.each(['https://evil.example', 'null', 'http://localhost:3001'])(
    'from %s is refused',
    async (origin) => {
      const visitor = new Visitor()
      expect((await post(visitor, { intent: 'accept' }, { Origin: origin })).status).toBe(403)
      expect(visitor.cookies.size).toBe(0)
      expect(await records()).toEqual([])
    },
  )

  test.each([{}, { intent: '' }, { intent: 'ACCEPT' }, { intent: 'accept all' }])(
    'as %j changes nothing',
    async (form) => {
      const visitor = new Visitor()
      expect((await post(visitor, form as Record<string, string>)).status).toBe(303)
      expect(visitor.cookies.size).toBe(0)
      expect(await records()).toEqual([])
    },
  )

  test('has only what is on, whatever else is posted', async () => {
    const visitor = new Visitor()
    await post(
      visitor,
      {
        intent: 'save',
        necessary: '',
        analytics: 'on',
        marketing: 'yes',
        textVersion: 'latest',
        language: 'xx',
      },
      { 'Accept-Language': 'nl' },
    )
    expect(chosen(visitor)).toMatchObject({ ...none, analytics: true })
    expect(await records()).toEqual([{ ...none, analytics: true, ...shown('nl') }])
  })

  test('keeps the version and language of the words that were shown', async () => {
    await post(new Visitor(), { intent: 'reject', textVersion: '2026-01-31', language: 'sv' })
    expect(await records()).toEqual([{ ...none, textVersion: '2026-01-31', language: 'sv' }])
  })

  test('is logged under one key per browser, or the account of who is signed in', async () => {
    const [one, other, client] = [new Visitor(), new Visitor(), new Visitor()]
    await client.signInAs('client')
    for (const visitor of [one, one, other, client, client])
      await post(visitor, { intent: 'accept' })
    const hashes = (await db.consentRecord.findMany({ orderBy: { id: 'asc' } })).map(
      ({ visitorHash }) => visitorHash,
    )
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[3]).toBe(hashes[4])
    expect(new Set(hashes).size).toBe(3)
  })

  test('is restored from the browser without being logged again', async () => {
    const visitor = new Visitor()
    await post(visitor, { intent: 'restore', functional: 'on', analytics: '', marketing: '' })
    expect(chosen(visitor)).toMatchObject({ ...none, functional: true })
    expect(await records()).toEqual([])
  })

  test('is forgotten by a reset, which clears all three groups', async () => {
    const visitor = new Visitor()
    await post(visitor, { intent: 'accept' })
    for (const name of ['_ga', '_fbp', 'theme']) visitor.cookies.set(name, '1')
    await post(visitor, { intent: 'reset' })
    expect([...visitor.cookies.keys()]).toEqual([])
  })

  test('deletes the cookies that it denies, and no others', async () => {
    const visitor = new Visitor()
    for (const name of [
      '_ga',
      '_ga_X1',
      '_gid',
      '_fbp',
      'IDE',
      'theme',
      'ui_settings',
      'kanal_theme',
      'kanal_language',
    ])
      visitor.cookies.set(name, '1')
    await post(visitor, { intent: 'save', marketing: 'on' })
    const left = () =>
      [...visitor.cookies.keys()].filter((name) => ![NAME, 'kanal_flash'].includes(name))
    expect(left()).toEqual(['_fbp', 'IDE', 'kanal_theme', 'kanal_language'])
    await post(visitor, { intent: 'reject' })
    expect(left()).toEqual(['kanal_theme', 'kanal_language'])
  })
})

test('no page knows an analytics tag while none is configured', async () => {
  const visitor = new Visitor()
  const page = await visitor.submit(await visitor.get(paths.home()), 'Accept All')
  expect(page.html).not.toMatch(/gtag|googletagmanager|dataLayer/)
  expect(page.headers.get('Content-Security-Policy')).toContain("connect-src 'self';")
})
