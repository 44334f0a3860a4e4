import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { seeOther } from './answers.server'
import { safeRedirect } from './safe-redirect'

/**
 * From the lists that are public for this: other hosts in the spellings that browsers, servers and
 * checks read differently.
 */
const AWAY = [
  '',
  ' ',
  'evil.example',
  'https://evil.example',
  'HTTPS:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http:\\\\evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '?//evil.example',
  '#//evil.example',
  '.',
  '..',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  '//evil.example/..',
  '//evil.example@here',
  '//user:pass@evil.example',
  '//0x7f.1',
  '//[::1]',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example/login',
  '/x/../\\evil.example',
  '/./\\/evil.example/a',
  '/x/..//evil.example',
  '/x/../../..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/x/%2e.//evil.example',
  '/.//evil.example/?lng=en',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  '/shop\\',
  '/shop?x=\\',
  '/shop#\\',
  '/shop\r\nLocation: https://evil.example',
  '/auth/sign-out',
  '/AUTH/Sign-Out',
  '/auth/sign-out/',
  '/auth/sign-out.data',
  '/auth/./sign-out',
  '/auth/sign-out?x=1',
  '/auth//sign-out',
  '/shop//x',
  '/x/.//..//evil.example',
  '/auth/%73ign-out',
  '/auth%2Fsign-out',
  '/api%2Flogout',
  '/%61pi/user',
  '/half%2',
  '/api',
  '/api/user',
  '/API/user',
  '/x/../api/user',
]

const STAYS: [target: string, path: string][] = [
  ['/', '/'],
  ['/shop?page=2&sort=price#top', '/shop?page=2&sort=price#top'],
  ['/shop/../faq', '/faq'],
  ['/./shop', '/shop'],
  ['/shop?next=//evil.example', '/shop?next=//evil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/:80', '/:80'],
  ['/apis', '/apis'],
  ['/invitation/abc.def', '/invitation/abc.def'],
  ['/projects?q=hållbar', '/projects?q=h%C3%A5llbar'],
]

describe('where a visitor asks to be led', () => {
  test.each(AWAY.map((target) => [target]))('%j is refused', (target) => {
    expect(safeRedirect(target, '/fallback')).toBe('/fallback')
  })

  test.each(STAYS)('%s is %s', (target, path) => {
    expect(safeRedirect(target, '/fallback')).toBe(path)
    expect(new URL(path, 'https://kanal.example').origin).toBe('https://kanal.example')
    expect(safeRedirect(path, '/fallback')).toBe(path)
  })

  test('what is no text is refused', () => {
    for (const target of [null, undefined, new File([], 'x')])
      expect(safeRedirect(target, '/fallback')).toBe('/fallback')
  })
})

/**
 * What is neither of `app/paths/index.ts` nor looked at by safeRedirect, with where it comes from.
 */
const OTHERS = [
  ['app/platform/http/answers.server.ts', 'seeOther, which looks at it'],
  ['app/platform/session/guards.server.ts', 'a path of ours with the way back in its query'],
  ['app/network/payout-account.server.ts', 'the payment service'],
  ['app/routes/auth/sign-in/route.tsx', 'what readRedirect has looked at'],
  ['app/routes/shop/checkout/route.tsx', 'the payment service'],
  ['app/routes/shop/pay/route.tsx', 'the payment service'],
  ['app/routes/shop/studio-quote/route.tsx', 'the payment service'],
  [
    'app/routes/demo/sandbox-checkout/route.tsx',
    'addresses of ours, which our own call gave the sandbox',
  ],
  ['app/routes/dashboard/project-files/route.tsx', 'a path of ours with the id of a row'],
  ['app/routes/dashboard/notification/route.tsx', 'a path of ours that the notification keeps'],
].map(([file]) => file)

const OWN = /^(?:(?:paths|adminPaths|studioPaths|shopFrontPaths|at)\.|safeRedirect\(|landingPath\()/

describe('an answer that leads on', () => {
  test('leads to a path of ours, or to what was looked at', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .map((name) => `app/${name}`)
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    expect(files.length).toBeGreaterThan(500)
    const calls = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<![.\w])redirect\(([^\n]*)/g)].map(([, to]) => ({
        file,
        to: to!,
      })),
    )
    expect(calls.length).toBeGreaterThan(20)
    const strange = calls.filter(({ file, to }) => !OWN.test(to) && !OTHERS.includes(file))
    expect(strange, 'lead there with seeOther, or look at it with safeRedirect').toEqual([])
  })

  test('stays here whatever it is given', async () => {
    const locations = await Promise.all(
      ['/faq?x=1#y', '/.//evil.example', '/\\evil.example'].map(async (to) =>
        (await seeOther(to)).headers.get('Location'),
      ),
    )
    expect(locations).toEqual(['/faq?x=1#y', '/', '/'])
  })
})
