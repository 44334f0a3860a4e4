import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { languageCookie } from '~/platform/i18n/language-cookie.server'
import { lightVersionCookie } from '~/platform/light-version.server'
import { startSession } from '~/platform/session/session.server'
import { themeCookie } from '~/platform/theme.server'
import * as language from './language/route'
import * as lightVersion from './light-version/route'
import * as live from './live/route'
import * as ready from './ready/route'
import * as theme from './theme/route'

type Action = typeof theme.action

async function post(action: Action, fields: Record<string, string>, cookie = '') {
  const request = new Request('http://kanal.example/settings/x', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie },
  })
  const answer = await action({ request, params: {}, context: {} })
  return {
    status: answer.status,
    to: answer.headers.get('Location'),
    cookies: answer.headers.getSetCookie(),
  }
}

describe('theme', () => {
  test('is chosen, and toggled from what it was', async () => {
    const chosen = await post(theme.action, { theme: 'system', redirectTo: '/shop?page=2' })
    expect(chosen).toMatchObject({ status: 303, to: '/shop?page=2' })
    expect(await themeCookie.parse(chosen.cookies[0] ?? '')).toBe('system')
    const toggled = await post(theme.action, { intent: 'toggle', theme: 'dark' }, chosen.cookies[0])
    expect(await themeCookie.parse(toggled.cookies[0] ?? '')).toBe('light')
    const again = await post(theme.action, { intent: 'toggle' }, toggled.cookies[0])
    expect(await themeCookie.parse(again.cookies[0] ?? '')).toBe('dark')
  })

  test('stays for a value that is none, and never leads away', async () => {
    expect(await post(theme.action, { theme: 'purple', redirectTo: '//evil.example' })).toEqual({
      status: 303,
      to: '/',
      cookies: [],
    })
  })
})

test('the theme and the language of the storage count where none was chosen', async () => {
  const kept = { theme: 'light', language: 'sv', intent: 'restore' }
  const [first] = (await post(theme.action, kept)).cookies
  expect(await themeCookie.parse(first ?? '')).toBe('light')
  expect((await post(theme.action, { ...kept, theme: 'dark' }, first)).cookies).toEqual([])
  const [chosen] = (await post(language.action, kept)).cookies
  expect(await languageCookie.parse(chosen ?? '')).toBe('sv')
  expect((await post(language.action, { ...kept, language: 'pl' }, chosen)).cookies).toEqual([])
})

describe('language', () => {
  test.each(['/.//evil.example/?lng=en', '/x/..//evil.example?lng=en', '/./\\evil.example?lng=en'])(
    'is chosen, and %s never leads away',
    async (redirectTo) => {
      expect(await post(language.action, { language: 'pl', redirectTo })).toMatchObject({
        status: 303,
        to: '/',
      })
    },
  )

  test('is chosen, and the address that would undo it is dropped', async () => {
    const chosen = await post(language.action, {
      language: 'pl',
      redirectTo: '/shop?lng=sv&category=Branding#top',
    })
    expect(chosen).toMatchObject({ status: 303, to: '/shop?category=Branding#top' })
    expect(await languageCookie.parse(chosen.cookies[0] ?? '')).toBe('pl')
  })

  test('is remembered for a person who is signed in', async () => {
    const people = [{ username: 'asa' }, { username: 'bo' }].map(({ username }) =>
      db.user.create({ data: { username, email: `${username}@example.com`, name: username } }),
    )
    const [asa, bo] = await Promise.all(people)
    const cookie = await startSession(new Request('http://kanal.example/'), asa!.id)
    expect(await post(language.action, { language: 'nl' }, cookie)).toMatchObject({
      status: 303,
      to: '/',
    })
    expect(
      await db.user.findMany({
        where: { id: { in: [asa!.id, bo!.id] } },
        select: { username: true, language: true },
        orderBy: { username: 'asc' },
      }),
    ).toEqual([
      { username: 'asa', language: 'nl' },
      { username: 'bo', language: 'en' },
    ])
  })

  test.each(['de', '<script>', ''])('ignores %j', async (value) => {
    expect(await post(language.action, { language: value, redirectTo: '/faq?lng=sv' })).toEqual({
      status: 303,
      to: '/faq?lng=sv',
      cookies: [],
    })
  })
})

test('the light version is switched on and off', async () => {
  for (const light of ['on', 'off']) {
    const { cookies } = await post(lightVersion.action, { light })
    expect(await lightVersionCookie.parse(cookies[0] ?? '')).toBe(light)
  }
  expect(await post(lightVersion.action, { light: 'maybe' })).toEqual({
    status: 303,
    to: '/',
    cookies: [],
  })
})

test('a body that is no form is refused', async () => {
  const request = new Request('http://kanal.example/settings/theme', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  const refusal = await theme
    .action({ request, params: {}, context: {} })
    .catch((thrown: unknown) => thrown)
  expect(refusal).toMatchObject({ status: 400 })
})

test.each([theme, language, lightVersion])('a visit by GET goes home', ({ loader }) => {
  const answer = loader()
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/'])
})

describe('health', () => {
  test('says that it lives', async () => {
    const answer = live.loader()
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('says that database and storage answer', async () => {
    const answer = await ready.loader()
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ok', database: 'ok', storage: 'ok' },
    ])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  test('says which part does not answer, and not why', async () => {
    const folder = path.join(env.DATA_DIR, 'files')
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'in the way')
    const answer = await ready.loader()
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'unavailable', database: 'ok', storage: 'failed' },
    ])
  })
})
