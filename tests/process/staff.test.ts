import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSmtp, type SmtpServer } from '../mocks/smtp'
import type { Page } from '../setup/page'
import { codeOn } from '../setup/second-factor-code'
import { THOROUGH } from '../setup/thorough'
import { Visitor } from '../setup/visitor'
import { Installation, type AppProcess } from './installation'

const PUBLIC_URL = 'https://kanal.example'
const OWNER = 'owner@kanal.example'
const PASSWORD = 'a quiet canal at dawn'
const SETTINGS = '/dashboard/admin/settings'
const SECOND_FACTOR = '/dashboard/settings/second-factor'

let smtp: SmtpServer
let kanal: Installation
let app: AppProcess
let owner: Visitor

const live = () => ({
  SESSION_SECRET: 'not-a-secret-but-long-enough-for-one',
  ...{ PUBLIC_URL, OWNER_EMAIL: OWNER, SMTP_URL: smtp.url, FETCH_OPEN_ADDRESSES: '', WORKER: 'on' },
  ...{ STRIPE_SECRET_KEY: 'sk_test_never_called', STRIPE_WEBHOOK_SECRET: 'whsec_never_called' },
})

beforeAll(async () => {
  smtp = await startSmtp()
  kanal = await Installation.create({ empty: true })
  await kanal.seed(live())
  app = await kanal.start(live())
})
afterAll(() => Promise.all([kanal.dispose(), smtp.stop()]))

/** Somebody who comes through the proxy that takes https. */
function visitor() {
  return new Visitor({
    origin: PUBLIC_URL,
    answer: async (request) => {
      const { host, pathname, search } = new URL(request.url)
      const headers = { ...Object.fromEntries(request.headers), 'X-Forwarded-Host': host }
      return fetch(kanal.origin + pathname + search, {
        method: request.method,
        headers,
        body: request.body && (await request.arrayBuffer()),
        redirect: 'manual',
      })
    },
  })
}

/** The path of the link in the last mail to an address, once it is there. */
function mailedLink(to: string, path: string) {
  return vi.waitFor(
    () => {
      const mail = smtp.mails
        .findLast((one) => one.to.includes(to))
        ?.data.replace(/=\r\n/g, '')
        .replaceAll('=3D', '=')
      return new URL(new RegExp(`${PUBLIC_URL}${path}[\\w.~-]+`).exec(mail ?? '')![0]).pathname
    },
    { timeout: 30_000, interval: 100 },
  )
}

async function ownerInvites(email: string) {
  const list = await owner.submit(await owner.get('/dashboard/admin/people/invite'), '#invite', {
    email,
  })
  expect(list.text).toContain(`Invitation sent to ${email}.`)
  return mailedLink(email, '/staff-invitation/')
}

const join = async (colleague: Visitor, link: string, name: string) =>
  colleague.submit(await colleague.get(link), '#join', { name, password: PASSWORD })

const setUpSecondFactor = async (who: Visitor, page: Page) => {
  const begun = await who.submit(page, 'Set up')
  await who.submit(begun, '#confirm', { code: codeOn(begun) })
}

/**
 * One of the staff asks for another limit, and another one confirms it; what the second one is
 * told.
 */
async function changeLimitTogether(first: Visitor, second: Visitor, USD: string) {
  await first.submit(await first.get(SETTINGS), 'Save limits', { USD })
  expect((await first.get(SETTINGS)).textOf('main')).not.toContain('Confirm new limits')
  return second.submit(await second.get(SETTINGS), 'Confirm new limits')
}

test('the owner of a founded studio invites a second admin, and the two change what takes two', async () => {
  owner = visitor()
  await owner.submit(await owner.get('/auth/forgot-password'), 'main form', { username: OWNER })
  const set = await owner.get(await mailedLink(OWNER, '/auth/set-password/'))
  expect((await owner.submit(set, 'main form', { password: PASSWORD })).url.pathname).toBe(
    '/dashboard/admin',
  )

  const second = visitor()
  const joined = await join(second, await ownerInvites('wilma@kanal.example'), 'Wilma Ek')
  expect(joined.url.pathname).toBe('/dashboard/admin')
  const refused = await owner.submit(await owner.get(SETTINGS), 'Save limits', { USD: '9000' })
  expect(refused.url.pathname).toBe(SECOND_FACTOR)
  for (const one of [owner, second]) await setUpSecondFactor(one, await one.get(SECOND_FACTOR))
  const confirmed = await changeLimitTogether(owner, second, '9000')
  expect(confirmed.html).toContain('Saved: Amounts that need two admins')
  expect(await kanal.db.setting.findFirst({ where: { key: 'refundLimits' } })).toMatchObject({
    value: expect.objectContaining({ USD: 900_000 }),
  })
})

test.skipIf(!THOROUGH)(
  'where staff have to have a second factor, an invited colleague is somebody once it is on, and works from then',
  async () => {
    await app.stop('SIGTERM')
    await kanal.start({ ...live(), REQUIRE_SECOND_FACTOR: 'staff' })
    const third = visitor()
    const landed = await join(third, await ownerInvites('tove@kanal.example'), 'Tove Berg')
    expect(landed.url.pathname).toBe(SECOND_FACTOR)
    for (const path of ['/dashboard/admin', '/dashboard/admin/people', SETTINGS])
      expect((await third.get(path)).url.pathname).toBe(SECOND_FACTOR)
    expect((await third.fetch('/api/user')).status).toBe(401)
    await setUpSecondFactor(third, await third.get(SECOND_FACTOR))
    expect((await third.get('/dashboard/admin')).url.pathname).toBe('/dashboard/admin')
    expect((await changeLimitTogether(owner, third, '8000')).html).toContain(
      'Saved: Amounts that need two admins',
    )
  },
)
