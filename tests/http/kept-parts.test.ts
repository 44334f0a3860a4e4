import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_STUDIO_OWNER } from '~/domain/people/demo-accounts'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { adminPaths } from '../../app/paths/admin'
import { paths } from '../../app/paths'
import { studioPaths } from '../../app/paths/studio'
import { Visitor, type Role } from '../setup/visitor'

const THEMES = ['dark', 'light', 'system']
const PUBLIC = [
  paths.home(),
  paths.home({ services: 'popular' }),
  `${paths.shop({ q: '"<&>' })}&other='`,
  paths.shop(),
  paths.about(),
  paths.cart(),
  paths.cookiePreferences(),
]
const CLIENT = [...PUBLIC, paths.dashboard(), paths.overview(), paths.orders({ order: 'a b' })]
const ADMIN = [...PUBLIC, paths.admin(), adminPaths.orders(), paths.dashboard()]

const signedIn = (role: Role) => async (visitor: Visitor) => {
  await visitor.signInAs(role)
}

const VISITORS: [name: string, become: (visitor: Visitor) => Promise<unknown>, pages: string[]][] =
  [
    ['somebody', async () => {}, PUBLIC],
    ['a client', signedIn('client'), CLIENT],
    ['a freelancer', signedIn('freelancer'), [...PUBLIC, paths.freelancerHome()]],
    ['an admin', signedIn('admin'), ADMIN],
    [
      'another studio',
      (visitor) => visitor.signIn(DEMO_STUDIO_OWNER, DEMO_PASSWORD),
      [...PUBLIC, studioPaths.dashboard(), paths.dashboard()],
    ],
    ['a shopper', fillCart, PUBLIC],
  ]

async function fillCart(visitor: Visitor) {
  const product = await db.product.findFirstOrThrow({ where: { status: 'published', studioId: 1 } })
  const page = await visitor.get(paths.product(product.id))
  await visitor.submit(page, 'button[name="intent"][value="add"]')
}

/**
 * Holds a page as it is sent to who takes gzip to the one that is made whole for who does not; of
 * two that differ, the first line that does is told.
 */
async function compare(visitor: Visitor, path: string) {
  const joined = await visitor.fetch(path, { headers: { 'Accept-Encoding': 'gzip' } })
  const whole = await visitor.fetch(path)
  expect([path, joined.headers.get('Content-Encoding')]).toEqual([path, 'gzip'])
  const lines = (html: string) =>
    html
      .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
      .replaceAll('><', '>\n<')
      .split('\n')
  const of = lines(gunzipSync(Buffer.from(await joined.arrayBuffer())).toString())
  const made = lines(await whole.text())
  const at = made.findIndex((line, number) => line !== of[number])
  expect([path, at, of[at], of.length]).toEqual([path, -1, made[at], made.length])
  expect(made.length).toBeGreaterThan(300)
}

test.each(VISITORS)(
  '%s gets of kept parts what is made for them alone',
  async (_, become, pages) => {
    await db.rateLimit.deleteMany()
    const visitor = new Visitor()
    await become(visitor)
    const choose = async (path: string, choice: Record<string, string>) => {
      await visitor.post(path, { ...choice, redirectTo: paths.home() })
    }
    for (const [number, language] of LANGUAGES.entries()) {
      await choose(paths.language(), { language })
      await choose(paths.theme(), { theme: THEMES[number % THEMES.length]! })
      for (const path of pages) await compare(visitor, path)
    }
    await choose(paths.lightVersion(), { light: 'on' })
    for (const path of pages) await compare(visitor, path)
  },
)
